/** Secrets in settings: those that the configuration refers to, and those that it holds as plain text. */
import { resolve } from "node:path";
import type { SecretReference } from "./config-file.ts";
import { readTextFile } from "./json-file.ts";
import { placeInFile, type Sources } from "./sources.ts";

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

/** Ends of words. `TOKENS` is not among them: `MAX_TOKENS` is a number. */
const secretWord =
  /(?:^pass|keys?|token|secrets?|passwords?|passwd|passphrase|credentials?|authorization|cookie)$/;

/** Whether something of this name, a variable, header or parameter, holds a secret: `API_KEY`, `Authorization` … */
export function isSecretName(name: string): boolean {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => secretWord.test(word));
}

/** Whether a text of settings stands for itself, with no `${NAME}` in it. */
export function isLiteral(text: string): boolean {
  return text !== "" && !/\$\{[^}]*\}/.test(text);
}

/** Whether a text holds a URL with a literal password, such as that of a database. */
export function holdsPassword(text: string): boolean {
  const [, password = ""] = /:\/\/[^\s/?#@:]*:([^\s/?#@]*)@/.exec(text) ?? [];
  return isLiteral(password);
}

/** The name of a parameter in the query of a URL that is a literal secret. The URL may hold `${NAME}`. */
export function secretParameter(url: string): string | undefined {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  const found = Array.from(new URLSearchParams(query)).find(
    ([name, value]) => isSecretName(name) && isLiteral(value),
  );
  return found?.[0];
}
