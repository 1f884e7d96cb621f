/**
 * Detection of duplicate keys in JSON objects. RFC 8259 section 4 does not define which value is used, so two
 * programs may parse the same text differently. RFC 7493 section 2.3 forbids duplicate keys.
 */
import { appendToPointer } from "./pointer.ts";
import { charCodes, findStringEnd } from "./text.ts";

/** An object or array that contains the current position. */
interface Level {
  /** The keys found in the object so far. Absent for an array. */
  keys?: Set<string>;
  /** Key or index of the current element. */
  step: string | number;
}

/**
 * Finds duplicate keys in linear time. Escape sequences in keys are decoded before the comparison.
 *
 * @param json Valid JSON.
 * @param maxKeys Maximum number of keys to find.
 * @returns A JSON Pointer to each duplicate key, without repetitions, in document order.
 */
export function findDuplicateKeys(json: string, maxKeys = Number.POSITIVE_INFINITY): string[] {
  const found = new Set<string>();
  const path: Level[] = [];
  let expectsKey = false;
  for (let at = 0; at < json.length && found.size < maxKeys; at += 1) {
    const char = json.charCodeAt(at);
    if (char === charCodes.quote) {
      const end = findStringEnd(json, at);
      const level = path.at(-1);
      if (expectsKey && level?.keys !== undefined) {
        const key = parseKey(json, at, end);
        level.step = key;
        if (level.keys.has(key)) found.add(buildPointer(path));
        level.keys.add(key);
        expectsKey = false;
      }
      at = end;
    } else if (char === charCodes.openObject) {
      path.push({ keys: new Set(), step: "" });
      expectsKey = true;
    } else if (char === charCodes.openList) {
      path.push({ step: 0 });
      expectsKey = false;
    } else if (char === charCodes.closeObject || char === charCodes.closeList) {
      path.pop();
      expectsKey = false;
    } else if (char === charCodes.comma) {
      const level = path.at(-1);
      expectsKey = level?.keys !== undefined;
      if (level !== undefined && typeof level.step === "number") level.step += 1;
    }
  }
  return [...found];
}

function parseKey(json: string, start: number, end: number): string {
  const key = json.slice(start + 1, end);
  return key.includes("\\") ? (JSON.parse(json.slice(start, end + 1)) as string) : key;
}

function buildPointer(path: readonly Level[]): string {
  return path.reduce((pointer, { step }) => appendToPointer(pointer, step), "");
}
