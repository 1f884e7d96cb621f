/** Text files of settings. */
import { readFileSync } from "node:fs";

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
