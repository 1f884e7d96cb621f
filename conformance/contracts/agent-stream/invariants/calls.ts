/** Invariants for the order of a tool call's events (A-060 … ). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, parseObject } from "../../../stream/json.ts";
import { type AgentEvidence, listEvents, listNonEmptyStreams } from "./evidence.ts";

export const calls: Invariant = {
  id: "calls",
  requirements: [
    "A-042",
    "A-060",
    "A-062",
    "A-065",
    "A-069",
    "AX-02",
    "AX-13",
    "M-032",
    "M-033",
    "M-034",
    "M-037",
  ],
  text: "A call starts once, has one or more argument deltas, ends once and then gets one result. The concatenated deltas are a JSON object. When the stream ends, every call has ended and, unless the run failed, has a result.",
  judge(evidence) {
    const streams = listNonEmptyStreams(evidence).filter(({ seen }) =>
      seen.types.some((type) => type.startsWith("tool_")),
    );
    return judgeEach(streams, (stream) => [...checkOrder(stream), ...checkArguments(stream)]);
  },
};

/** For each event of a call, the events of that call that may follow it. */
const nextEvents: Readonly<Record<string, readonly string[]>> = {
  "": ["tool_call_start"],
  tool_call_start: ["tool_call_args"],
  tool_call_args: ["tool_call_args", "tool_call_end"],
  tool_call_end: ["tool_result"],
  tool_result: [],
};

function checkOrder(stream: AgentEvidence): Finding[] {
  const last = new Map<string, string>();
  const findings = listEvents(stream).flatMap(({ name, data, label }): Finding[] => {
    const end = name === "status" ? getString(data, "type") : undefined;
    if (end === "complete" || end === "error")
      return describeIncompleteCalls(last, end).map((each) => ({ message: `${label} ${each}` }));
    if (!name.startsWith("tool_")) return [];
    const id = getString(data, "toolCallId") ?? "";
    const before = last.get(id) ?? "";
    last.set(id, name);
    if (nextEvents[before]?.includes(name) === true) return [];
    const message = `${label} of ${id} after ${before === "" ? "no event with that id" : before}`;
    return [{ message, expected: nextEvents[before] ?? [], actual: name }];
  });
  return findings;
}

/** Returns the calls that are incomplete when the run ends. */
function describeIncompleteCalls(last: ReadonlyMap<string, string>, end: string): string[] {
  return Array.from(last, ([id, name]) => {
    if (name === "tool_result" || (name === "tool_call_end" && end === "error")) return "";
    return `while the last event of call ${id} is ${name}`;
  }).filter((sentence) => sentence !== "");
}

/**
 * Checks that the arguments of calls are JSON. Other arguments are allowed only for failed calls, and for
 * calls whose stream was not read completely.
 */
function checkArguments(stream: AgentEvidence): Finding[] {
  const events = listEvents(stream);
  const ended = new Set(
    events.flatMap(({ name, data }) => (name === "tool_call_end" ? [getString(data, "toolCallId")] : [])),
  );
  const failed = new Set(
    events.flatMap(({ name, data }, at) =>
      name === "tool_result" &&
      events[at - 1]?.name === "error" &&
      getField(events[at - 1]?.data, "code") === "TOOL_ERROR"
        ? [getString(data, "toolCallId")]
        : [],
    ),
  );
  return stream.seen.calls.flatMap(({ id, arguments: json }): Finding[] => {
    if (!ended.has(id) || failed.has(id) || parseObject(json) !== undefined) return [];
    return [{ message: `${stream.name}: the deltas of call ${id} are not a JSON object`, actual: json }];
  });
}
