import type { IncomingMessage } from "node:http";
import { BodyError } from "./body-error.ts";

/** Limits for reading a body. */
export interface BodyLimits {
  /** Maximum size of the body, in bytes. */
  limit: number;
  /** Reserves memory for the body, in bytes. Throws if none is left. */
  hold(bytes: number): void;
}

/**
 * Minimum rate of a body: `minBytes` per interval, that is 500 bytes per second, as in Apache's
 * mod_reqtimeout.
 */
const paceMs = 20_000;
const leastBytes = 10_000;

/** Initial buffer size for a body of unknown length, in bytes. A full buffer is doubled. */
const firstBytes = 64 * 1024;

/**
 * Reads the body of a request into one buffer.
 *
 * Chunks are copied as they arrive: keeping chunks of one byte each would need about a hundred times their
 * size. After a failure the caller handles the rest of the body.
 *
 * @throws {BodyError} if the body is too large, arrives too slowly, or is incomplete.
 * @throws errors of `hold`.
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
    // Most bodies arrive in one chunk.
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
