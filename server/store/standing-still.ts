import { isAfter } from "../core/log-line.ts";
import type { LogAppend } from "../core/ports/records.ts";

/** What is wrong with an append that does not move the head of its run's log; `undefined` for one that does. */
export function standingStill({ runId, from, to }: LogAppend): RangeError | undefined {
  return isAfter(to, from) ? undefined : new RangeError(`An append to run ${runId} does not move its head.`);
}
