/** Arguments of tool calls (C-031, C-064). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { listOf, member, parseObject, sameJson, textOf } from "../../../stream/json.ts";
import { type AgUiEvidence, runsOf } from "./evidence.ts";
import { failedResults } from "./results.ts";

export const callArguments: Invariant = {
  id: "arguments",
  clauses: ["C-031", "CC-011", "CX-06"],
  text: "The deltas of a call, joined, are the JSON of one object, and that is the input that is awaited.",
  judge(evidence) {
    const runs = runsOf(evidence).filter(({ seen }) => seen.calls.length > 0);
    return judgeEach(runs, (run) => [...unreadable(run), ...awaited(run)]);
  },
};

/** Arguments that break off can only be of a call that has failed. */
function unreadable({ name, seen }: AgUiEvidence): Finding[] {
  const ended = new Set(
    seen.events.flatMap((event) => (nameOf(event) === "TOOL_CALL_END" ? [textOf(event, "toolCallId")] : [])),
  );
  const failed = failedResults(seen);
  return seen.calls.flatMap(({ id, arguments: json }) => {
    if (!ended.has(id) || failed.has(id) || parseObject(json) !== undefined) return [];
    return [{ message: `${name}: the deltas of call ${id} are no JSON object`, actual: json }];
  });
}

function awaited({ name, seen }: AgUiEvidence): Finding[] {
  const pending = seen.events
    .filter((event) => nameOf(event) === "tambo.run.awaiting_input")
    .flatMap((event) => listOf(bodyOf(event), "pendingToolCalls"));
  return pending.flatMap((told): Finding[] => {
    const call = seen.calls.find(({ id }) => id === textOf(told, "toolCallId"));
    if (call === undefined) return [];
    const expected = { toolName: call.name, input: parseObject(call.arguments) ?? null };
    const actual = { toolName: textOf(told, "toolName") ?? null, input: member(told, "input") ?? null };
    if (sameJson(expected, actual)) return [];
    return [{ message: `${name}: call ${call.id} is awaited otherwise than it was made`, expected, actual }];
  });
}
