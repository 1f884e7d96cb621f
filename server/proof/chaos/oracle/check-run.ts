import { checkConnection, type Finding } from "./check-connection.ts";
import { checkLog } from "./check-log.ts";
import type { Frames, NumberedFrame } from "./frames.ts";

/** The numbered frames of complete replays from the start, made one after another. They represent the log. */
export type Replays = readonly [readonly NumberedFrame[], ...(readonly NumberedFrame[])[]];

/**
 * Checks a run that has ended.
 *
 * @param observation What clients received and did.
 * @returns All violations.
 */
export function checkRun(observation: Observation, replays: Replays): Violation[] {
  const findings = [
    ...checkLog(replays[0], observation),
    ...checkConnections(observation.connections, replays),
  ];
  const { threadId, runId } = observation;
  return findings.map((finding) => ({ ...finding, threadId, runId }));
}

/** Compares the data received over connections with replays, and the replays with each other. */
export function checkConnections(connections: readonly Connection[], replays: Replays): Finding[] {
  const [numbered, ...others] = replays;
  const log = new Map(numbered.map(({ id, text }) => [id, text]));
  const findings = connections.flatMap((connection) => checkConnection(connection, log));
  for (const repeated of others) {
    const count = Math.max(repeated.length, numbered.length);
    const index = Array.from({ length: count }).findIndex(
      (_, at) => repeated[at]?.text !== numbered[at]?.text,
    );
    if (index !== -1)
      findings.push({ rule: "replay", detail: `two replays differ in frame ${index + 1} of ${count}` });
  }
  return findings;
}

/** The data received over one connection. */
export interface Connection extends Frames {
  /** ID of the event after which the stream was requested, or 0 for the start. */
  after: number;
  /** The first characters of a notice, if notices do not start with `data: `. */
  noticeStart?: string | undefined;
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
