/** Which of several mistakes in a document is told: the first one that a reader of it meets. */
import { namesOf } from "../../../core/json/pointer.ts";
import { memberValue } from "./params.ts";

/**
 * The mistake that comes first in a document. That a member is missing shows at the end of its object. Of mistakes at
 * one place the first in the list is taken.
 *
 * @param mistakes At least one; each with the JSON Pointer of its place.
 * @param root The document.
 */
export function firstInDocument<Mistake extends { pointer: string }>(
  mistakes: readonly [Mistake, ...Mistake[]],
  root: unknown,
): Mistake {
  let among = mistakes.map((mistake) => ({ mistake, names: namesOf(mistake.pointer) }));
  let value = root;
  for (let depth = 0; ; depth += 1) {
    const here = among.find(({ names }) => names.length === depth);
    if (here !== undefined) return here.mistake;
    const name = firstOf(
      among.map(({ names }) => names[depth] ?? ""),
      value,
    );
    among = among.filter(({ names }) => names[depth] === name);
    value = memberValue(value, name);
  }
}

/** The name of the first item or member; of members that are missing, the first in the list. */
function firstOf(names: readonly string[], value: unknown): string {
  if (Array.isArray(value)) return String(Math.min(...names.map(Number)));
  const present = typeof value === "object" && value !== null ? Object.keys(value) : [];
  const wanted = new Set(names);
  return present.find((name) => wanted.has(name)) ?? names[0] ?? "";
}
