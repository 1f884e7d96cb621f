/** JSON files of settings. */
import { readFileSync } from "node:fs";
import type { Mistakes } from "./mistakes.ts";

/**
 * Reads a file.
 *
 * @param label What mistakes call it.
 * @returns `undefined` after a mistake, which shows nothing of the content: it may hold a secret.
 */
export function readJsonFile(path: string, label: string, mistakes: Mistakes): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    mistakes.add(label, `cannot be read: ${(error as NodeJS.ErrnoException).code}`);
    return undefined;
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // The error's own text shows a piece of the file.
    const [where] = /line \d+ column \d+/.exec(String(error)) ?? [];
    mistakes.add(label, where === undefined ? "is not JSON" : `is not JSON: ${where}`);
    return undefined;
  }
}
