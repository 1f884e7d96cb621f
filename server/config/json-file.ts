/** JSON files of settings. */
import { readFileSync } from "node:fs";
import { findDuplicateKeys } from "../core/json/duplicate-keys.ts";
import type { Mistakes } from "./sources.ts";

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

/**
 * Reads a file in UTF-8, with or without a byte order mark.
 *
 * @returns A clause instead of the text when that cannot be had; it shows nothing of the content.
 */
export function readTextFile(path: string): { text: string } | { problem: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { problem: `cannot be read: ${(error as NodeJS.ErrnoException).code}` };
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { problem: "is not UTF-8" };
  }
}
