/** What differs between two JSON values. */
import { isObject } from "./json.ts";

/**
 * JSON pointers (RFC 6901) of the smallest parts of `after` that were not so in `before`: values that are new or others,
 * and objects and lists that lost something.
 */
export function changedPointers(before: unknown, after: unknown): string[] {
  return [...differences(before, after, "")];
}

function* differences(before: unknown, after: unknown, at: string): Generator<string> {
  if (Object.is(before, after)) return;
  const old = membersOf(before);
  const now = membersOf(after);
  if (old === undefined || now === undefined || Array.isArray(before) !== Array.isArray(after)) {
    yield at;
    return;
  }
  for (const [key, value] of now) {
    const pointer = `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (old.has(key)) yield* differences(old.get(key), value, pointer);
    else yield pointer;
  }
  if ([...old.keys()].some((key) => !now.has(key))) yield at;
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return isObject(value) || Array.isArray(value) ? new Map(Object.entries(value)) : undefined;
}
