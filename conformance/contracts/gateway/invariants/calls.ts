/** Invariants for the gateway tool calls in a stream (G-146, G-147, G-154). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import type { ObservedTurn } from "../stream/gateway-stream.ts";
import { describeInvalidFlags } from "./canonical.ts";
import { type GatewayEvidence, listResults, listStreams } from "./evidence.ts";

export const calls: Invariant = {
  id: "calls",
  requirements: ["G-005", "G-146", "G-147", "G-154", "GC-042", "GX-19", "M-005", "M-036", "M-037"],
  text: "Every executed call is in the turn's response, with the same name and input; it starts once and then gets one result. In a complete turn, either all calls or none have been executed.",
  judge(evidence) {
    const streamsWithCalls = listStreams(evidence).filter(({ seen }) =>
      seen.types.some((type) => type === "tool_call_start" || type === "tool_result"),
    );
    return judgeEach(streamsWithCalls, (stream) => [
      ...checkCallOrder(stream),
      ...stream.seen.turns.flatMap((turn, at) => compareWithResponse(`${stream.name}: turn ${at}`, turn)),
    ]);
  },
};

/** Returns the `tool_use` blocks in a response. */
export function listToolUses(response: Json | undefined): Json[] {
  return getArray(response, "content").filter((block) => getString(block, "type") === "tool_use");
}

function checkCallOrder({ name, seen }: GatewayEvidence): Finding[] {
  const open = new Map<string, string>();
  const started = new Set<string>();
  const findings: Finding[] = [];
  for (const [at, event] of seen.events.entries()) {
    const [type, id, tool] = ["type", "id", "name"].map((key) => getString(event, key) ?? "");
    const label = `${name}: event ${at + 1}: ${type} of ${id}`;
    if (type === "tool_call_start") {
      if (started.has(id ?? "")) findings.push({ message: `${label}, which has already started` });
      started.add(id ?? "");
      open.set(id ?? "", tool ?? "");
    }
    if (type === "tool_result") {
      const called = open.get(id ?? "");
      if (called === undefined) findings.push({ message: `${label}, which is not running` });
      else if (called !== tool)
        findings.push({ message: `${label} has a different name`, expected: called, actual: tool });
      open.delete(id ?? "");
    }
    if (type !== "step_complete" || open.size === 0) continue;
    findings.push({
      message: `${name}: event ${at + 1}: step_complete while ${[...open.keys()]} is running`,
    });
    open.clear();
  }
  return findings;
}

function compareWithResponse(
  label: string,
  { accumulated, calls: executed, response }: ObservedTurn,
): Finding[] {
  const uses = listToolUses(accumulated ?? undefined);
  const findings = executed.flatMap(({ id, name, input }): Finding[] => {
    const use = uses.find((each) => getString(each, "id") === id);
    if (use === undefined) return [{ message: `${label}: call ${id} is missing from the response` }];
    const expected = { name: getField(use, "name") ?? null, input: getField(use, "input") ?? null };
    if (isSameJson(expected, { name, input })) return [];
    return [
      {
        message: `${label}: call ${id} was executed with a different name or input`,
        expected,
        actual: { name, input },
      },
    ];
  });
  if (response === null || executed.length === 0 || executed.length >= uses.length) return findings;
  const ids = uses.map((use) => getString(use, "id") ?? "");
  return [
    ...findings,
    {
      message: `${label}: not all calls of the response were executed`,
      expected: ids,
      actual: executed.map(({ id }) => id),
    },
  ];
}

export const flags: Invariant = {
  id: "flags",
  requirements: [
    "G-102",
    "G-125",
    "G-147",
    "G-170",
    "GC-035",
    "GC-036",
    "GC-070",
    "GX-02",
    "GX-03",
    "M-007",
    "M-038",
    "M-039",
  ],
  text: "Every tool result has is_error and error. If is_error is false, error is null; otherwise, it is a valid error without a request id, whose type matches its code and whose message is the content.",
  judge(evidence) {
    const events = listStreams(evidence).flatMap(({ name, seen }) =>
      seen.events
        .filter((event) => getString(event, "type") === "tool_result")
        .map((result) => ({ label: `${name}: tool_result of ${getString(result, "id")}`, told: result })),
    );
    const steps = listResults(evidence).flatMap(({ name, seen }) =>
      seen.steps
        .flatMap((step) => getArray(step, "tool_results"))
        .map((result) => ({
          label: `${name}: the result of ${getString(result, "tool_use_id")} in the steps`,
          told: result,
        })),
    );
    return judgeEach([...events, ...steps], ({ label, told: result }) => {
      const problem = describeInvalidFlags(result);
      return problem === undefined ? [] : [{ message: `${label} ${problem}`, actual: result }];
    });
  },
};
