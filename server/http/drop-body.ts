/** Reads the rest of refused bodies. */
import type { IncomingMessage } from "node:http";
import { setImmediate as nextPass } from "node:timers/promises";
import { Turns } from "../core/limits/fair-scheduler.ts";

/** At most four chunks in an iteration of the event loop: more of them would delay all other requests. */
const turns = new Turns({ atOnce: 4 });

/**
 * Reads the rest of a body that was refused, and drops it: a client that is cut off while it writes never sees the answer.
 * Each chunk takes a turn.
 */
export async function dropBody(request: IncomingMessage, projectId: string): Promise<void> {
  // Otherwise Node would read it all at once when the response is sent.
  request.read(0);
  while (!request.readableEnded && !request.destroyed) {
    const leave = await turns.enter(projectId);
    const chunk = nextChunk(request);
    // A turn lasts one iteration of the event loop, whether a chunk arrives or not.
    await nextPass();
    leave();
    await chunk;
  }
}

/** Resolves when the next chunk has arrived, or the body has ended. */
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
