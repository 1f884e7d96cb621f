/** HTTP messages as raw text, for requests that no HTTP client sends. */
import { connect } from "node:net";

/**
 * Sends text unchanged.
 *
 * @param url URL of a server.
 * @param text The message, with CRLF line endings.
 * @returns Everything received until the server closed the connection.
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
  // The server may reset a connection after rejecting its request.
  socket.on("error", () => {});
  socket.on("close", () => resolve(received));
  socket.write(text);
  return await promise;
}

/** Joins the lines of a request with CRLF. */
export function formatHead(...lines: string[]): string {
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Returns the status of each response. */
export function parseStatuses(received: string): number[] {
  return Array.from(received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}
