/** A blocking run and its own stream tell the same (P-091). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { isObject, type JsonObject, member, sameJson } from "../../../stream/json.ts";
import { isPiece, toolCallsOf } from "../stream/chunk.ts";
import type { ProgressAnswer } from "../stream/progress-answer.ts";
import { type ProgressEvidence, runsIn, streamsOf, wholes } from "./evidence.ts";

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["P-091", "TP-052"],
  text: "The answer of a blocking run is the text of its stream in one, and its tool calls in their order, each complete and without pieces.",
  judge(evidence) {
    const both = runsIn(evidence).flatMap((answer) => {
      const stream = streamOf(evidence, answer);
      return stream === undefined ? [] : [{ answer, stream, isTextWhole: !isBroken(evidence, answer) }];
    });
    return judgeEach(both, ({ answer, stream, isTextWhole }) => findings(answer, stream, isTextWhole));
  },
};

function streamOf(evidence: Evidence, { runId }: ProgressAnswer): ProgressEvidence | undefined {
  return wholes(evidence).find(({ seen }) => seen.runId === runId && seen.ended === "end");
}

/** Whether the run may have been cut off: its answer lacks the text of a turn that was asked again then. */
function isBroken(evidence: Evidence, { runId }: ProgressAnswer): boolean {
  return streamsOf(evidence).some(({ seen }) => seen.runId === runId && seen.ended === "broken");
}

function findings(
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
    const actual = member(body, name) ?? null;
    if (sameJson(expected, actual)) return [];
    return [{ message: `${runId}: ${name} of the answer is not that of the stream`, expected, actual }];
  });
}

function withoutPiece(call: JsonObject): JsonObject {
  const { stream_part: _, ...rest } = call;
  return isObject(rest) ? rest : call;
}
