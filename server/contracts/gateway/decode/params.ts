/**
 * Locations in a request as the gateway's errors write them: `request.messages[0].content[1].text` (G-088).
 */
import { parsePointer } from "../../../core/json/pointer.ts";

/** Maximum length of a name in an error message, in characters. */
const maxNameLength = 100;

/** Shortens a name from a request for an error message. */
export function shortenName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

/**
 * Converts a JSON Pointer to a dot-bracket path. @param pointer The pointer. @param root The value that it
 * points into.
 */
export function toParam(pointer: string, root: unknown): string {
  let value = root;
  let param = "";
  for (const name of parsePointer(pointer)) {
    param = Array.isArray(value) ? toItemParam(param, Number(name)) : toFieldParam(param, name);
    value = getField(value, name);
  }
  return param;
}

/** Returns the location of an array item. */
export function toItemParam(param: string, index: number): string {
  return `${param}[${index}]`;
}

/** Returns the location of a field; the path of the body is empty. An empty name is written as two quotes. */
export function toFieldParam(param: string, name: string): string {
  const shortName = shortenName(name) || '""';
  return param === "" ? shortName : `${param}.${shortName}`;
}

/** Returns an own field or an item of a value; `undefined` if there is none. */
export function getField(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
