import { checkConnection, type Finding } from "./check-connection.ts";
import { checkLog } from "./check-log.ts";
import { type Frames, splitFrames } from "./frames.ts";

/**
 * Checks a run that has ended.
 *
 * @param observation What clients received and did.
 * @param replays Bodies of complete replays from the start, made one after another. They represent the log.
 * @returns All violations.
 */
export function checkRun(observation: Observation, replays: readonly [Buffer, ...Buffer[]]): Violation[] {
  const [first, ...others] = replays;
  const { numbered } = splitFrames(first);
  const log = new Map(numbered.map(({ id, text }) => [id, text]));
  const findings: Finding[] = [
    ...checkLog(numbered, observation),
    ...observation.connections.flatMap((connection) => checkConnection(connection, log)),
  ];
  for (const other of others) {
    const repeated = splitFrames(other).numbered;
    const count = Math.max(repeated.length, numbered.length);
    const index = Array.from({ length: count }).findIndex(
      (_, at) => repeated[at]?.text !== numbered[at]?.text,
    );
    if (index !== -1)
      findings.push({ rule: "replay", detail: `two replays differ in frame ${index + 1} of ${count}` });
  }
  const { threadId, runId } = observation;
  return findings.map((finding) => ({ ...finding, threadId, runId }));
}

/** The data received over one connection. */
export interface Connection extends Frames {
  /** ID of the event after which the stream was requested, or 0 for the start. */
  after: number;
}

export interface Observation {
  threadId: string;
  runId: string;
  /** A string that occurs only in events of this run and of the runs that it continues. */
  tag: string;
  connections: readonly Connection[];
  /** State of the cancel request, if any. */
  cancel: "none" | "requested" | "confirmed";
  /** Set if the database failed during the run. In that case the run may fail, too. */
  databaseFailed: boolean;
  /**
   * Number of times that processes died, were suspended or lost the database during the run. Each of these
   * interruptions may have caused a recovery.
   */
  interruptions: number;
}

/** An observation that must never be made, no matter what happens to the servers. */
export interface Violation {
  /** Short name of the violated rule. */
  rule: string;
  threadId: string;
  runId?: string;
  /** Observed and expected values. */
  detail: string;
}
