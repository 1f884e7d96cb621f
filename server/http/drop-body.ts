import type { IncomingMessage } from "node:http";
import { setImmediate as nextIteration } from "node:timers/promises";
import { FairScheduler } from "../core/limits/fair-scheduler.ts";

/** Reads at most four chunks per event loop iteration, so that other requests are not delayed. */
const turns = new FairScheduler({ concurrency: 4 });

/**
 * Reads and discards the rest of a rejected body. Without this, a client that is still sending would be
 * disconnected and never see the response. The chunks of all requests share the event loop fairly.
 */
export async function dropBody(request: IncomingMessage, projectId: string): Promise<void> {
  // Switch to reading on demand. Otherwise Node would read the entire rest of the body when the response is
  // sent.
  request.read(0);
  while (!request.readableEnded && !request.destroyed) {
    const endTurn = await turns.acquire(projectId);
    const chunk = waitForChunk(request);
    // A turn lasts one iteration of the event loop, even if no chunk arrives.
    await nextIteration();
    endTurn();
    await chunk;
  }
}

/** Waits for the next chunk or the end of the body. */
async function waitForChunk(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = ["data", "end", "close"];
  const onEvent = () => resolve();
  for (const event of events) request.once(event, onEvent);
  request.resume();
  await promise;
  request.pause();
  for (const event of events) request.off(event, onEvent);
}
