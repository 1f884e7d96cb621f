/** What the load saw and did of one run: what the oracle judges. */
import type { Frames } from "./frames.ts";

/** What one connection brought. */
export interface Connection extends Frames {
  /** Id of the event after which it was asked to begin; 0 for the beginning. */
  after: number;
}

export interface Observation {
  threadId: string;
  runId: string;
  /** Text that only events of this run, and of those that it continues, may hold. */
  tag: string;
  connections: readonly Connection[];
  /** Whether a cancel was answered with success, or was asked for at all. */
  cancel: "never" | "asked" | "confirmed";
  /** Whether the database failed during the run, so that the server may have failed with it. */
  databaseFailed: boolean;
  /** How often processes died, stood still or lost the database during the run: each may have made it be taken up again. */
  interruptions: number;
}
