/** What invariants ask of the evidence. */
import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { kindOf, toolCallsOf } from "../stream/chunk.ts";
import type { ProgressAnswer, ProgressStream } from "../stream/progress-stream.ts";
import { isFromBeginning, isRun } from "../stream/progress-stream.ts";

/** A stream of the contract. */
export interface ProgressEvidence extends StreamEvidence {
  seen: ProgressStream;
}

/** A chunk, and how to speak of it. */
export interface PlacedChunk {
  chunk: Json;
  /** `<stream>: chunk <number> (<what it brings>)`, or `<answer>: the answer`. */
  label: string;
}

/** A tool call of a chunk, and how to speak of it. */
export interface PlacedCall {
  call: JsonObject;
  label: string;
}

/** Every stream of the evidence once: those of the steps, and those that took runs up when all was over. */
export function streamsOf({ streams, replays }: Evidence): ProgressEvidence[] {
  const known = new Set(streams.map(({ seen }) => seen));
  const again = replays.flatMap(({ whole, after, seen }): StreamEvidence[] => {
    if (known.has(seen)) return [];
    known.add(seen);
    return [{ name: `session ${whole.runId} after ${after}`, seen, from: "position" }];
  });
  return [...streams, ...again] as ProgressEvidence[];
}

/** Streams that brought something. */
export function begun(evidence: Evidence): ProgressEvidence[] {
  return streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Streams that were asked for from the beginning, and brought something. */
export function wholes(evidence: Evidence): ProgressEvidence[] {
  return begun(evidence).filter(({ seen }) => isFromBeginning(seen));
}

/** What blocking runs came to. */
export function runsIn({ answers }: Evidence): ProgressAnswer[] {
  return answers.filter(isRun);
}

/** Every chunk of every stream, and what blocking runs came to. */
export function chunksOf(evidence: Evidence): PlacedChunk[] {
  return [
    ...streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events.map((chunk, at) => ({
        chunk,
        label: `${name}: chunk ${at + 1} (${kindOf(chunk) || "no chunk"})`,
      })),
    ),
    ...runsIn(evidence).map(({ runId, body }) => ({ chunk: body, label: `${runId}: the answer` })),
  ];
}

/** Every tool call in them. */
export function callsOf(evidence: Evidence): PlacedCall[] {
  return chunksOf(evidence).flatMap(({ chunk, label }) =>
    toolCallsOf(chunk).map((call) => ({ call, label: `${label}: ${call.event_type} of ${call.call_id}` })),
  );
}
