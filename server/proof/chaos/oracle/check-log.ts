import type { Finding } from "./check-connection.ts";
import type { Observation } from "./check-run.ts";
import { isEnd, type NumberedFrame, parseEvent } from "./frames.ts";

/** Matches the tag of an exchange. */
export const tagPattern = /~t[0-9a-f]{12}~/g;

/** Number of lost processes after which a run fails with RUN_INTERRUPTED. */
const maxInterruptions = 2;

/**
 * Checks that the IDs are 1, 2, 3 and so on, that there is one terminal event at the end, that times do not
 * decrease, and that no content comes from another run.
 */
export function checkLog(frames: readonly NumberedFrame[], observation: Observation): Finding[] {
  const findings: Finding[] = [];
  const { threadId, runId, tag } = observation;
  const events = frames.map(({ text }) => parseEvent(text));
  let time = 0;
  for (const [index, { id, text }] of frames.entries()) {
    if (id !== index + 1)
      findings.push({ rule: "numbers", detail: `event ${id} is number ${index + 1} in the log` });
    const event = events[index];
    if (event === undefined) continue;
    if (event.timestamp < time)
      findings.push({
        rule: "time",
        detail: `event ${id} is ${time - event.timestamp} ms earlier than event ${id - 1}`,
      });
    time = event.timestamp;
    const foreign = text.match(tagPattern)?.find((found) => found !== tag);
    if (foreign !== undefined)
      findings.push({
        rule: "cross-talk",
        detail: `event ${id} contains ${foreign}; the run's tag is ${tag}`,
      });
    if ((event.runId ?? runId) !== runId || (event.threadId ?? threadId) !== threadId)
      findings.push({
        rule: "cross-talk",
        detail: `event ${id} belongs to ${event.threadId}, ${event.runId}`,
      });
  }
  if (events[0]?.type !== "RUN_STARTED")
    findings.push({ rule: "start", detail: `the first event is ${events[0]?.type}` });
  const ends = events.filter(isEnd).length;
  if (ends !== 1) findings.push({ rule: "terminals", detail: `the log has ${ends} terminal events` });
  const last = events.at(-1);
  if (last !== undefined && !isEnd(last))
    findings.push({ rule: "terminals", detail: `${last.type} comes after the end` });
  return [...findings, ...checkEnd(events, observation)];
}

/** Checks that the run's outcome is allowed, given the faults that occurred during the run. */
function checkEnd(events: readonly ReturnType<typeof parseEvent>[], observation: Observation): Finding[] {
  const { cancel, databaseFailed, interruptions } = observation;
  const end = events.find(isEnd);
  if (end === undefined) return [];
  // A run that awaits input has ended its log. If it is cancelled later, that is recorded elsewhere.
  const isAwaitingInput = events.some(({ name }) => name === "tambo.run.awaiting_input");
  if (end.type === "RUN_FINISHED") {
    if (cancel !== "confirmed" || isAwaitingInput) return [];
    return [{ rule: "cancel", detail: "the cancellation was confirmed, but the run finished" }];
  }
  const { code = "none" } = end;
  if (code === "CANCELLED")
    return cancel === "none" ? [{ rule: "cancel", detail: "the run was cancelled without a request" }] : [];
  if (cancel === "confirmed")
    return [{ rule: "cancel", detail: `the cancellation was confirmed, but the run failed with ${code}` }];
  if (code === "RUN_INTERRUPTED" && interruptions >= maxInterruptions) return [];
  if (code === "INTERNAL_ERROR" && databaseFailed) return [];
  return [{ rule: "failure", detail: `the run failed with ${code} after ${interruptions} interruptions` }];
}
