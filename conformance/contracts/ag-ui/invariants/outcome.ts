/** How a run says that it ended, by the generation of the client. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { nameOf } from "../../shared/ag-ui-events.ts";
import { peerOf } from "../stream/ag-ui-stream.ts";
import { type AgUiEvidence, begun } from "./evidence.ts";
import { outcomeOf } from "./waiting.ts";

const reasons = [
  "end_turn",
  "awaiting_input",
  "max_turns",
  "max_tool_calls",
  "max_tokens",
  "timeout",
  "cancelled",
];

export const outcome: Invariant = {
  id: "outcome",
  clauses: ["C-060", "C-061", "CC-017", "CC-018", "CC-019", "CC-097", "M-049", "M-050"],
  text: "A run tells how it ended in the form that its client reads: older ones are told of no success, cancellation or usage in it; RUN_FINISHED says why, RUN_ERROR has a code.",
  judge(evidence) {
    const ended = begun(evidence).filter(({ seen }) => seen.end !== null);
    return judgeEach(ended, (stream) =>
      rulesFor(stream).flatMap(([message, expected, actual, holds]): Finding[] =>
        holds ? [] : [{ message: `${stream.name}: ${message}`, expected, actual }],
      ),
    );
  },
};

type Rule = [message: string, expected: Json, actual: Json, holds: boolean];

function rulesFor({ seen }: AgUiEvidence): Rule[] {
  const end = seen.end;
  const old = peerOf(seen) === "old";
  const usage = member(end, "usage") ?? null;
  const rules: Rule[] = [["an older client is told the usage", "none", usage, !old || usage === null]];
  if (nameOf(end) === "RUN_ERROR") {
    const code = textOf(end, "code") ?? "";
    return [
      ...rules,
      ["RUN_ERROR has no code", "a code", code, code !== ""],
      ["a cancelled run is told as an error", "the outcome cancelled", code, old || code !== "CANCELLED"],
    ];
  }
  const told = member(end, "outcome") ?? null;
  const kind = outcomeOf(seen);
  const reason = textOf(member(end, "result"), "stopReason") ?? "";
  const waits = kind === "interrupt" || seen.types.includes("tambo.run.awaiting_input");
  const expected = kind === "cancelled" ? "cancelled" : waits ? "awaiting_input" : reason;
  return [
    ...rules,
    [
      "an older client is told an outcome that it refuses",
      "an interrupt, or none",
      told,
      !old || told === null || kind === "interrupt",
    ],
    ["result.stopReason is none of the contract's", reasons, reason, reasons.includes(reason)],
    [
      "result.stopReason is not that of the outcome",
      expected,
      reason,
      reason === expected &&
        (waits || reason !== "awaiting_input") &&
        (kind === "cancelled" || reason !== "cancelled"),
    ],
  ];
}
