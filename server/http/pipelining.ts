import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextIteration } from "node:timers/promises";

/** The end of the last response of each connection. */
const lastResponses = new WeakMap<Socket, Promise<unknown>>();

/**
 * Waits for the responses to earlier requests on a connection. By default, Node handles all pipelined
 * requests at once: a single client could then delay every other client, and a request with side effects
 * could overtake an earlier one (RFC 9112 section 9.3.2).
 *
 * @returns False if the connection has closed in the meantime, so that the request need not be handled.
 */
export async function waitForEarlierResponses(
  { socket }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const earlier = lastResponses.get(socket);
  lastResponses.set(socket, new Promise((resolve) => response.once("close", resolve)));
  if (earlier === undefined) return true;
  await earlier;
  // Let requests on other connections go first.
  await nextIteration();
  return !socket.destroyed;
}
