/** Secrets that the configuration refers to. */
import { resolve } from "node:path";
import type { SecretReference } from "./config-file.ts";
import { placeInFile, type Sources } from "./sources.ts";
import { readTextFile } from "./text-file.ts";

/** What to do about a secret that stands where a reference belongs. */
export const notItself =
  'a secret does not stand here itself: write {"env": "NAME"} or {"file": "path"}, where it is';

/** What an HTTP header can carry as it is. */
const headerText = /^[\x21-\x7e]+$/;

/** What is wrong with a secret that is sent in an HTTP header; `undefined` when nothing is. */
export function headerProblem(text: string): string | undefined {
  if (headerText.test(text)) return undefined;
  return "must be printable ASCII without spaces, for it travels in an HTTP header";
}

/**
 * The secret behind a reference, for an HTTP header.
 *
 * @param pointer JSON Pointer of the reference.
 * @returns `undefined` after a mistake.
 */
export function readSecret(
  reference: SecretReference,
  pointer: string,
  sources: Sources,
): string | undefined {
  const found = secretBehind(reference, sources.env, sources.file.folder);
  const place = placeInFile(sources, pointer);
  if ("problem" in found) {
    sources.mistakes.add(place, found.problem);
    return undefined;
  }
  const problem = headerProblem(found.text);
  if (problem === undefined) return found.text;
  sources.mistakes.add(place, `the secret ${problem}`);
  return undefined;
}

/**
 * The secret behind a reference. White space around the content of a file does not count.
 *
 * @param folder What a path is relative to.
 * @returns A clause instead of the text when there is none.
 */
export function secretBehind(
  reference: SecretReference,
  env: Record<string, string | undefined>,
  folder: string,
): { text: string } | { problem: string } {
  if ("env" in reference) {
    const text: unknown = env[reference.env];
    if (typeof text === "string" && text !== "") return { text };
    return { problem: `the environment variable "${reference.env}" is not set` };
  }
  const read = readTextFile(resolve(folder, reference.file));
  if ("problem" in read) return { problem: `the file "${reference.file}" ${read.problem}` };
  const text = read.text.trim();
  return text === "" ? { problem: `the file "${reference.file}" is empty` } : { text };
}
