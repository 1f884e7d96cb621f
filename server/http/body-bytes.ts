import type { IncomingMessage } from "node:http";
import { BodyError } from "./body-error.ts";

/** Limits for reading a body. */
export interface BodyLimits {
  /** Maximum size of the body, in bytes. */
  limit: number;
  /** Reserves memory for the body, in bytes. Throws if not enough memory is left. */
  reserve(bytes: number): void;
}

/**
 * The minimum rate at which a body must arrive: `minBytes` per interval, which is 500 bytes per second, as in
 * Apache's mod_reqtimeout.
 */
const paceIntervalMs = 20_000;
const minBytes = 10_000;

/**
 * Initial buffer size for a body of unknown length, in bytes. When the buffer is full, its size is doubled.
 */
const initialBytes = 64 * 1024;

/**
 * Reads a request body into a single buffer.
 *
 * Chunks are copied as they arrive, because keeping one-byte chunks would need about a hundred times their
 * size. After a failure, the caller must handle the rest of the body.
 *
 * @throws {BodyError} if the body is too large, arrives too slowly, or is incomplete.
 * @throws errors from `reserve`.
 */
export async function readBytes(request: IncomingMessage, { limit, reserve }: BodyLimits): Promise<Buffer> {
  const createTooLargeError = () =>
    new BodyError("PAYLOAD_TOO_LARGE", `The body is larger than the server's limit of ${limit} bytes.`);
  const declaredSize = Number(request.headers["content-length"] ?? 0);
  if (declaredSize > limit) throw createTooLargeError();
  reserve(declaredSize);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let buffer: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  const fail = (error: unknown) => {
    buffer = undefined;
    reject(error);
  };
  const appendChunk = (chunk: Buffer): void => {
    if (buffer === undefined) return;
    const needed = size + chunk.length;
    if (needed > limit) throw createTooLargeError();
    // Most bodies arrive in one chunk.
    if (size === 0 && needed === declaredSize) buffer = chunk;
    else {
      if (needed > buffer.length) {
        const length = Math.max(needed, declaredSize || Math.min(limit, 2 * buffer.length || initialBytes));
        reserve(length);
        const larger = Buffer.allocUnsafeSlow(length);
        buffer.copy(larger, 0, 0, size);
        buffer = larger;
      }
      chunk.copy(buffer, size);
    }
    size = needed;
  };
  let sizeBefore = 0;
  const paceTimer = setInterval(() => {
    if (size - sizeBefore < minBytes) fail(createTooSlowError());
    sizeBefore = size;
  }, paceIntervalMs);
  const onData = (chunk: Buffer) => {
    try {
      appendChunk(chunk);
    } catch (error) {
      fail(error);
    }
  };
  request.on("data", onData);
  request.on("end", () => buffer !== undefined && resolve(buffer.subarray(0, size)));
  request.on("error", () =>
    fail(new BodyError("INVALID_JSON", "The connection was closed before the end of the body.")),
  );
  try {
    return await promise;
  } finally {
    clearInterval(paceTimer);
    request.off("data", onData);
  }
}

function createTooSlowError(): BodyError {
  const message = `Less than ${minBytes} bytes of the body arrived in ${paceIntervalMs / 1000} seconds. Send the request again.`;
  return new BodyError("REQUEST_TIMEOUT", message);
}
