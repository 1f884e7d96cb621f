/** What a case sees of a run, whichever endpoint made it. */
import type { Json } from "../../../runner/case.ts";
import type { Answer } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** A call that the gateway has run. */
export interface SeenCall {
  id: string;
  name: string;
  input: Json;
  /** `{content, is_error, error}`; `null` until it comes. */
  result: Json;
}

/** Of a stream as far as it was read, of an answer as a whole. */
export interface RunSeen {
  /** The JSON body of the request; `null` when it had none. */
  sent: Json;
  /** The result, or `null`. */
  result: JsonObject | null;
  /** The error: of the `error` event, or of the refusal. */
  error: JsonObject | null;
  /** Why the run ended: `stop_reason` of the result. */
  stopReason: string | null;
  /** `steps` of the result. */
  steps: readonly Json[];
  /** `messages` of the result. */
  messages: readonly Json[];
  /** `response` of the result. */
  response: Json;
  /** All text that the model has said; `text` of an answer is its own, as it came. */
  said: string;
  /** Calls that the gateway has run, in the order in which they began; of an answer, in that of the steps. */
  calls: SeenCall[];
}

/** An answer that is no stream: of a blocking run, or a refusal. */
export interface GatewayAnswer extends Answer, RunSeen {}

/** The members that a result, or its absence, decides. */
export function ofResult(
  result: Json | undefined,
): Pick<RunSeen, "result" | "stopReason" | "steps" | "messages" | "response"> {
  return {
    result: isObject(result) ? result : null,
    stopReason: getString(result, "stop_reason") ?? null,
    steps: getArray(result, "steps"),
    messages: getArray(result, "messages"),
    response: getField(result, "response") ?? null,
  };
}

/** What a call came to, by the member names of steps and events. */
export function outcomeOf(told: Json): JsonObject {
  const names = ["content", "is_error", "error"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = getField(told, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Reads an answer. @param sent The body of its request. */
export function readAnswer(answer: Answer, sent: Json | undefined): GatewayAnswer {
  const result = getField(answer.body, "result");
  const error = getField(answer.body, "error");
  const steps = getArray(result, "steps");
  return {
    ...answer,
    sent: sent ?? null,
    ...ofResult(result),
    error: isObject(error) ? error : null,
    said: steps.map((step) => textIn(getField(step, "response"))).join(""),
    calls: steps.flatMap(callsOf),
  };
}

function textIn(response: Json | undefined): string {
  const blocks = getArray(response, "content");
  return blocks
    .map((block) => (getString(block, "type") === "text" ? (getString(block, "text") ?? "") : ""))
    .join("");
}

/** Calls that were not run have no result, and a stream does not tell them. */
function callsOf(step: Json): SeenCall[] {
  return getArray(step, "tool_results").map((told) => {
    const id = getString(told, "tool_use_id") ?? "";
    const call = getArray(step, "tool_calls").find((each) => getString(each, "id") === id);
    return {
      id,
      name: getString(call, "name") ?? "",
      input: getField(call, "input") ?? null,
      result: outcomeOf(told),
    };
  });
}
