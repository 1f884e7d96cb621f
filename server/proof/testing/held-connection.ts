/**
 * A connection to an HTTP server. Its client reads the response head, and nothing more until the test asks it
 * to.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Duplex } from "node:stream";

/** The client's side of a connection. */
export interface HeldConnection {
  request: IncomingMessage;
  response: ServerResponse;
  /** Returns the buffers that the server has written and the client has not read. */
  unreadBuffers(): Buffer[];
  /** Returns the part of the response body that the client has read. */
  receivedBody(): string;
  /** Starts reading everything that arrives. */
  resumeReading(): void;
  /** Closes the connection. */
  close(): void;
}

/** Opens a connection and sends a request on it. */
export function openHeldConnection(path = "/"): Promise<HeldConnection> {
  const { promise, resolve } = Promise.withResolvers<HeldConnection>();
  const read: Buffer[] = [];
  let unread: { chunks: Buffer[]; done: () => void } | undefined;
  let isHeld = true;
  const write = (chunks: Buffer[], done: () => void) => {
    if (isHeld && read.length > 0) unread = { chunks, done };
    else {
      read.push(...chunks);
      done();
    }
  };
  const socket = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => write([chunk], done),
    writev: (chunks, done) =>
      write(
        chunks.map(({ chunk }) => chunk as Buffer),
        done,
      ),
  });
  const server = createServer((request, response) => {
    resolve({
      request,
      response,
      unreadBuffers: () => unread?.chunks ?? [],
      receivedBody: () => decodeBody(Buffer.concat(read)),
      resumeReading() {
        isHeld = false;
        const { chunks, done } = unread ?? { chunks: [], done: () => {} };
        unread = undefined;
        read.push(...chunks);
        done();
      },
      close: () => void socket.destroy(),
    });
  });
  server.emit("connection", socket);
  socket.push(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return promise;
}

/** Decodes the chunked body of a response (RFC 9112, section 7.1). */
function decodeBody(response: Buffer): string {
  const parts: Buffer[] = [];
  for (let offset = response.indexOf("\r\n\r\n") + 4; offset < response.length; ) {
    const start = response.indexOf("\r\n", offset) + 2;
    const length = Number.parseInt(response.toString("latin1", offset, start), 16);
    parts.push(response.subarray(start, start + length));
    offset = start + length + 2;
  }
  return String(Buffer.concat(parts));
}
