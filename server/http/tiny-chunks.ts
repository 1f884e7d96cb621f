/** Bodies in tiny chunks (RFC 9112 section 7.1). */
import type { IncomingMessage } from "node:http";

/** Chunks after which their size is looked at, and the mean size that they must have, in bytes. */
const lookFrom = 4_000;
const leastMean = 16;

/**
 * Closes the connection of a request whose body arrives in thousands of tiny chunks. Node makes an object of each, before
 * the body is read: 64 kB of chunks of one byte would take 3 MB, and the event loop for 30 ms.
 *
 * @param request A request whose head alone has been parsed.
 */
export function refuseTinyChunks(request: IncomingMessage): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  let chunks = 0;
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: unknown, encoding) => {
    // The parser goes on with what it has already received.
    if (request.socket.destroyed) return false;
    if (Buffer.isBuffer(chunk)) {
      chunks += 1;
      bytes += chunk.length;
      if (chunks >= lookFrom && bytes < leastMean * chunks) request.socket.destroy();
    }
    return push(chunk, encoding);
  };
}
