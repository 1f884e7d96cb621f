/** What invariants ask of the evidence. */

import { decodePath } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { Answer, StreamSeen } from "../../../runner/observation.ts";
import { getArray } from "../../../stream/json.ts";
import { type StoredMessage, storedMessage } from "../stream/stored-message.ts";

/** The two wires. */
export type Wire = "ag-ui" | "proposal";

/** Which wire was asked for. */
export function wireOf({ query }: StreamSeen): Wire {
  return query.wire === "proposal" ? "proposal" : "ag-ui";
}

/** Every stream of the evidence once: those of the steps, and those of the replays. */
export function streamsOf({ streams, replays }: Evidence): StreamEvidence[] {
  const known = new Set(streams.map(({ seen }) => seen));
  const more: StreamEvidence[] = [];
  const add = (name: string, seen: StreamSeen, from: StreamEvidence["from"]) => {
    if (!known.has(seen)) more.push({ name, seen, from });
    known.add(seen);
  };
  for (const { whole, cut, after, seen } of replays) {
    add(`the replay of ${whole.runId} after ${after}`, seen, cut === 0 ? "start" : "position");
    // Where nothing is cut off the front, the end may be: to the length of what it is compared with.
    if (cut > 0) add(`the whole of ${whole.runId}`, whole, "start");
  }
  return [...streams, ...more];
}

/** Streams that were asked for from their beginning, and brought something. */
export function fromStart(evidence: Evidence): StreamEvidence[] {
  return streamsOf(evidence).filter(({ from, seen }) => from === "start" && seen.events.length > 0);
}

/**
 * Whether the implementation's process went down during a run: one of its streams broke off, and the case read the run
 * to its end by another. A model call that was cut off is then made again, and replaces what it had brought.
 */
export function wentDown({ streams }: Evidence, runId: string | null): boolean {
  const ended = streams.filter(({ seen }) => seen.runId === runId).map(({ seen }) => seen.ended);
  return runId !== null && ended.includes("broken") && ended.includes("end");
}

/** The stored messages of a stream's thread, as asked for when all was over; `undefined` when they could not be had. */
export function storedMessages({ threads }: Evidence, { threadId }: StreamSeen): StoredMessage[] | undefined {
  const answer = threads.find((each) => each.status === 200 && threadOf(each) === threadId);
  return answer && messagesOf(getArray(answer.body, "messages"));
}

/** Messages in the suite's own form. */
export function messagesOf(messages: readonly Json[]): StoredMessage[] {
  return messages.map(storedMessage);
}

function threadOf({ path }: Answer): string | undefined {
  return decodePath(path)[2];
}
