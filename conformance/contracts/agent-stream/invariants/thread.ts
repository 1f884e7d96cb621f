/** Whose events they are. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { type AgentEvidence, askedText, begun, eventsOf } from "./evidence.ts";

export const thread: Invariant = {
  id: "thread",
  clauses: ["A-016", "A-052", "AS-055", "AX-05", "M-070"],
  text: "Every event has a thread_id: that of the request, where it names a thread, and otherwise a UUID that is the same in the whole stream, and in no other.",
  judge(evidence) {
    const streams = begun(evidence);
    const found = judgeEach(streams, findings);
    return found && [...found, ...shared(streams)];
  },
};

/** The thread that a request names: of `session_id` only the agent's endpoint takes notice. */
function namedThread(stream: AgentEvidence): string | undefined {
  const session = stream.seen.path.startsWith("/agent/agent/") ? askedText(stream, "session_id") : undefined;
  return askedText(stream, "thread_id") ?? session;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function findings(stream: AgentEvidence): Finding[] {
  const events = eventsOf(stream);
  const named = namedThread(stream);
  const expected = named ?? getString(events[0]?.data, "thread_id") ?? "";
  if (named === undefined && !uuid.test(expected))
    return [{ message: `${events[0]?.label} has no new thread_id`, expected: "a UUID", actual: expected }];
  return events.flatMap(({ label, data }): Finding[] => {
    const actual = getField(data, "thread_id") ?? null;
    return actual === expected ? [] : [{ message: `${label} has another thread_id`, expected, actual }];
  });
}

/** Threads that were made for requests that name none. */
function shared(streams: readonly AgentEvidence[]): Finding[] {
  const made = streams.filter((stream) => namedThread(stream) === undefined);
  return made.flatMap(({ name, seen }, at): Finding[] => {
    const other = made.slice(0, at).find((each) => each.seen.threadId === seen.threadId);
    if (other === undefined || seen.threadId === null) return [];
    return [{ message: `${name}: the new thread is that of ${other.name}`, actual: seen.threadId }];
  });
}

/** The events that say it. */
const telling = ["tool_call_start", "message"];

export const agent: Invariant = {
  id: "agent",
  clauses: ["AS-028", "M-012"],
  text: "Calls and texts of a run whose request names an agent have its id as `agent`; nothing else has an `agent`.",
  judge(evidence) {
    const streams = begun(evidence).filter(({ seen }) => telling.some((name) => seen.types.includes(name)));
    return judgeEach(streams, mistakesOfAgent);
  },
};

function mistakesOfAgent(stream: AgentEvidence): Finding[] {
  const asked = askedText(stream, "agent_id");
  const named = asked === undefined || asked === "default" ? null : asked;
  return eventsOf(stream).flatMap(({ name, data, label }): Finding[] => {
    const expected = telling.includes(name) ? named : null;
    const actual = getField(data, "agent") ?? null;
    return actual === expected ? [] : [{ message: `${label} has another agent`, expected, actual }];
  });
}
