/** Limits bodies sent in tiny chunks (RFC 9112 section 7.1). */
import type { IncomingMessage } from "node:http";

/** Number of chunks after which the mean chunk size is checked. */
const minChunks = 4_000;

/** Minimum mean chunk size, in bytes. */
const minMeanBytes = 16;

/**
 * Closes the connection of a request whose body arrives in thousands of tiny chunks. Node creates an object
 * for each chunk before the body is read. A body of 64 kB in one-byte chunks would take 3 MB and block the
 * event loop for 30 ms.
 *
 * @param request A request for which only the headers have been parsed.
 */
export function rejectTinyChunks(request: IncomingMessage): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  let chunks = 0;
  let bytes = 0;
  const push = request.push.bind(request);
  request.push = (chunk: unknown, encoding) => {
    // Ignore later chunks, because the parser continues with bytes that it has already received.
    if (request.socket.destroyed) return false;
    if (Buffer.isBuffer(chunk)) {
      chunks += 1;
      bytes += chunk.length;
      if (chunks >= minChunks && bytes < minMeanBytes * chunks) request.socket.destroy();
    }
    return push(chunk, encoding);
  };
}
