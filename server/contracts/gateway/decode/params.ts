/** Places in a request as the gateway's errors name them: `request.messages[0].content[1].text` (G-088). */
import { namesOf } from "../../../core/json/pointer.ts";

/** Most characters of a name that an error shows. */
const maxName = 100;

/** A name of the caller's, which may be of any length, as errors show it. */
export function cutName(name: string): string {
  return name.length > maxName ? `${name.slice(0, maxName)}…` : name;
}

/** A place as a dot-bracket path. @param pointer Its JSON Pointer. @param root The value it points into. */
export function paramOf(pointer: string, root: unknown): string {
  let value = root;
  let param = "";
  for (const name of namesOf(pointer)) {
    param = Array.isArray(value) ? itemOf(param, Number(name)) : memberOf(param, name);
    value = memberValue(value, name);
  }
  return param;
}

/** The place of an item. */
export function itemOf(param: string, index: number): string {
  return `${param}[${index}]`;
}

/** The place of a member; the path of the whole body is empty. A name without a character shows as two quotes. */
export function memberOf(param: string, name: string): string {
  const shown = cutName(name) || '""';
  return param === "" ? shown : `${param}.${shown}`;
}

/** Returns an own member or an item of a value; `undefined` if there is none. */
export function memberValue(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
