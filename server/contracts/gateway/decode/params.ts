/**
 * Formats locations in a request as they appear in gateway errors: `request.messages[0].content[1].text`
 * (G-088).
 */
import { parsePointer } from "../../../core/json/pointer.ts";

/** Maximum length of a name quoted in an error message, in characters. */
const maxNameLength = 100;

/** Shortens a name from a request so that an error message can quote it. */
export function shortenName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

/**
 * Converts a JSON Pointer to a dot-and-bracket path.
 *
 * @param pointer The JSON Pointer.
 * @param root The value that the pointer refers to.
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

/**
 * Returns the location of a field. The location of the body itself is empty. An empty name is written as two
 * quotes.
 */
export function toFieldParam(param: string, name: string): string {
  const shortName = shortenName(name) || '""';
  return param === "" ? shortName : `${param}.${shortName}`;
}

/** Returns a value's own field or array item, or `undefined` if there is none. */
export function getField(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
