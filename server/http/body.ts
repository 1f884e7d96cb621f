/** Parses JSON request bodies strictly. */
import type { IncomingMessage } from "node:http";
import { findDuplicateKeys } from "../core/json/duplicate-keys.ts";
import { measureJsonText, valueBytes } from "../core/json/text.ts";
import { type BodyLimits, readBytes } from "./body-bytes.ts";
import { BodyError } from "./body-error.ts";

/**
 * Maximum nesting depth. It exceeds any practical use and is far below the depth at which recursive libraries
 * fail.
 */
const maxDepth = 64;

/**
 * Maximum number of values (fields and array items) in a body. The values parsed from `[{},{},…]` need twenty
 * times as much memory as the text, and validating them blocks the event loop.
 */
const maxValues = 250_000;

/** Maximum length of a JSON Pointer quoted in an error message, in characters. */
const maxPointerLength = 500;

/**
 * Reads a request body as JSON. Memory for the parsed value is reserved before it is built.
 *
 * @param request The request, whose body must not have been read.
 * @param mediaTypes The media types that the body may have.
 * @returns The value, or `undefined` if the request has no body.
 * @throws {BodyError} if the body is not UTF-8 JSON, is nested too deeply, is too large or arrives too
 * slowly, has duplicate keys, or contains a number that JavaScript would parse as infinity.
 * @throws errors from `limits.reserve`.
 */
export async function readJsonBody(
  request: IncomingMessage,
  limits: BodyLimits,
  mediaTypes: readonly string[] = ["application/json"],
): Promise<unknown> {
  const bytes = await readBytes(request, limits);
  if (bytes.length === 0) return undefined;
  checkMediaType(request, mediaTypes);
  const text = decodeUtf8(bytes);
  const { depth, values } = measureJsonText(text);
  if (values > maxValues) {
    throw new BodyError(
      "PAYLOAD_TOO_LARGE",
      `The body contains more than ${maxValues} values, the server's limit.`,
    );
  }
  if (depth > maxDepth) {
    throw new BodyError(
      "INVALID_JSON",
      `The body is nested ${depth} levels deep; at most ${maxDepth} are allowed.`,
    );
  }
  // V8 stores a string that contains non-Latin-1 characters with two bytes per character.
  limits.reserve(text.length * (text.length === bytes.length ? 1 : 2) + values * valueBytes);
  const value = parseJson(text);
  if (mayOverflow.test(text) && containsInfinity(value)) {
    throw new BodyError(
      "INVALID_JSON",
      "The body contains a number outside the range of IEEE 754 doubles (RFC 8259 section 6). It cannot be stored exactly.",
    );
  }
  const [pointer] = findDuplicateKeys(text, 1);
  if (pointer !== undefined) throw createDuplicateKeyError(pointer);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : "";
    throw new BodyError("INVALID_JSON", `The body is not JSON: ${reason.slice(0, 200)}`);
  }
}

/**
 * Matches every number above 1.8e308, which has 309 digits or a three-digit exponent. Strings may match, too.
 */
const mayOverflow = /\d{309}|\d[eE]\+?\d{3}/;

/** Returns true if a value contains an infinite number. The recursion is bounded by `maxDepth`. */
function containsInfinity(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return value !== null && typeof value === "object" && Object.values(value).some(containsInfinity);
}

function createDuplicateKeyError(pointer: string): BodyError {
  return pointer.length > maxPointerLength
    ? new BodyError("INVALID_JSON", "contains an object with a duplicate key; send each key once", "")
    : new BodyError("INVALID_JSON", "is a duplicate key; send each key once", pointer);
}

function checkMediaType({ headers }: IncomingMessage, mediaTypes: readonly string[]): void {
  const advice = 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.';
  const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(parameter)?.[1])
    .find(Boolean);
  const encoding = headers["content-encoding"]?.toLowerCase() ?? "identity";
  const isUtf8 = charset === undefined || charset === "utf-8" || charset === "utf8";
  if (!mediaTypes.includes(type.trim()) || encoding !== "identity" || !isUtf8) {
    throw new BodyError("UNSUPPORTED_MEDIA_TYPE", advice);
  }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError("INVALID_JSON", "The body is not valid UTF-8.");
  }
}
