/**
 * Gives other work time on the event loop between parts of work on untrusted input, of which any number may
 * run concurrently.
 */
import { setImmediate } from "node:timers/promises";

/** Maximum work of one iteration of the loop, in steps as counted by `check-cost.ts`. About 20 ms. */
const maxSteps = 200_000;

/** Work of this iteration, or of earlier ones if nothing has waited since. */
let stepsDone = 0;
let nextTurn: Promise<void> | undefined;

/**
 * Waits until the current iteration of the event loop has time for some work. @param work In steps. More than
 * an iteration's maximum is allowed, too.
 */
export async function waitForTimeSlice(work: number): Promise<void> {
  while (stepsDone > 0 && stepsDone + work > maxSteps) {
    nextTurn ??= setImmediate().then(() => {
      stepsDone = 0;
      nextTurn = undefined;
    });
    await nextTurn;
  }
  stepsDone += work;
}

let lastIteration: Promise<void> = Promise.resolve();

/**
 * Resolves in a later iteration of the event loop. Concurrent callers get one iteration each, in order, so
 * that other work can run in between.
 */
export function nextIteration(): Promise<void> {
  lastIteration = lastIteration.then(() => setImmediate());
  return lastIteration;
}
