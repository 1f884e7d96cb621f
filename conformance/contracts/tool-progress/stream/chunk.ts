/** Accessors for chunks, which may be malformed. */
import type { Json } from "../../../runner/case.ts";
import { getArray, getField, getString, isObject, type JsonObject } from "../../../stream/json.ts";

/** Event types of tool calls (P-005). */
export const eventTypes = ["call", "result", "delegation_call", "delegation_result"];

/** Prefix of the names of delegation tools (P-024). */
export const delegationPrefix = "delegate_to_";

/** Returns the tool calls in a chunk. Items that are not objects are omitted. */
export function listToolCalls(chunk: Json | undefined): JsonObject[] {
  return getArray(chunk, "tool_calls").filter(isObject);
}

/** Returns the text of a chunk. Both fields contain the same text (PX-01). */
export function getText(chunk: Json | undefined): string {
  return getString(chunk, "message") ?? getString(chunk, "response") ?? "";
}

/** Returns true if a tool call is a result or part of a result. */
export function isResult(call: Json): boolean {
  const type = getString(call, "event_type");
  return type === "result" || type === "delegation_result";
}

/** Returns true if a tool call is part of a result and more parts follow. */
export function isPartialResult(call: Json): boolean {
  return isResult(call) && getField(call, "is_complete") === false;
}

/**
 * Returns the kinds of content in a chunk, joined with `, `: `text`, the event type of each tool call
 * (`piece` for a part that is not the last), and `error`. Returns `citation` for a chunk that contains only
 * citations, because every chunk may contain citations. Returns `empty` for a chunk without content, and `""`
 * for a malformed chunk.
 */
export function describeContent(chunk: Json | undefined): string {
  if (!isObject(chunk)) return "";
  const kinds = [
    ...(getText(chunk) === "" || getField(chunk, "error") !== undefined ? [] : ["text"]),
    ...listToolCalls(chunk).map((call) =>
      isPartialResult(call) ? "piece" : (getString(call, "event_type") ?? ""),
    ),
    ...(getField(chunk, "error") === undefined ? [] : ["error"]),
  ];
  if (kinds.length > 0) return kinds.join(", ");
  return getArray(chunk, "citations").length > 0 ? "citation" : "empty";
}
