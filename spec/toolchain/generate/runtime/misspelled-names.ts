/** Finds the field that is probably a missing one, misspelled. */

/** The maximum number of an object's fields that are compared with the name of a missing field. */
const maxComparedFields = 50;

/** The maximum length of a name that is compared with the name of a missing field. */
const maxComparedLength = 64;

/** Returns the first field names of an object, without long ones. An object may have very many. */
export function listNames(object: object): string[] {
  const names: string[] = [];
  for (const name in object) {
    if (name.length <= maxComparedLength) names.push(name);
    if (names.length === maxComparedFields) break;
  }
  return names;
}

/**
 * Returns the name that is most similar to a missing field's name: it differs at most in case, in `_` and
 * `-`, and in one character for each three of the missing name, up to two.
 */
export function findMisspelled(missing: string, names: readonly string[]): string | undefined {
  const expected = normalizeName(missing);
  const maxEdits = Math.min(2, Math.floor(expected.length / 3));
  for (let edits = 0; edits <= maxEdits; edits++) {
    const found = names.find((name) => isWithinEdits(normalizeName(name), expected, edits));
    if (found !== undefined) return found;
  }
  return undefined;
}

function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

/**
 * Returns true if at most `edits` characters must be added, removed, replaced or swapped with the next one to
 * turn one text into the other.
 */
function isWithinEdits(a: string, b: string, edits: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [left, right] = [a.slice(same), b.slice(same)];
  if (left === "" || right === "") return left.length + right.length <= edits;
  if (edits === 0) return false;
  return (
    isWithinEdits(left.slice(1), right, edits - 1) ||
    isWithinEdits(left, right.slice(1), edits - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), edits - 1) ||
    (left[0] === right[1] && left[1] === right[0] && isWithinEdits(left.slice(2), right.slice(2), edits - 1))
  );
}
