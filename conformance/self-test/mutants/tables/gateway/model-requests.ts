/** Mutants with defects in the conversation, instructions and options of model requests. */
import { withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  alterModelRequests,
  alterPromptParts,
  dropNonTextParts,
  dropZeroTemperature,
  swapToolResults,
} from "../../combinators/models.ts";
import type { MutableRequest } from "../../combinators/requests.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, createError } from "./combinators.ts";

/** Alters requests whose id was used before, or responds to them. */
const alterRepeatedRequests = (act: (body: Loose, before: Loose, request: MutableRequest) => Loose): Mutate =>
  withMap((bodies) =>
    alterRunBodies((body, request) => {
      const id = request.headers["x-request-id"];
      if (id === undefined) return undefined;
      const before = bodies.get(id);
      bodies.set(id, structuredClone(body));
      return before && act(body, before, request);
    }),
  );

const removeNulls = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(removeNulls);
  if (typeof value !== "object") return value;
  const fields = Object.entries(value).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, removeNulls(value)]));
};

export const modelRequestMutants: Mutants = {
  /** Sends the request's options to the model only in the first turn. */
  "options-of-the-first-turn": alterModelRequests((options) => {
    if (options.prompt.at(-1)?.role !== "tool") return options;
    const { temperature, topP, topK, stopSequences, maxOutputTokens, responseFormat, ...rest } = options;
    return {
      ...rest,
      toolChoice: { type: "auto" },
      prompt: options.prompt.filter(({ role }) => role !== "system"),
    };
  }),
  /** Sets a temperature if the request has none. */
  "temperature-of-its-own": alterModelRequests((options) => ({
    ...options,
    temperature: options.temperature ?? 0.7,
  })),
  /** Does not send a temperature of 0 to the model. */
  "coldest-dropped": dropZeroTemperature,
  /** Requires a tool call if tool_choice is `auto`. */
  "tools-to-be-called": alterModelRequests((options) =>
    options.tools?.length && (options.toolChoice ?? { type: "auto" }).type === "auto"
      ? { ...options, toolChoice: { type: "required" } }
      : options,
  ),
  /** Treats the tool_choice `none` as `auto`. */
  "no-tools-is-auto": alterRunBodies(({ request }) => {
    if (request?.tool_choice?.type === "none") delete request.tool_choice;
  }),
  /** Ignores the tool_choice `any` if there are no tools. */
  "impossible-choice-ignored": alterRunBodies(({ request, builtins }) => {
    if (request?.tool_choice?.type === "any" && !builtins) delete request.tool_choice;
  }),
  /** Trims whitespace from user text. */
  "shown-trimmed": alterPromptParts("user", (part) =>
    part.type === "text" ? { ...part, text: part.text.trim() } : part,
  ),
  /** Sends the model only text. */
  "shown-without-images": dropNonTextParts,
  /** Removes null fields from the arguments of earlier calls sent to the model. */
  "shown-without-nulls": alterPromptParts("assistant", (part) =>
    part.type === "tool-call" ? { ...part, input: removeNulls(part.input) } : part,
  ),
  /** Sends the model a placeholder for an empty result. */
  "shown-something-for-nothing": alterPromptParts("tool", (part) =>
    JSON.stringify(part.output).length < 40
      ? { ...part, output: { type: "text", value: "(nothing)" } }
      : part,
  ),
  /** Sends failed results to the model as if they were successful. */
  "shown-failures-as-results": alterPromptParts("tool", ({ output, ...part }) => ({
    ...part,
    output: { ...output, type: output.type.replace("error-", "") },
  })),
  /** Attributes each tool result in a turn to the wrong call. */
  "shown-results-of-other-calls": swapToolResults,
  /** Sends the metadata to the model. */
  "shown-metadata": alterRunBodies(({ request }) => {
    if (request?.metadata) request.system = JSON.stringify(request.metadata);
  }),
  /** Rejects a conversation that contains tool results. */
  "calls-not-taken-back": alterRunBodies((body, request) =>
    JSON.stringify(body.request?.messages ?? []).includes('"type":"tool_result"')
      ? createError(400, "invalid_request_error", request)
      : undefined,
  ),
  /** Rejects an X-Request-ID that was used before. */
  "ids-taken-once": alterRepeatedRequests((_, __, request) =>
    createError(400, "invalid_request_error", request),
  ),
  /** Continues the conversation of an earlier run that has the same id. */
  "runs-go-on": alterRepeatedRequests((body, before) => {
    body.request.messages.unshift(...before.request.messages);
  }),
};
