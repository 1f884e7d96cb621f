/** Judges a run that is over. */
import { checkConnection, type Finding } from "./check-connection.ts";
import { checkLog } from "./check-log.ts";
import { type Frames, framesOf } from "./frames.ts";

/**
 * Everything that is wrong with a run.
 *
 * @param observation What was seen and done of it.
 * @param replays Bodies of complete replays from its beginning, one after the other: the log, as anybody can read it.
 */
export function checkRun(observation: Observation, replays: readonly [Buffer, ...Buffer[]]): Violation[] {
  const [first, ...others] = replays;
  const { numbered } = framesOf(first);
  const log = new Map(numbered.map(({ id, text }) => [id, text]));
  const findings: Finding[] = [
    ...checkLog(numbered, observation),
    ...observation.connections.flatMap((connection) => checkConnection(connection, log)),
  ];
  for (const other of others) {
    const again = framesOf(other).numbered;
    const differs = Math.max(again.length, numbered.length);
    const place = Array.from({ length: differs }).findIndex(
      (_, at) => again[at]?.text !== numbered[at]?.text,
    );
    if (place !== -1)
      findings.push({ rule: "replay", detail: `two replays differ in place ${place + 1} of ${differs}` });
  }
  const { threadId, runId } = observation;
  return findings.map((finding) => ({ ...finding, threadId, runId }));
}

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

/** Something that must never be seen, whatever happens to the servers. */
export interface Violation {
  /** What was broken, in a word or two. */
  rule: string;
  threadId: string;
  runId?: string;
  /** What was seen, and what should have been. */
  detail: string;
}
