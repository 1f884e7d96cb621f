/** Invariants for the thread and agent ids in events. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import { type AgentEvidence, getRequestString, listEvents, listNonEmptyStreams } from "./evidence.ts";

export const thread: Invariant = {
  id: "thread",
  requirements: ["A-016", "A-052", "AS-055", "AX-05", "M-070"],
  text: "Every event has a thread_id. It is the thread_id from the request, or a UUID that is the same throughout the stream and occurs in no other stream.",
  judge(evidence) {
    const streams = listNonEmptyStreams(evidence);
    const findings = judgeEach(streams, checkThread);
    return findings && [...findings, ...findSharedThreads(streams)];
  },
};

/** Returns the thread id that a request contains. Only the agent endpoint reads `session_id`. */
function getRequestedThread(stream: AgentEvidence): string | undefined {
  const session = stream.seen.path.startsWith("/agent/agent/")
    ? getRequestString(stream, "session_id")
    : undefined;
  return getRequestString(stream, "thread_id") ?? session;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function checkThread(stream: AgentEvidence): Finding[] {
  const events = listEvents(stream);
  const named = getRequestedThread(stream);
  const expected = named ?? getString(events[0]?.data, "thread_id") ?? "";
  if (named === undefined && !uuid.test(expected))
    return [
      { message: `${events[0]?.label} does not have a new thread_id`, expected: "a UUID", actual: expected },
    ];
  return events.flatMap(({ label, data }): Finding[] => {
    const actual = getField(data, "thread_id") ?? null;
    return actual === expected ? [] : [{ message: `${label} has an unexpected thread_id`, expected, actual }];
  });
}

/** Returns findings for requests without a thread id that were given the same new thread. */
function findSharedThreads(streams: readonly AgentEvidence[]): Finding[] {
  const newThreadStreams = streams.filter((stream) => getRequestedThread(stream) === undefined);
  return newThreadStreams.flatMap(({ name, seen }, at): Finding[] => {
    const other = newThreadStreams.slice(0, at).find((each) => each.seen.threadId === seen.threadId);
    if (other === undefined || seen.threadId === null) return [];
    return [
      { message: `${name}: the new thread_id was already used for ${other.name}`, actual: seen.threadId },
    ];
  });
}

/** Events that have an agent id. */
const agentEvents = ["tool_call_start", "message"];

export const agent: Invariant = {
  id: "agent",
  requirements: ["AS-028", "M-012"],
  text: "Call and text events have the agent id from the request as `agent`; no other event has an `agent`.",
  judge(evidence) {
    const streams = listNonEmptyStreams(evidence).filter(({ seen }) =>
      agentEvents.some((name) => seen.types.includes(name)),
    );
    return judgeEach(streams, checkAgent);
  },
};

function checkAgent(stream: AgentEvidence): Finding[] {
  const requestedAgent = getRequestString(stream, "agent_id");
  const named = requestedAgent === undefined || requestedAgent === "default" ? null : requestedAgent;
  return listEvents(stream).flatMap(({ name, data, label }): Finding[] => {
    const expected = agentEvents.includes(name) ? named : null;
    const actual = getField(data, "agent") ?? null;
    return actual === expected ? [] : [{ message: `${label} has an unexpected agent`, expected, actual }];
  });
}
