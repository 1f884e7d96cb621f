/** Helpers for JSON of unknown shape: objects, text, differences and exceptions. */
import type { ContractError } from "tambo-v1-client";
import type { SessionError } from "./session.ts";

/** Returns true if the value is an object and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses text as JSON. Returns the text itself if it is not JSON. */
export function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns text as it is, and any other value as JSON. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** Returns the joined text of an array of content blocks; empty for any other value. */
export function joinText(content: unknown): string {
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  return blocks
    .filter(isObject)
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");
}

/** Returns the text of a message, whose content is a string or an array of content blocks. */
export function getMessageText(message: { content?: unknown } | undefined): string {
  const content = message?.content;
  return typeof content === "string" ? content : joinText(content);
}

/** Returns the JSON Pointer (RFC 6901) of a field or element. */
export function appendPointer(parent: string, key: string): string {
  return `${parent}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/**
 * Returns JSON Pointers (RFC 6901) of the smallest parts of `after` that differ from `before`: new or changed
 * values, and objects and arrays with removed entries.
 */
export function getChangedPointers(before: unknown, after: unknown): string[] {
  return [...findDifferences(before, after, "")];
}

function* findDifferences(before: unknown, after: unknown, at: string): Generator<string> {
  if (Object.is(before, after)) return;
  const old = toEntries(before);
  const now = toEntries(after);
  if (old === undefined || now === undefined || Array.isArray(before) !== Array.isArray(after)) {
    yield at;
    return;
  }
  for (const [key, value] of now) {
    const pointer = appendPointer(at, key);
    if (old.has(key)) yield* findDifferences(old.get(key), value, pointer);
    else yield pointer;
  }
  if ([...old.keys()].some((key) => !now.has(key))) yield at;
}

function toEntries(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return isObject(value) || Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
}

/** Returns the reason why a request was rejected, as fields of an error for display. */
export function classifyRejection({
  status,
}: ContractError): Pick<SessionError, "isInvalidRequest" | "needsKey"> {
  if (status === 400 || status === 422) return { isInvalidRequest: true };
  return status === 401 ? { needsKey: true } : {};
}

/** Returns the title and detail of an exception. */
export function describeException(error: unknown): SessionError {
  return { title: "Not sent", detail: error instanceof Error ? error.message : String(error) };
}
