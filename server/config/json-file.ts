/** JSON files of settings. */
import { findDuplicateKeys } from "../core/json/duplicate-keys.ts";
import type { Mistakes } from "./mistakes.ts";
import { readTextFile } from "./text-file.ts";

/**
 * Reads a file. A key that an object has twice is a mistake; the last one counts until then.
 *
 * @param label What mistakes call it.
 * @returns `undefined` after a mistake that leaves nothing. No mistake shows a value: it may be a secret.
 */
export function readJsonFile(path: string, label: string, mistakes: Mistakes): unknown {
  const read = readTextFile(path);
  if ("problem" in read) {
    mistakes.add(label, read.problem);
    return undefined;
  }
  let content: unknown;
  try {
    content = JSON.parse(read.text);
  } catch (error) {
    // The error's own text shows a piece of the file.
    const [where] = /line \d+ column \d+/.exec(String(error)) ?? [];
    mistakes.add(label, where === undefined ? "is not JSON" : `is not JSON: ${where}`);
    return undefined;
  }
  for (const pointer of findDuplicateKeys(read.text)) {
    mistakes.add(`${label}: ${pointer}`, "stands here more than once; say it once");
  }
  return content;
}
