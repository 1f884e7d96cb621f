/** Reads and changes fields of request bodies. */
import { isObject } from "../session/json.ts";
import type { RequestBody } from "../session/session.ts";
import type { Pointer } from "./contract-requests.ts";

/** Formats a body as indented JSON. */
export function formatBody(body: RequestBody): string {
  return JSON.stringify(body, null, 2);
}

/** Parses the text of a body. Returns `undefined` if the text is not a JSON object. */
export function parseBody(text: string): RequestBody | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the value of a field, or `undefined` if it does not exist. */
export function getField(body: RequestBody, pointer: Pointer): unknown {
  return split(pointer).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body);
}

/**
 * Returns a copy of the body with another value of a field. `undefined` removes the field, together with
 * objects that become empty.
 */
export function setField(body: RequestBody, pointer: Pointer, value: unknown): RequestBody {
  return setAt(body, split(pointer), value) ?? {};
}

/** Copies fields from one body to another. Fields that are missing in `from` are removed. */
export function copyFields(from: RequestBody, to: RequestBody, pointers: readonly Pointer[]): RequestBody {
  return pointers.reduce((body, pointer) => setField(body, pointer, getField(from, pointer)), to);
}

function setAt(object: RequestBody, [key = "", ...rest]: string[], value: unknown): RequestBody | undefined {
  const child = object[key];
  const next = rest.length === 0 ? value : setAt(isObject(child) ? child : {}, rest, value);
  if (next !== undefined) return { ...object, [key]: next };
  const { [key]: _, ...others } = object;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Splits a pointer whose keys need no escapes. */
function split(pointer: Pointer): string[] {
  return pointer.slice(1).split("/");
}
