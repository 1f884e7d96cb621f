/** Reads settings from JSON files. */
import { readFileSync } from "node:fs";
import { findDuplicateKeys } from "../core/json/duplicate-keys.ts";
import type { SettingErrors } from "./sources.ts";

/**
 * Reads a file. A duplicate key is an error.
 *
 * @param label Name of the file, for use in errors.
 * @returns The content, with the last value of a duplicate key; `undefined` if the content cannot be parsed.
 * Errors contain no values, because they may be secrets.
 */
export function readJsonFile(path: string, label: string, errors: SettingErrors): unknown {
  const read = readTextFile(path);
  if ("problem" in read) {
    errors.add(label, read.problem);
    return undefined;
  }
  let content: unknown;
  try {
    content = JSON.parse(read.text);
  } catch (error) {
    // Only the position is reported, because the error message quotes part of the file.
    const [where] = /line \d+ column \d+/.exec(String(error)) ?? [];
    errors.add(label, where === undefined ? "is not JSON" : `is not JSON: ${where}`);
    return undefined;
  }
  for (const pointer of findDuplicateKeys(read.text)) {
    errors.add(`${label}: ${pointer}`, "is a duplicate key; remove one");
  }
  return content;
}

/**
 * Reads a UTF-8 file, with or without a byte order mark.
 *
 * @returns The text, or the reason why it cannot be read. The reason contains nothing from the file.
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
