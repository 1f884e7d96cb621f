/** HTTP as no client would send it: text on a connection, and all that comes back. */
import { connect } from "node:net";

/**
 * Sends a text as it is.
 *
 * @param url A server's.
 * @param text Lines end with CRLF where they are to.
 * @returns Everything that came until the server closed the connection.
 */
export async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<string>();
  let received = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
  });
  // A refused connection may be reset, when what it holds has been read.
  socket.on("error", () => {});
  socket.on("close", () => resolve(received));
  socket.write(text);
  return await promise;
}

/** The lines of a request, each ended as it should be. */
export function request(...lines: string[]): string {
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** The status of every answer in what came back. */
export function statuses(received: string): number[] {
  return Array.from(received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}
