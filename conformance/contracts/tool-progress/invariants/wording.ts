/** The words that the contract fixes (P-060 … P-075). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { summaryOf } from "../stream/call-states.ts";
import { isPiece, isResult } from "../stream/chunk.ts";
import {
  agentTypeOf,
  beginningMessage,
  delegationHead,
  delegationResultHead,
  endMessage,
  isPlain,
} from "../stream/wording.ts";
import { callsOf, type PlacedCall } from "./evidence.ts";

export const wording: Invariant = {
  id: "wording",
  clauses: [
    "P-020",
    "P-021",
    "P-022",
    "P-023",
    "P-061",
    "P-062",
    "P-063",
    "P-065",
    "P-068",
    "P-069",
    "P-070",
    "P-071",
    "P-072",
    "P-073",
    "P-074",
    "P-075",
    "P-081",
    "PX-06",
    "PX-15",
  ],
  text: "The status line of a call and of its result is the one that its tool, or its agent, has; summaries of delegations begin with who works, and end with all that came of it.",
  judge(evidence) {
    // What is not complete has no words yet, and failures have their own.
    const told = callsOf(evidence).filter(
      ({ call }) => !isPiece(call) && getField(getField(call, "tool_call_details"), "is_error") === undefined,
    );
    return judgeEach(told, findings);
  },
};

function findings({ call, label }: PlacedCall): Finding[] {
  const tool = getString(call, "tool_name") ?? "";
  const ends = isResult(call);
  const rules: [string, string | undefined, string][] = [
    [
      "tool_response",
      ends ? endMessage(tool) : beginningMessage(tool),
      getString(call, "tool_response") ?? "",
    ],
  ];
  const type = agentTypeOf(tool);
  if (!ends && isPlain(tool) && type === undefined) rules.push(["summary", "", summaryOf(call)]);
  if (type !== undefined) {
    const head = ends ? delegationResultHead(type) : delegationHead(type);
    rules.push(["the beginning of the summary", head, summaryOf(call).slice(0, head.length)]);
  }
  return rules.flatMap(([what, expected, actual]) =>
    expected === undefined || actual === expected
      ? []
      : [{ message: `${label}: ${what} has other words`, expected, actual }],
  );
}
