/** Taking in what nobody wants any more. */
import type { IncomingMessage } from "node:http";
import { setImmediate as nextPass } from "node:timers/promises";
import { Turns } from "../limits/turns.ts";

/** Chunks that are taken in a pass of the event loop: many of them would otherwise keep the event loop from all other requests. */
const turns = new Turns({ atOnce: 4 });

/**
 * Reads the rest of a body that was refused, and drops it: a client that is cut off while it writes never sees the answer.
 * Each chunk takes a turn.
 */
export async function dropBody(request: IncomingMessage, projectId: string): Promise<void> {
  // From now on Node does not do the same by itself.
  request.read(0);
  while (!request.readableEnded && !request.destroyed) {
    const leave = await turns.enter(projectId);
    const chunk = nextChunk(request);
    // A turn is a pass of the event loop, whether something comes or not.
    await nextPass();
    leave();
    await chunk;
  }
}

/** Lets one chunk come; resolves as well when there is none any more. */
async function nextChunk(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = ["data", "end", "close"];
  const come = () => resolve();
  for (const event of events) request.once(event, come);
  request.resume();
  await promise;
  request.pause();
  for (const event of events) request.off(event, come);
}
