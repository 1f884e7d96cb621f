/** Invariants for run outcomes, which must be in a form that the client's version can read. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { eventName } from "../../shared/ag-ui-events.ts";
import { getClientVersion } from "../stream/ag-ui-stream.ts";
import { type AgUiEvidence, listNonEmptyStreams } from "./evidence.ts";
import { outcomeType } from "./pending-calls.ts";

const reasons = ["end_turn", "awaiting_input"];
const stopReasons = ["max_turns", "max_tool_calls", "max_tokens", "timeout", "cancelled"];

export const outcome: Invariant = {
  id: "outcome",
  requirements: ["C-060", "C-061", "CC-017", "CC-018", "CC-019", "CC-097", "M-048", "M-049", "M-050"],
  text: "The terminal event has the form that the client's version can read: for older clients, it has no usage, and its outcome is neither success nor cancelled. The result of a run has a stopReason, a run that was stopped has it in its metadata, and RUN_ERROR has a code.",
  judge(evidence) {
    const ended = listNonEmptyStreams(evidence).filter(({ seen }) => seen.end !== null);
    return judgeEach(ended, (stream) =>
      listExpectations(stream).flatMap(([message, expected, actual, holds]): Finding[] =>
        holds ? [] : [{ message: `${stream.name}: ${message}`, expected, actual }],
      ),
    );
  },
};

type Expectation = [message: string, expected: Json, actual: Json, holds: boolean];

function listExpectations({ seen }: AgUiEvidence): Expectation[] {
  const end = seen.end;
  const isOld = getClientVersion(seen) === "old";
  const usage = getField(end, "usage") ?? null;
  const stopReason = getString(getField(getField(end, "metadata"), "tambo"), "stopReason") ?? "";
  const stopExpectation: Expectation = [
    "metadata.tambo.stopReason of a stopped run is not declared",
    stopReasons,
    stopReason,
    stopReasons.includes(stopReason),
  ];
  const expectations: Expectation[] = [
    ["usage was sent to an older client", "none", usage, !isOld || usage === null],
  ];
  if (eventName(end) === "RUN_ERROR") {
    const code = getString(end, "code") ?? "";
    return [
      ...expectations,
      ["RUN_ERROR has no code", "a code", code, code !== ""],
      ["a cancelled run ended with RUN_ERROR", "the outcome cancelled", code, isOld || code !== "CANCELLED"],
      ...(code === "CANCELLED" ? [stopExpectation] : []),
    ];
  }
  const outcome = getField(end, "outcome") ?? null;
  const kind = outcomeType(seen);
  const result = getField(end, "result") ?? null;
  const reason = getString(result, "stopReason") ?? "";
  const waits = kind === "interrupt" || seen.types.includes("tambo.run.awaiting_input");
  return [
    ...expectations,
    [
      "an outcome was sent that older clients reject",
      "interrupt, or no outcome",
      outcome,
      !isOld || outcome === null || kind === "interrupt",
    ],
    ...(kind === "cancelled"
      ? [["a stopped run has a result", "none", result, result === null] as Expectation, stopExpectation]
      : listResultExpectations(reason, waits)),
  ];
}

function listResultExpectations(reason: string, waits: boolean): Expectation[] {
  const expected = waits ? "awaiting_input" : reason;
  return [
    ["result.stopReason is not declared", reasons, reason, reasons.includes(reason)],
    [
      "result.stopReason does not match the outcome",
      expected,
      reason,
      reason === expected && (waits || reason !== "awaiting_input"),
    ],
  ];
}
