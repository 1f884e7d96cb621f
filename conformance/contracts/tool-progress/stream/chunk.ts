/** What a chunk brings, whatever an implementation sends as one. */
import type { Json } from "../../../runner/case.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** Event types of tool calls (P-005). */
export const eventTypes = ["call", "result", "delegation_call", "delegation_result"];

/** What names of tools that delegate begin with (P-024). */
export const delegationPrefix = "delegate_to_";

/** The tool calls of a chunk that are objects. */
export function toolCallsOf(chunk: Json | undefined): JsonObject[] {
  return getArray(chunk, "tool_calls").filter(isObject);
}

/** Text of a chunk, by either name: they are the same text (PX-01). */
export function textIn(chunk: Json | undefined): string {
  return getString(chunk, "message") ?? getString(chunk, "response") ?? "";
}

/** Whether a tool call brings a call's end, not only its beginning or a piece. */
export function isResult(call: Json): boolean {
  const type = getString(call, "event_type");
  return type === "result" || type === "delegation_result";
}

/** Whether a tool call is a piece of a result that goes on. */
export function isPiece(call: Json): boolean {
  return isResult(call) && getField(call, "is_complete") === false;
}

/**
 * What a chunk brings, in order: `text`, the event type of each tool call (`piece` of a piece that is not the last),
 * `error`; joined by `, `. `empty` of one that brings nothing, `""` of what is no chunk.
 */
export function kindOf(chunk: Json | undefined): string {
  if (!isObject(chunk)) return "";
  const kinds = [
    ...(textIn(chunk) === "" || getField(chunk, "error") !== undefined ? [] : ["text"]),
    ...toolCallsOf(chunk).map((call) => (isPiece(call) ? "piece" : (getString(call, "event_type") ?? ""))),
    ...(getField(chunk, "error") === undefined ? [] : ["error"]),
  ];
  return kinds.length === 0 ? "empty" : kinds.join(", ");
}
