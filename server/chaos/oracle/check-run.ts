/** Judges a run that is over. */
import { checkConnection, type Finding } from "./check-connection.ts";
import { checkLog } from "./check-log.ts";
import { framesOf } from "./frames.ts";
import type { Observation } from "./observation.ts";
import type { Violation } from "./violation.ts";

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
