/** What the timeline calls a frame. */
import { isObject, parsed } from "./json.ts";
import type { ContractName } from "./session.ts";

/**
 * The name of what a frame tells.
 *
 * @param data The frame's data, parsed; `undefined` of a comment.
 */
export function frameTypeOf(contract: ContractName, event: string | undefined, data: unknown): string {
  if (data === undefined) return "comment";
  if (!isObject(data)) return event ?? "message";
  if (contract === "tool-progress") return chunkKind(data);
  // The gateway wraps the events of its model.
  if (isObject(data.event)) return String(data.event.type);
  if (data.type === "CUSTOM") return String(data.name);
  // Agent streams have types of their own inside `status` and `error`.
  if (event !== undefined) return event;
  return typeof data.type === "string" ? data.type : "message";
}

/** Chunks have no names: what is in one says what it is. */
function chunkKind({ error, tool_calls: calls, message }: Record<string, unknown>): string {
  if (isObject(error)) return "error";
  const first = Array.isArray(calls) ? calls[0] : undefined;
  const call = typeof first === "string" ? parsed(first) : first;
  if (isObject(call)) return String(call.event_type);
  return message === "" ? "empty" : "text";
}
