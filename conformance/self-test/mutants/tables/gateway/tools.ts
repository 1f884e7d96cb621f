/** Mutants of the gateway's tools: which are offered, how they are called, what they return. */
import { serializeCalls } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelOutput, alterTurns, dropToolSchemas } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterSearchResults,
  createError,
  errors,
  gatewayRun,
  outcomes,
  results,
  runSettings,
} from "./combinators.ts";

/** Alters the arguments of the model's calls, in their deltas and as a whole. */
const called = (alter: (text: string) => string): Mutate =>
  alterModelOutput((part) => {
    if (part.type === "tool-input-delta") return { ...part, delta: alter(part.delta) };
    return part.type === "tool-call" ? { ...part, input: alter(part.input) } : part;
  });

/** Fetches every address that the model has asked for, and ignores the content. */
const fetched = alterTurns(async (options, own) => {
  const calls = (options.prompt as Loose[]).flatMap(({ role, content }) =>
    role === "assistant" ? content.filter(({ type }: Loose) => type === "tool-call") : [],
  );
  const addresses = calls.flatMap(({ input }: Loose) => input.url ?? []);
  // The canary records only these.
  const watched = addresses.filter((url: string) => url.includes("/canary/") && !url.includes("@"));
  await Promise.allSettled(watched.map((url: string) => fetch(url)));
  return own(options);
});

export const toolMutants: Mutants = {
  /** Builtins are offered in reverse order. */
  "builtins-reversed": gatewayRun((body) => {
    body.builtins?.reverse?.();
  }),
  /** Builtins are offered to every model. */
  "builtins-always-offered": gatewayRun((body) => {
    if (!(body.builtins?.length > 0) && body.server_tools === undefined)
      body.builtins = ["vai_web_search", "vai_web_fetch"];
  }),
  /** Builtins are offered without their schemas. */
  "builtins-undefined": dropToolSchemas,
  /** server_tools is accepted and ignored. */
  "builtins-of-one-name": gatewayRun(deleteFields("server_tools")),
  /** A name in builtins with whitespace around it is rejected. */
  "builtins-exactly-named": gatewayRun((body, request) =>
    Array.isArray(body.builtins) && body.builtins.some((name: Loose) => name !== name?.trim?.())
      ? createError(400, "invalid_request_error", request)
      : undefined,
  ),
  /** Tools of type function are accepted and dropped. */
  "functions-left-out": gatewayRun(({ request }) => {
    if (Array.isArray(request?.tools))
      request.tools = request.tools.filter((tool: Loose) => tool?.type !== "function");
  }),
  /** A function with the name of a requested builtin has the error of any function. */
  "functions-of-builtins-like-others": errors((error) => {
    if (error.code === "run_validation_failed") error.code = "unsupported_function_tool";
  }),
  /** A function with the name of a builtin that is not requested has the error of one that is. */
  "functions-of-builtins-not-named": errors((error) => {
    if (error.code === "unsupported_function_tool" && error.message.includes("vai_web_search"))
      error.code = "run_validation_failed";
  }),
  /** The error of functions does not say where they can be used. */
  "functions-refused-without-advice": errors((error, { path }) => {
    if (error.code === "unsupported_function_tool" && path === "/v1/runs")
      error.message = "There are no functions.";
  }),
  /** The start of a call is sent only when the call before has its result. */
  "calls-told-one-by-one": serializeCalls(
    ({ name }) => name === "tool_call_start",
    ({ name }) => name === "tool_result",
  ),
  /** tool_timeout_ms is ignored. */
  "tool-timeout-ignored": runSettings(deleteFields("tool_timeout_ms")),
  /** A failed call makes the run's stop reason error. */
  "failed-calls-end-the-run": results((result) => {
    const told = result.steps.flatMap(({ tool_results }: Loose) => tool_results);
    if (told.some(({ is_error }: Loose) => is_error)) result.stop_reason = "error";
  }),
  /** The service's error message is sent to the client. */
  "failed-calls-quote-the-service": outcomes(({ error, content }) => {
    if (error?.code !== "tool_provider_error") return;
    error.message += " The search failed.";
    content[0].text = error.message;
  }),
  /** A call of an unknown tool is reported as one with invalid arguments. */
  "unknown-tools-are-wrong-arguments": outcomes(({ error }) => {
    if (error?.code === "unsupported_function_tool") error.code = "invalid_tool_input";
  }),
  /** Unknown arguments are dropped, and the tool is called. */
  "arguments-mended": called((text) => text.replace(',"more":true', "")),
  /** Search queries are capitalized. */
  "arguments-capitalized": called((text) =>
    text.replace(/(?<="query":")\w/, (letter) => letter.toUpperCase()),
  ),
  /** Addresses in the server's own network are fetched. */
  "own-network-asked": fetched,
  /** Search results are wrapped in prose. */
  "found-in-prose": alterSearchResults((text) => `Found: ${text}`),
  /** Search results have an additional block with the tool's name. */
  "found-in-two-blocks": outcomes((told) => {
    if (!told.is_error) told.content.unshift({ type: "text", text: "vai_web_search" });
  }),
  /** A search returns one page too many. */
  "found-one-more": alterSearchResults((text) =>
    text.replace('"results":[', '$&{"title":"More","url":"https://example.com/more","snippet":""},'),
  ),
};
