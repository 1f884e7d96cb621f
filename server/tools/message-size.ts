/** A size limit for messages from MCP servers. */

/** Maximum size of a message in bytes. */
export const maxMessageBytes = 10 * 1024 * 1024;

/** A phrase about a server that sent a larger message. */
export const tooLargePhrase = `it sent a message larger than ${maxMessageBytes / 1024 / 1024} MB`;

/**
 * Returns an HTTP body that fails if it contains an oversized message.
 *
 * @param events True if the body is a stream of server-sent events with one message each; false if the entire
 * body is one message.
 * @param onTooLarge Returns the error with which the body fails.
 */
export function limitMessageSize(
  body: ReadableStream<Uint8Array>,
  events: boolean,
  onTooLarge: () => Error,
): ReadableStream<Uint8Array> {
  let size = 0;
  let tail = Buffer.alloc(0);
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (events) {
        // A blank line ends an event, and it may be split between two chunks.
        const read = Buffer.concat([tail, chunk]);
        const end = Math.max(...["\n\n", "\r\n\r\n", "\r\r"].map((empty) => read.lastIndexOf(empty)));
        if (end !== -1) size = read.length - end;
        tail = read.subarray(-3);
      }
      if (size > maxMessageBytes) controller.error(onTooLarge());
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(meter);
}
