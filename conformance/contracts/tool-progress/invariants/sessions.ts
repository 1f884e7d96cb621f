/** Ids of chunks: where in the run they stand (P-093, M-015). */
import { compareSequences, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant, Replay } from "../../../runner/invariant.ts";
import { getField, isObject, isSameJson, type JsonObject } from "../../../stream/json.ts";
import { isPiece, toolCallsOf } from "../stream/chunk.ts";
import { isAfter, type ProgressAnswer, positionOf } from "../stream/progress-stream.ts";
import { begun, type ProgressEvidence, runsIn, streamsOf, wholes } from "./evidence.ts";

export const cursors: Invariant = {
  id: "cursors",
  clauses: ["M-015", "P-093", "TP-025"],
  text: "Every chunk has an id `<number>-<notes>`, after the one before it and after the cursor; that of a run's first chunk is 1-0.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: ProgressEvidence): Finding[] {
  let before = positionOf(seen.cursor);
  for (const [at, id] of seen.ids.entries()) {
    const label = `${name}: chunk ${at + 1}`;
    const position = positionOf(id);
    if (position === undefined) return [{ message: `${label} has no position as its id`, actual: id }];
    if (before !== undefined && !isAfter(position, before))
      return [
        {
          message: `${label} is not after the one before it`,
          expected: `after ${before.join("-")}`,
          actual: id,
        },
      ];
    if (at === 0 && seen.cursor === "0-0" && id !== "1-0")
      return [{ message: `${label} is not the run's first`, expected: "1-0", actual: id }];
    before = position;
  }
  return [];
}

export const replay: Invariant = {
  id: "replay",
  clauses: ["P-093", "P-095", "TP-026", "TP-027", "M-091"],
  text: "After any cursor a session's stream is, byte for byte, what its first stream had after it, and names the same run.",
  judge: ({ replays }) => judgeEach(replays, replayMistakes),
};

function replayMistakes({ whole, cut, after, seen }: Replay): Finding[] {
  const name = `session ${whole.runId} after ${after}`;
  if (seen.runId !== whole.runId)
    return [{ message: `${name}: X-Run-Id names another run`, expected: whole.runId, actual: seen.runId }];
  return compareSequences(name, whole.frames.slice(cut), seen.frames, "chunk");
}

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["P-091", "TP-052"],
  text: "The answer of a blocking run is the text of its stream in one, and its tool calls in their order, each complete and without pieces.",
  judge(evidence) {
    const both = runsIn(evidence).flatMap((answer) => {
      const stream = streamOf(evidence, answer);
      return stream === undefined ? [] : [{ answer, stream, isTextWhole: !isBroken(evidence, answer) }];
    });
    return judgeEach(both, ({ answer, stream, isTextWhole }) => differences(answer, stream, isTextWhole));
  },
};

function streamOf(evidence: Evidence, { runId }: ProgressAnswer): ProgressEvidence | undefined {
  return wholes(evidence).find(({ seen }) => seen.runId === runId && seen.ended === "end");
}

/** Whether the run may have been cut off: its answer lacks the text of a turn that was asked again then. */
function isBroken(evidence: Evidence, { runId }: ProgressAnswer): boolean {
  return streamsOf(evidence).some(({ seen }) => seen.runId === runId && seen.ended === "broken");
}

function differences(
  { runId, body }: ProgressAnswer,
  { seen }: ProgressEvidence,
  isTextWhole: boolean,
): Finding[] {
  const calls = seen.events.flatMap(toolCallsOf).filter((call) => !isPiece(call));
  const texts: [string, Json][] = [
    ["message", seen.said],
    ["response", seen.said],
  ];
  const rules: [string, Json][] = [
    ...(isTextWhole ? texts : []),
    ["tool_calls", calls.map(withoutPiece)],
    ["citations", seen.citations],
    ["error", seen.error],
  ];
  return rules.flatMap(([name, expected]) => {
    const actual = getField(body, name) ?? null;
    if (isSameJson(expected, actual)) return [];
    return [{ message: `${runId}: ${name} of the answer is not that of the stream`, expected, actual }];
  });
}

function withoutPiece(call: JsonObject): JsonObject {
  const { stream_part: _, ...rest } = call;
  return isObject(rest) ? rest : call;
}
