/** Secrets that the configuration refers to. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { SecretReference } from "./config-file.ts";
import { placeInFile, type Sources } from "./sources.ts";

/** What an HTTP header can carry as it is. */
const headerText = /^[\x21-\x7e]+$/;

/** What is wrong with a secret that is sent in an HTTP header; `undefined` when nothing is. */
export function headerProblem(text: string): string | undefined {
  if (headerText.test(text)) return undefined;
  return "must be printable ASCII without spaces, for it travels in an HTTP header";
}

/**
 * The secret behind a reference. White space around the content of a file does not count.
 *
 * @param pointer JSON Pointer of the reference.
 * @returns `undefined` after a mistake.
 */
export function readSecret(
  reference: SecretReference,
  pointer: string,
  sources: Sources,
): string | undefined {
  const text = "env" in reference ? fromVariable(reference.env, sources) : fromFile(reference.file, sources);
  const problem = typeof text === "string" ? headerProblem(text) : text.problem;
  if (problem === undefined) return text as string;
  sources.mistakes.add(
    placeInFile(sources, pointer),
    typeof text === "string" ? `the secret ${problem}` : problem,
  );
  return undefined;
}

function fromVariable(name: string, { env }: Sources): string | { problem: string } {
  const text: unknown = env[name];
  if (typeof text === "string" && text !== "") return text;
  return { problem: `the environment variable "${name}" is not set` };
}

function fromFile(path: string, { file }: Sources): string | { problem: string } {
  let text: string;
  try {
    text = readFileSync(resolve(file.folder, path), "utf8").trim();
  } catch (error) {
    return { problem: `the file "${path}" cannot be read: ${(error as NodeJS.ErrnoException).code}` };
  }
  return text === "" ? { problem: `the file "${path}" is empty` } : text;
}
