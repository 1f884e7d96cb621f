/**
 * Yields to other work on the event loop while untrusted input is processed. Any number of tasks may do this
 * concurrently.
 */
import { setImmediate } from "node:timers/promises";

/**
 * Maximum work per iteration of the event loop, in steps as counted by `check-cost.ts`. Takes about 20 ms.
 */
const maxSteps = 200_000;

/** Steps done since a task last had to wait for the next iteration. */
let stepsDone = 0;
let nextTurn: Promise<void> | undefined;

/**
 * Waits until an iteration of the event loop has enough time left for the given work.
 * @param work The number of steps. It may exceed the maximum per iteration.
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
 * Resolves in a later iteration of the event loop. Concurrent callers each get a separate iteration, in
 * order, so other work can run in between.
 */
export function nextIteration(): Promise<void> {
  lastIteration = lastIteration.then(() => setImmediate());
  return lastIteration;
}
