/** The observed fields that streams and blocking runs have in common. */
import type { Json } from "../../../runner/case.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** A call that the gateway executed. */
export interface ObservedCall {
  id: string;
  name: string;
  input: Json;
  /** `{content, is_error, error}`, or `null` before the result. */
  result: Json;
}

/** An observed run. */
export interface ObservedRun {
  /** The JSON request body, or `null`. */
  sent: Json;
  /** The result, or `null`. */
  result: JsonObject | null;
  /** The error from the `error` event or from the error response. */
  error: JsonObject | null;
  /** The result's `stop_reason`. */
  stopReason: string | null;
  /** The result's `steps`. */
  steps: readonly Json[];
  /** The result's `messages`. */
  messages: readonly Json[];
  /** The result's `response`. */
  response: Json;
  /** All text that the model produced. The `text` of a response, in contrast, is its raw body. */
  said: string;
  /**
   * The calls that the gateway executed. For a stream, they are in the order in which they started; for a
   * blocking run, in the order of the steps.
   */
  calls: ObservedCall[];
}

/** The response of a blocking run, or an error response. */
export interface GatewayResponse extends ObservedResponse, ObservedRun {}

/** Returns the fields that are derived from the result. */
export function parseResult(
  result: Json | undefined,
): Pick<ObservedRun, "result" | "stopReason" | "steps" | "messages" | "response"> {
  return {
    result: isObject(result) ? result : null,
    stopReason: getString(result, "stop_reason") ?? null,
    steps: getArray(result, "steps"),
    messages: getArray(result, "messages"),
    response: getField(result, "response") ?? null,
  };
}

/** Returns the fields in a call's result that steps and events have in common. */
export function pickResultFields(result: Json): JsonObject {
  const names = ["content", "is_error", "error"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = getField(result, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Parses a response.
 * @param sent The request body.
 */
export function parseResponse(response: ObservedResponse, sent: Json | undefined): GatewayResponse {
  const result = getField(response.body, "result");
  const error = getField(response.body, "error");
  const steps = getArray(result, "steps");
  return {
    ...response,
    sent: sent ?? null,
    ...parseResult(result),
    error: isObject(error) ? error : null,
    said: steps.map((step) => joinTexts(getField(step, "response"))).join(""),
    calls: steps.flatMap(listExecutedCalls),
  };
}

function joinTexts(response: Json | undefined): string {
  const blocks = getArray(response, "content");
  return blocks
    .map((block) => (getString(block, "type") === "text" ? (getString(block, "text") ?? "") : ""))
    .join("");
}

/** Returns the executed calls in a step. All other calls have no result and do not appear in a stream. */
function listExecutedCalls(step: Json): ObservedCall[] {
  return getArray(step, "tool_results").map((toolResult) => {
    const id = getString(toolResult, "tool_use_id") ?? "";
    const call = getArray(step, "tool_calls").find((each) => getString(each, "id") === id);
    return {
      id,
      name: getString(call, "name") ?? "",
      input: getField(call, "input") ?? null,
      result: pickResultFields(toolResult),
    };
  });
}
