/** Resolves references to secrets, and detects plain-text secrets in settings. */
import { resolve } from "node:path";
import type { SecretReference } from "./config-file.ts";
import { readTextFile } from "./json-file.ts";
import { formatFileLocation, type Sources } from "./sources.ts";

/** Error message for a plain-text secret where a reference is required. */
export const plainSecretProblem =
  'must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}';

/** Text that an HTTP header can contain without escaping. */
const headerText = /^[\x21-\x7e]+$/;

/** Returns the problem with a secret that is sent in an HTTP header; `undefined` if it is valid. */
export function findHeaderProblem(text: string): string | undefined {
  if (headerText.test(text)) return undefined;
  return "must be printable ASCII without spaces, because it is sent in an HTTP header";
}

/**
 * Resolves a reference to a secret that is used in an HTTP header.
 *
 * @param pointer JSON Pointer to the reference.
 * @returns `undefined` after an error.
 */
export function readSecret(
  reference: SecretReference,
  pointer: string,
  sources: Sources,
): string | undefined {
  const found = resolveSecret(reference, sources.env, sources.file.folder);
  const location = formatFileLocation(sources, pointer);
  if ("problem" in found) {
    sources.errors.add(location, found.problem);
    return undefined;
  }
  const problem = findHeaderProblem(found.text);
  if (problem === undefined) return found.text;
  sources.errors.add(location, `the secret ${problem}`);
  return undefined;
}

/**
 * Resolves a reference to a secret. White space around the content of a file is trimmed.
 *
 * @param folder The folder that a path is relative to.
 * @returns The secret, or the reason why it cannot be resolved.
 */
export function resolveSecret(
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

/** Word endings that indicate a secret. `TOKENS` is not included, because `MAX_TOKENS` is a number. */
const secretWord =
  /(?:^pass|keys?|token|secrets?|passwords?|passwd|passphrase|credentials?|authorization|cookie)$/;

/**
 * Returns true if the name of a variable, header or parameter indicates a secret, such as `API_KEY` or
 * `Authorization`.
 */
export function isSecretName(name: string): boolean {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => secretWord.test(word));
}

/** Returns true if a setting's text contains no `${NAME}`. */
export function isLiteral(text: string): boolean {
  return text !== "" && !/\$\{[^}]*\}/.test(text);
}

/** Returns true if the text contains a URL with a literal password, such as a database URL. */
export function containsPassword(text: string): boolean {
  const [, password = ""] = /:\/\/[^\s/?#@:]*:([^\s/?#@]*)@/.exec(text) ?? [];
  return isLiteral(password);
}

/** Returns the name of a query parameter whose value is a literal secret. The URL may contain `${NAME}`. */
export function findSecretParameter(url: string): string | undefined {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  const found = Array.from(new URLSearchParams(query)).find(
    ([name, value]) => isSecretName(name) && isLiteral(value),
  );
  return found?.[0];
}
