import { decodePath } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../../../runner/observation.ts";
import { getArray } from "../../../stream/json.ts";
import { parseMessage, type StoredMessage } from "../stream/stored-message.ts";

/** The contract's wire formats. */
export type WireFormat = "ag-ui" | "proposal";

/** Returns the wire format that a stream's request asked for. */
export function getWireFormat({ query }: ObservedStream): WireFormat {
  return query.wire === "proposal" ? "proposal" : "ag-ui";
}

/** Returns the streams from the steps and from the replays, without duplicates. */
export function listStreams({ streams, replays }: Evidence): StreamEvidence[] {
  const known = new Set(streams.map(({ seen }) => seen));
  const more: StreamEvidence[] = [];
  const add = (name: string, seen: ObservedStream, from: StreamEvidence["from"]) => {
    if (!known.has(seen)) more.push({ name, seen, from });
    known.add(seen);
  };
  for (const { original, cut, after, seen } of replays) {
    add(`the replay of ${original.runId} after ${after}`, seen, cut === 0 ? "start" : "position");
    // If the cut is 0, `whole` may be truncated to the length of the stream with which it is compared.
    if (cut > 0) add(`the complete stream of ${original.runId}`, original, "start");
  }
  return [...streams, ...more];
}

/** Returns the non-empty streams that start with the first event of their run. */
export function listStreamsFromStart(evidence: Evidence): StreamEvidence[] {
  return listStreams(evidence).filter(({ from, seen }) => from === "start" && seen.events.length > 0);
}

/**
 * Returns true if the server process was lost during a run: one of the run's streams broke, and another was
 * received completely. Recovery repeats an interrupted model call and replaces its output.
 */
export function wasProcessLost({ streams }: Evidence, runId: string | null): boolean {
  const ended = streams.filter(({ seen }) => seen.runId === runId).map(({ seen }) => seen.ended);
  return runId !== null && ended.includes("broken") && ended.includes("end");
}

/**
 * Returns the messages in a stream's thread as stored at the end of the case, or `undefined` if they are not available.
 */
export function findStoredMessages(
  { threads }: Evidence,
  { threadId }: ObservedStream,
): StoredMessage[] | undefined {
  const response = threads.find((each) => each.status === 200 && parseThreadId(each) === threadId);
  return response && parseMessages(getArray(response.body, "messages"));
}

/** Parses the messages in a response. */
export function parseMessages(messages: readonly Json[]): StoredMessage[] {
  return messages.map(parseMessage);
}

function parseThreadId({ path }: ObservedResponse): string | undefined {
  return decodePath(path)[2];
}
