/** The life of a tool call (A-060 … ). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, parseObject } from "../../../stream/json.ts";
import { type AgentEvidence, begun, eventsOf } from "./evidence.ts";

export const calls: Invariant = {
  id: "calls",
  clauses: [
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
  text: "A call starts once, gets one piece of its arguments or more, ends once and has one result after that; the pieces joined are the JSON of an object; no call is left open when the stream ends, and none without its result unless the run fails.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => seen.types.some((type) => type.startsWith("tool_")));
    return judgeEach(streams, (stream) => [...lives(stream), ...unreadable(stream)]);
  },
};

/** What may come next for a call, by what came last of it. */
const next: Readonly<Record<string, readonly string[]>> = {
  "": ["tool_call_start"],
  tool_call_start: ["tool_call_args"],
  tool_call_args: ["tool_call_args", "tool_call_end"],
  tool_call_end: ["tool_result"],
  tool_result: [],
};

function lives(stream: AgentEvidence): Finding[] {
  const last = new Map<string, string>();
  const found = eventsOf(stream).flatMap(({ name, data, label }): Finding[] => {
    const end = name === "status" ? getString(data, "type") : undefined;
    if (end === "complete" || end === "error")
      return left(last, end).map((each) => ({ message: `${label} ${each}` }));
    if (!name.startsWith("tool_")) return [];
    const id = getString(data, "toolCallId") ?? "";
    const before = last.get(id) ?? "";
    last.set(id, name);
    if (next[before]?.includes(name) === true) return [];
    const message = `${label} of ${id} after ${before === "" ? "nothing of it" : before}`;
    return [{ message, expected: next[before] ?? [], actual: name }];
  });
  return found;
}

/** What is left when the run ends. */
function left(last: ReadonlyMap<string, string>, end: string): string[] {
  return Array.from(last, ([id, name]) => {
    if (name === "tool_result" || (name === "tool_call_end" && end === "error")) return "";
    return `while the call ${id} is at ${name}`;
  }).filter((sentence) => sentence !== "");
}

/** Arguments that are no JSON are of a call that failed, or whose stream was not read to its end. */
function unreadable(stream: AgentEvidence): Finding[] {
  const events = eventsOf(stream);
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
    return [{ message: `${stream.name}: the pieces of call ${id} are not a JSON object`, actual: json }];
  });
}
