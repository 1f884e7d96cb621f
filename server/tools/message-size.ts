/** How large a message of an MCP server may be. */

/** The largest message that is taken from a server, in bytes. */
export const maxMessageBytes = 10 * 1024 * 1024;

/** What a server did that sent a larger one: a clause. */
export const tooLarge = `it sent a message over the limit of ${maxMessageBytes / 1024 / 1024} MB`;

/**
 * A body of HTTP that fails when a message in it is too large.
 *
 * @param events Whether it is a stream of server-sent events, each a message of its own; else it is one message.
 * @param onTooLarge Gives the error with which the body fails.
 */
export function withinMessageSize(
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
        // An empty line ends an event, and a chunk may end in the middle of it.
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
