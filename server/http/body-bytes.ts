/** Reading the bytes of a request body: into one buffer, within a budget, and not for ever. */
import type { IncomingMessage } from "node:http";
import { BodyError } from "./body-error.ts";

/** How a body is read. */
export interface BodyLimits {
  /** Most bytes of the body. */
  limit: number;
  /** Counts the memory that the body takes from now on, in bytes; throws when there is none left. */
  hold(bytes: number): void;
}

/** A body must bring `leastBytes` in every `paceMs` milliseconds: 500 bytes a second, as Apache's mod_reqtimeout asks. */
const paceMs = 20_000;
const leastBytes = 10_000;

/** Memory that a body of unknown length begins with, in bytes; it is doubled when it is full. */
const firstBytes = 64 * 1024;

/**
 * Reads a request's body as it came.
 *
 * The bytes are copied into one buffer as they arrive. Kept as they come, chunks of one byte would take a hundred times
 * their size. What comes after a failure is left to the caller.
 *
 * @throws {BodyError} when the body is too large, arrives too slowly, or breaks off.
 * @throws what `hold` throws.
 */
export async function readBytes(request: IncomingMessage, { limit, hold }: BodyLimits): Promise<Buffer> {
  const tooLarge = () =>
    new BodyError("PAYLOAD_TOO_LARGE", `The body is larger than ${limit} bytes, the most this server takes.`);
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > limit) throw tooLarge();
  hold(declared);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let buffer: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  const fail = (error: unknown) => {
    buffer = undefined;
    reject(error);
  };
  const add = (chunk: Buffer): void => {
    if (buffer === undefined) return;
    const needed = size + chunk.length;
    if (needed > limit) throw tooLarge();
    // Most bodies come in one piece.
    if (size === 0 && needed === declared) buffer = chunk;
    else {
      if (needed > buffer.length) {
        const length = Math.max(needed, declared || Math.min(limit, 2 * buffer.length || firstBytes));
        hold(length);
        const larger = Buffer.allocUnsafeSlow(length);
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      chunk.copy(buffer, size);
    }
    size = needed;
  };
  let sizeBefore = 0;
  const pace = setInterval(() => {
    if (size - sizeBefore < leastBytes) fail(tooSlow());
    sizeBefore = size;
  }, paceMs);
  const receive = (chunk: Buffer) => {
    try {
      add(chunk);
    } catch (error) {
      fail(error);
    }
  };
  request.on("data", receive);
  request.on("end", () => buffer !== undefined && resolve(buffer.subarray(0, size)));
  request.on("error", () => fail(new BodyError("INVALID_JSON", "The body broke off.")));
  try {
    return await promise;
  } finally {
    clearInterval(pace);
    request.off("data", receive);
  }
}

function tooSlow(): BodyError {
  const message = `Less than ${leastBytes} bytes of the body arrived in ${paceMs / 1000} seconds. Send the request again.`;
  return new BodyError("REQUEST_TIMEOUT", message);
}
