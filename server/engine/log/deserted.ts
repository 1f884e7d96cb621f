/** Runs that their readers have left. */
import { setTimeout as delay } from "node:timers/promises";
import type { LiveRun } from "./live-run.ts";

/** A connection that was closed just before a request came on another may be known a little later, in milliseconds. */
const leavingMs = 200;

/** Whether nobody reads a run any more. */
export async function deserted(live: LiveRun): Promise<boolean> {
  if (!live.wasRead) return false;
  if (live.readers > 0) await Promise.race([live.left(), delay(leavingMs, undefined, { ref: false })]);
  return live.readers === 0;
}
