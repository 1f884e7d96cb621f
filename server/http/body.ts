/** Reading JSON bodies strictly, so that nothing is stored that was not said. */
import type { IncomingMessage } from "node:http";
import { findDuplicateKeys } from "../core/json/duplicate-keys.ts";
import { shapeOf, valueBytes } from "../core/json/text.ts";
import { type BodyLimits, readBytes } from "./body-bytes.ts";
import { BodyError } from "./body-error.ts";

/** How deeply a body may be nested: far beyond any use, and far below what recursion in a library can take. */
const maxDepth = 64;

/**
 * Most values, members and items of lists, in a body: far beyond any use, too. What is built from `[{},{},…]` takes
 * twenty times the memory of its text, and each value is checked and written while nothing else happens.
 */
const maxValues = 250_000;

/** Longest pointer that an error repeats, in characters. */
const longestPointer = 500;

/**
 * Reads a request's body as JSON. What the value takes is held in place of the bytes, before it is built.
 *
 * @param request The request, its body unread.
 * @returns The value, or `undefined` when there is no body.
 * @throws {BodyError} when the body is not JSON in UTF-8, too deep, too large or too slow, has an object with the same
 *   key twice, or holds a number that JavaScript would take for infinity.
 * @throws what `hold` throws.
 */
export async function readJsonBody(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const bytes = await readBytes(request, limits);
  if (bytes.length === 0) return undefined;
  checkMediaType(request);
  const text = decode(bytes);
  const { depth, values } = shapeOf(text);
  if (values > maxValues) {
    throw new BodyError(
      "PAYLOAD_TOO_LARGE",
      `The body holds more than ${maxValues} values, the most this server takes.`,
    );
  }
  if (depth > maxDepth) {
    throw new BodyError(
      "INVALID_JSON",
      `The body is nested ${depth} levels deep; at most ${maxDepth} are allowed.`,
    );
  }
  // V8 keeps a text with anything but ASCII in two bytes for each character.
  limits.hold(text.length * (text.length === bytes.length ? 1 : 2) + values * valueBytes);
  const value = parse(text);
  if (mayOverflow.test(text) && holdsInfinity(value)) {
    throw new BodyError(
      "INVALID_JSON",
      "The body holds a number beyond those of IEEE 754 (RFC 8259 section 6), which would be stored as another one.",
    );
  }
  const [pointer] = findDuplicateKeys(text, 1);
  if (pointer !== undefined) throw duplicateKey(pointer);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/g, " ") : "";
    throw new BodyError("INVALID_JSON", `The body is not JSON: ${reason.slice(0, 200)}`);
  }
}

/** What a number needs to be beyond 1.8e308, though texts may have it too: 309 digits, or an exponent of three. */
const mayOverflow = /\d{309}|\d[eE]\+?\d{3}/;

/** Whether there is an infinite number in a value that is no deeper than `maxDepth`. */
function holdsInfinity(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  return value !== null && typeof value === "object" && Object.values(value).some(holdsInfinity);
}

function duplicateKey(pointer: string): BodyError {
  return pointer.length > longestPointer
    ? new BodyError("INVALID_JSON", "has an object with the same key twice; send each key once", "")
    : new BodyError("INVALID_JSON", "is in its object twice; send each key once", pointer);
}

function checkMediaType({ headers }: IncomingMessage): void {
  const advice = 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.';
  const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(parameter)?.[1])
    .find(Boolean);
  const encoding = headers["content-encoding"]?.toLowerCase() ?? "identity";
  const isUtf8 = charset === undefined || charset === "utf-8" || charset === "utf8";
  if (type.trim() !== "application/json" || encoding !== "identity" || !isUtf8) {
    throw new BodyError("UNSUPPORTED_MEDIA_TYPE", advice);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError("INVALID_JSON", "The body is not valid UTF-8.");
  }
}
