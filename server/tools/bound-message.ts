/**
 * Makes messages from MCP servers safe to parse with the SDK's schemas.
 *
 * Zod creates an issue for every error, and multiple issues for a union, while a message can contain millions
 * of errors: a result's `_meta` of 8 MB with an invalid icon list blocks the SDK for 40 s. Lists are therefore
 * moved to a place that the SDK does not check, and are parsed item by item later.
 */
import { ProtocolErrorCode } from "@modelcontextprotocol/client";
import type { JsonObject } from "../core/events.ts";
import { isObject } from "../core/json/object.ts";

/** Maximum number of values in a result without its lists. Objects, lists and everything in them count. */
const maxValues = 5_000;

/** The field of a bounded result that contains the result's lists. */
const movedLists = "uncheckedLists";

const listNames = ["content", "contents", "resources", "resourceTemplates", "tools"];

/**
 * Returns a message that the SDK can parse in a short time. The message is an error if its result has too many
 * values. Values that are not messages are returned unchanged, so that the SDK rejects them.
 */
export function boundMessage(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(boundMessage);
  if (!isObject(message) || !isObject(message.result)) return message;
  // The server does not use the metadata of results, and the SDK would check it.
  const { _meta, structuredContent, ...result } = message.result;
  const lists: JsonObject = {};
  for (const name of listNames) {
    const list = result[name];
    if (!Array.isArray(list)) continue;
    lists[name] = list;
    result[name] = [];
  }
  if (countValues(result, maxValues) > maxValues)
    return createError(message.id, `more than ${maxValues} values`);
  const structured = structuredContent === undefined ? {} : { structuredContent };
  return { ...message, result: { ...result, ...structured, [movedLists]: lists } };
}

/** Bounds a message in JSON. Text that is not JSON is returned unchanged. */
export function boundText(text: string): string {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return text;
  }
  try {
    return JSON.stringify(boundMessage(message));
  } catch {
    // A value that is nested too deeply cannot be written again.
    const id = isObject(message) ? message.id : null;
    return JSON.stringify(createError(id, "values nested too deeply"));
  }
}

function createError(id: unknown, problem: string): object {
  const message = `its response does not conform to MCP: ${problem}`;
  return { jsonrpc: "2.0", id, error: { code: ProtocolErrorCode.ParseError, message } };
}

/** Returns a result of the SDK with the lists that {@link boundMessage} has moved. */
export function restoreLists(result: JsonObject): JsonObject {
  const { [movedLists]: lists, ...rest } = result;
  return { ...rest, ...(lists as JsonObject | undefined) };
}

/**
 * Counts a value and all values inside it, without recursion. Stops counting soon after the limit is reached.
 */
export function countValues(value: unknown, limit: number): number {
  const values = [value];
  // The list grows during the iteration.
  for (const next of values) {
    if (values.length > limit) break;
    if (next === null || typeof next !== "object") continue;
    for (const name in next) {
      if (values.length > limit) break;
      values.push((next as { [name: string]: unknown })[name]);
    }
  }
  return values.length;
}
