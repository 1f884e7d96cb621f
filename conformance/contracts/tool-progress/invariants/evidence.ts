import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { describeContent, listToolCalls } from "../stream/chunk.ts";
import type { ProgressResponse, ProgressStream } from "../stream/progress-stream.ts";
import { isBlockingRun, isFromStart } from "../stream/progress-stream.ts";

/** A tool-progress stream with its name and origin. */
export interface ProgressEvidence extends StreamEvidence {
  seen: ProgressStream;
}

/** A chunk and its label. */
export interface LabeledChunk {
  chunk: Json;
  /** Identifies the chunk in messages: `<stream>: chunk <number> (<kinds>)`, or `<run>: the response`. */
  label: string;
}

/** A tool call in a chunk, and its label. */
export interface LabeledCall {
  call: JsonObject;
  label: string;
}

/** Returns the streams from the steps and from the replays, without duplicates. */
export function listStreams({ streams, replays }: Evidence): ProgressEvidence[] {
  const known = new Set(streams.map(({ seen }) => seen));
  const again = replays.flatMap(({ original, after, seen }): StreamEvidence[] => {
    if (known.has(seen)) return [];
    known.add(seen);
    return [{ name: `session ${original.runId} after ${after}`, seen, from: "position" }];
  });
  return [...streams, ...again] as ProgressEvidence[];
}

/** Returns the streams that have chunks. */
export function listNonEmptyStreams(evidence: Evidence): ProgressEvidence[] {
  return listStreams(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Returns the non-empty streams that start with the first chunk of their run. */
export function listStreamsFromStart(evidence: Evidence): ProgressEvidence[] {
  return listNonEmptyStreams(evidence).filter(({ seen }) => isFromStart(seen));
}

/** Returns the responses from blocking runs. */
export function listBlockingRuns({ responses }: Evidence): ProgressResponse[] {
  return responses.filter(isBlockingRun);
}

/** Returns the chunks from all streams and from blocking runs. */
export function listChunks(evidence: Evidence): LabeledChunk[] {
  return [
    ...listStreams(evidence).flatMap(({ name, seen }) =>
      seen.events.map((chunk, at) => ({
        chunk,
        label: `${name}: chunk ${at + 1} (${describeContent(chunk) || "no chunk"})`,
      })),
    ),
    ...listBlockingRuns(evidence).map(({ runId, body }) => ({
      chunk: body,
      label: `${runId}: the response`,
    })),
  ];
}

/** Returns the tool calls in all chunks. */
export function listCalls(evidence: Evidence): LabeledCall[] {
  return listChunks(evidence).flatMap(({ chunk, label }) =>
    listToolCalls(chunk).map((call) => ({ call, label: `${label}: ${call.event_type} of ${call.call_id}` })),
  );
}
