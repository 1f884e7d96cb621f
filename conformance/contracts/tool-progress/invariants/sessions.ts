/** Invariants for chunk ids, and for resuming a session (P-093, M-015). */
import { compareSequences, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant, Replay } from "../../../runner/invariant.ts";
import { getArray, getField, isObject, isSameJson, type JsonObject } from "../../../stream/json.ts";
import { isPartialResult, listToolCalls } from "../stream/chunk.ts";
import { isAfter, type ProgressResponse, parsePosition } from "../stream/progress-stream.ts";
import {
  listBlockingRuns,
  listNonEmptyStreams,
  listStreams,
  listStreamsFromStart,
  type ProgressEvidence,
} from "./evidence.ts";

export const cursors: Invariant = {
  id: "cursors",
  requirements: ["M-015", "P-093", "TP-025"],
  text: "Chunk ids are positions of the form `<number>-<number>`, which increase and are after the cursor; the first chunk of a run has the id 1-0.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkIds),
};

function checkIds({ name, seen }: ProgressEvidence): Finding[] {
  let before = parsePosition(seen.cursor);
  for (const [at, id] of seen.ids.entries()) {
    const label = `${name}: chunk ${at + 1}`;
    const position = parsePosition(id);
    if (position === undefined) return [{ message: `${label} has an id that is not a position`, actual: id }];
    if (before !== undefined && !isAfter(position, before))
      return [
        {
          message: `${label} has an id that is not after the previous position`,
          expected: `after ${before.join("-")}`,
          actual: id,
        },
      ];
    if (at === 0 && seen.cursor === "0-0" && id !== "1-0")
      return [{ message: `${label} is not the first chunk of the run`, expected: "1-0", actual: id }];
    before = position;
  }
  return [];
}

export const replay: Invariant = {
  id: "replay",
  requirements: ["P-093", "P-095", "TP-026", "TP-027", "M-091"],
  text: "Resuming a session from any cursor returns the remaining chunks of the session's first stream, byte for byte, and the same run id.",
  judge: ({ replays }) => judgeEach(replays, checkReplay),
};

function checkReplay({ original, cut, after, seen }: Replay): Finding[] {
  const name = `session ${original.runId} after ${after}`;
  if (seen.runId !== original.runId)
    return [
      { message: `${name}: unexpected run id in X-Run-Id`, expected: original.runId, actual: seen.runId },
    ];
  return compareSequences(name, original.frames.slice(cut), seen.frames, "chunk");
}

export const sameRun: Invariant = {
  id: "same-run",
  requirements: ["P-091", "TP-052", "M-053"],
  text: "The response of a blocking run contains the complete text and the citations of its stream, and its tool calls in order, each complete and without parts.",
  judge(evidence) {
    const both = listBlockingRuns(evidence).flatMap((response) => {
      const stream = findStream(evidence, response);
      return stream === undefined
        ? []
        : [{ answer: response, stream, isTextComplete: !wasInterrupted(evidence, response) }];
    });
    return judgeEach(both, ({ answer: response, stream, isTextComplete }) =>
      compareWithStream(response, stream, isTextComplete),
    );
  },
};

function findStream(evidence: Evidence, { runId }: ProgressResponse): ProgressEvidence | undefined {
  return listStreamsFromStart(evidence).find(({ seen }) => seen.runId === runId && seen.ended === "end");
}

/**
 * Returns true if the run may have been interrupted. The response then lacks the text of any turn that
 * recovery repeated.
 */
function wasInterrupted(evidence: Evidence, { runId }: ProgressResponse): boolean {
  return listStreams(evidence).some(({ seen }) => seen.runId === runId && seen.ended === "broken");
}

function compareWithStream(
  { runId, body }: ProgressResponse,
  { seen }: ProgressEvidence,
  isTextWhole: boolean,
): Finding[] {
  const calls = seen.events.flatMap(listToolCalls).filter((call) => !isPartialResult(call));
  // The same citation may occur in several turns. The response may contain it only once.
  const citations = removeRepetitions(seen.citations);
  const turns: [string, Json, Json][] = [
    ["message", seen.said, getField(body, "message") ?? null],
    ["response", seen.said, getField(body, "response") ?? null],
    ["citations", citations, removeRepetitions(getArray(body, "citations"))],
  ];
  const expectations: [string, Json, Json][] = [
    ...(isTextWhole ? turns : []),
    ["tool_calls", calls.map(omitPart), getField(body, "tool_calls") ?? null],
    ["error", seen.error, getField(body, "error") ?? null],
  ];
  return expectations.flatMap(([name, expected, actual]) => {
    if (isSameJson(expected, actual)) return [];
    return [{ message: `${runId}: ${name} of the response differs from the stream`, expected, actual }];
  });
}

function removeRepetitions(citations: readonly Json[]): Json[] {
  return [...new Set(citations)];
}

function omitPart(call: JsonObject): JsonObject {
  const { stream_part: _, ...rest } = call;
  return isObject(rest) ? rest : call;
}
