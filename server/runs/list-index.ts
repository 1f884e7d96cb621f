/** Indexes of lists in JSON Patch, where the library takes more than RFC 6902 allows. */
import { namesOf } from "../json-pointer.ts";
import type { Json, JsonPatchOperation } from "./events.ts";

/**
 * Why an operation's last step is no place in its list: it has leading zeros (RFC 6901 section 4), or is beyond the list's
 * end (RFC 6902 section 4.1). Readers who hold to the RFCs could not apply it.
 *
 * @param document The state as it is before the operation.
 * @returns `undefined` also of what is no place for other reasons, which applying it tells.
 */
export function indexRefusal(document: Json, { op, path, from }: JsonPatchOperation): string | undefined {
  const names = namesOf(path);
  const step = names.pop();
  const list = names.reduce<Json | undefined>(memberOf, document);
  if (!Array.isArray(list) || step === undefined || step === "-") return undefined;
  if (/^0\d/.test(step)) return "an index of a list has no leading zeros";
  // What is moved inside its list leaves it before it comes back.
  const left = op === "move" && from !== undefined && memberList(document, from) === list ? 1 : 0;
  const beyond = (op === "move" || op === "copy") && Number(step) > list.length - left;
  return beyond ? "the index is beyond the end of the list" : undefined;
}

function memberList(document: Json, pointer: string): Json | undefined {
  return namesOf(pointer).slice(0, -1).reduce<Json | undefined>(memberOf, document);
}

/** A member of a document: its own, never one that every object of JavaScript has, such as `toString`. */
export function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, Json>)[name];
}
