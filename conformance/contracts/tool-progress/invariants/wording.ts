/** Invariants for strings that the contract defines (P-060 … P-075). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { getSummary } from "../stream/call-states.ts";
import { isPartialResult, isResult } from "../stream/chunk.ts";
import {
  delegationHead,
  delegationResultHead,
  endMessage,
  hasDefaultTexts,
  parseAgentType,
  startMessage,
} from "../stream/wording.ts";
import { type LabeledCall, listCalls } from "./evidence.ts";

export const wording: Invariant = {
  id: "wording",
  requirements: [
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
  text: "Calls and results have the status line for their tool or agent; summaries of delegations start with the agent and end with its complete result.",
  judge(evidence) {
    // Incomplete results do not have these strings yet, and failed results have different strings.
    const calls = listCalls(evidence).filter(
      ({ call }) =>
        !isPartialResult(call) && getField(getField(call, "tool_call_details"), "is_error") === undefined,
    );
    return judgeEach(calls, checkWording);
  },
};

function checkWording({ call, label }: LabeledCall): Finding[] {
  const tool = getString(call, "tool_name") ?? "";
  const isEnd = isResult(call);
  const expectations: [string, string | undefined, string][] = [
    ["tool_response", isEnd ? endMessage(tool) : startMessage(tool), getString(call, "tool_response") ?? ""],
  ];
  const type = parseAgentType(tool);
  if (!isEnd && hasDefaultTexts(tool) && type === undefined)
    expectations.push(["summary", "", getSummary(call)]);
  if (type !== undefined) {
    const head = isEnd ? delegationResultHead(type) : delegationHead(type);
    expectations.push(["the start of the summary", head, getSummary(call).slice(0, head.length)]);
  }
  return expectations.flatMap(([what, expected, actual]) =>
    expected === undefined || actual === expected
      ? []
      : [{ message: `${label}: unexpected text in ${what}`, expected, actual }],
  );
}
