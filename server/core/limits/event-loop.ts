/** Lets the event loop run between pieces of work on what others wrote, of which there may be any number at once. */
import { setImmediate } from "node:timers/promises";

/** Most work of one turn of the loop, in steps as `weight.ts` counts them: about 20 ms. */
const maxWork = 200_000;

/** Work of this turn, or of earlier ones if nothing has waited since. */
let done = 0;
let nextTurn: Promise<void> | undefined;

/** Waits until the event loop's turn has room for some work. @param work In steps; more than a turn has room for too. */
export async function waitForRoom(work: number): Promise<void> {
  while (done > 0 && done + work > maxWork) {
    nextTurn ??= setImmediate().then(() => {
      done = 0;
      nextTurn = undefined;
    });
    await nextTurn;
  }
  done += work;
}

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a later iteration of the event loop. Callers that wait at the same time get one iteration each, in order:
 * between two of them the process does its other work.
 */
export function nextIteration(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
