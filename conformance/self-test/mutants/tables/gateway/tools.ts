/**
 * Mutants with defects in the gateway's tools: which tools are offered, how they are called, and what they
 * return.
 */
import { serializeCalls } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelOutput, alterTurns, dropToolSchemas } from "../../combinators/models.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterAllErrors,
  alterResults,
  alterRunBodies,
  alterRunSettings,
  alterSearchResults,
  alterToolResults,
  createError,
} from "./combinators.ts";

/** Alters the arguments of the model's calls, both in deltas and as a whole. */
const alterArguments = (alter: (text: string) => string): Mutate =>
  alterModelOutput((part) => {
    if (part.type === "tool-input-delta") return { ...part, delta: alter(part.delta) };
    return part.type === "tool-call" ? { ...part, input: alter(part.input) } : part;
  });

/** Fetches every URL in the model's calls, and discards the content. */
const fetchUrls = alterTurns(async (options, original) => {
  const calls = (options.prompt as Loose[]).flatMap(({ role, content }) =>
    role === "assistant" ? content.filter(({ type }: Loose) => type === "tool-call") : [],
  );
  const addresses = calls.flatMap(({ input }: Loose) => input.url ?? []);
  // The canary records only requests to these URLs.
  const watched = addresses.filter((url: string) => url.includes("/canary/") && !url.includes("@"));
  await Promise.allSettled(watched.map((url: string) => fetch(url)));
  return original(options);
});

export const toolMutants: Mutants = {
  /** Offers builtins in reverse order. */
  "builtins-reversed": alterRunBodies((body) => {
    body.builtins?.reverse?.();
  }),
  /** Offers builtins even if the request does not list them. */
  "builtins-always-offered": alterRunBodies((body) => {
    if (!(body.builtins?.length > 0) && body.server_tools === undefined)
      body.builtins = ["vai_web_search", "vai_web_fetch"];
  }),
  /** Offers builtins without their schemas. */
  "builtins-undefined": dropToolSchemas,
  /** Accepts `server_tools`, but ignores it. */
  "builtins-of-one-name": alterRunBodies(deleteFields("server_tools")),
  /** Rejects names in `builtins` that have whitespace around them. */
  "builtins-exactly-named": alterRunBodies((body, request) =>
    Array.isArray(body.builtins) && body.builtins.some((name: Loose) => name !== name?.trim?.())
      ? createError(400, "invalid_request_error", request)
      : undefined,
  ),
  /** Accepts tools of type `function`, but drops them. */
  "functions-left-out": alterRunBodies(({ request }) => {
    if (Array.isArray(request?.tools))
      request.tools = request.tools.filter((tool: Loose) => tool?.type !== "function");
  }),
  /**
   * For a function with the name of a requested builtin, returns the same error as for any other function.
   */
  "functions-of-builtins-like-others": alterAllErrors((error) => {
    if (error.code === "run_validation_failed") error.code = "unsupported_function_tool";
  }),
  /**
   * For a function with the name of a builtin that was not requested, returns the error for a requested
   * builtin.
   */
  "functions-of-builtins-not-named": alterAllErrors((error) => {
    if (error.code === "unsupported_function_tool" && error.message.includes("vai_web_search"))
      error.code = "run_validation_failed";
  }),
  /** Omits the advice on where functions can be used from the error for functions. */
  "functions-refused-without-advice": alterAllErrors((error, { path }) => {
    if (error.code === "unsupported_function_tool" && path === "/v1/runs")
      error.message = "There are no functions.";
  }),
  /** Delays the start event of a call until the result of the previous call has been sent. */
  "calls-told-one-by-one": serializeCalls(
    ({ name }) => name === "tool_call_start",
    ({ name }) => name === "tool_result",
  ),
  /** Ignores tool_timeout_ms. */
  "tool-timeout-ignored": alterRunSettings(deleteFields("tool_timeout_ms")),
  /** Returns the stop reason `error` if a call failed. */
  "failed-calls-end-the-run": alterResults((result) => {
    const toolResults = result.steps.flatMap(({ tool_results }: Loose) => tool_results);
    if (toolResults.some(({ is_error }: Loose) => is_error)) result.stop_reason = "error";
  }),
  /** Sends the service's error message to the client. */
  "failed-calls-quote-the-service": alterToolResults(({ error, content }) => {
    if (error?.code !== "tool_provider_error") return;
    error.message += " The search failed.";
    content[0].text = error.message;
  }),
  /** Reports a call to an unknown tool as a call with invalid arguments. */
  "unknown-tools-are-wrong-arguments": alterToolResults(({ error }) => {
    if (error?.code === "unsupported_function_tool") error.code = "invalid_tool_input";
  }),
  /** Drops unknown arguments and calls the tool anyway. */
  "arguments-mended": alterArguments((text) => text.replace(',"more":true', "")),
  /** Capitalizes search queries. */
  "arguments-capitalized": alterArguments((text) =>
    text.replace(/(?<="query":")\w/, (letter) => letter.toUpperCase()),
  ),
  /** Fetches URLs within the server's own network. */
  "own-network-asked": fetchUrls,
  /** Wraps search results in prose. */
  "found-in-prose": alterSearchResults((text) => `Found: ${text}`),
  /** Adds a block with the tool's name to search results. */
  "found-in-two-blocks": alterToolResults((toolResult) => {
    if (!toolResult.is_error) toolResult.content.unshift({ type: "text", text: "vai_web_search" });
  }),
  /** Returns one page too many for a search. */
  "found-one-more": alterSearchResults((text) =>
    text.replace('"results":[', '$&{"title":"More","url":"https://example.com/more","snippet":""},'),
  ),
};
