import { describe, expect, it } from "vitest";
import { listMessages, noEvidence } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  callEnds,
  completed,
  event,
  evidenceOf,
  goodRun,
  inThread,
  made,
  said,
  seenOf,
  sent,
  spoilt,
  started,
} from "./testing.ts";
import { agent, thread } from "./thread.ts";

describe("thread", () => {
  const empty = inThread([started, completed], made);
  const asked = (sent: JsonObject, path = "/agent/agent/stream") =>
    listMessages(thread, evidenceOf(seenOf(empty, { sent, path })));

  it("wants the thread of the request in every event [A-052][AS-055]", () => {
    const elsewhere = inThread([completed], "thread_2")[0] as JsonObject;
    expect(listMessages(thread, spoilt(completed, elsewhere))).toEqual([
      "run: event 23 (status) has another thread_id",
    ]);
    const bare = { event: "status", data: { type: "complete" } };
    expect(listMessages(thread, spoilt(completed, bare))).toEqual([
      "run: event 23 (status) has another thread_id",
    ]);
  });

  it("knows a session_id as the thread of an agent, and of no chat [AX-05]", () => {
    const both = "run: event 1 (status) has another thread_id";
    expect(asked({ session_id: made })).toEqual([]);
    expect(asked({ session_id: "thread_1" })).toEqual([both, both.replace("1", "2")]);
    expect(asked({ session_id: "thread_1" }, "/agent/chat/stream")).toEqual([]);
    expect(asked({ thread_id: null })).toEqual([]);
  });

  it("wants a thread that the server made to be a UUID, and new [A-016]", () => {
    const unnamed = (name: string, events: readonly JsonObject[]) =>
      evidenceOf(events, { sent: {}, name }).streams;
    expect(listMessages(thread, { ...noEvidence, streams: unnamed("run", goodRun) })).toEqual([
      "run: event 1 (status) has no new thread_id",
    ]);
    const twice = [...unnamed("one", empty), ...unnamed("other", empty)];
    expect(listMessages(thread, { ...noEvidence, streams: twice })).toEqual([
      "other: the new thread is that of one",
    ]);
    const goneOn = [...unnamed("one", empty), ...evidenceOf(empty, { sent: { thread_id: made } }).streams];
    expect(listMessages(thread, { ...noEvidence, streams: goneOn })).toEqual([]);
  });
});

describe("agent", () => {
  const judged = (agent_id: Json | undefined, name: string | undefined) => {
    const named = name === undefined ? {} : { agent: name };
    const events = [
      started,
      event("tool_call_start", { toolCallId: "call_1", toolCallName: "a", ...named }),
      callEnds,
      event("message", { content: "Hi", ...named }),
      completed,
    ];
    const told = agent_id === undefined ? sent : { ...sent, agent_id };
    return listMessages(agent, evidenceOf(events, { sent: told }));
  };
  const wrong = [
    "run: event 2 (tool_call_start) has another agent",
    "run: event 4 (message) has another agent",
  ];

  it.each<[Json | undefined, string | undefined, string[]]>([
    [undefined, undefined, []],
    ["default", undefined, []],
    [null, undefined, []],
    ["planner", "planner", []],
    [undefined, "default", wrong],
    ["planner", undefined, wrong],
    ["planner", "default", wrong],
  ])("with the agent %j in the request and %j in the events finds %j [AS-028]", (asked, told, expected) => {
    expect(judged(asked, told)).toEqual(expected);
  });

  it("wants no agent anywhere else [AS-028]", () => {
    const end = event("status", { type: "complete", agent: "planner" });
    const run = [started, event("message", { content: "Hi", agent: "planner" }), end];
    expect(listMessages(agent, evidenceOf(run, { sent: { ...sent, agent_id: "planner" } }))).toEqual([
      "run: event 3 (status) has another agent",
    ]);
    expect(listMessages(agent, evidenceOf([started, completed]))).toBeUndefined();
    expect(listMessages(agent, evidenceOf([started, said("Hi"), completed]))).toEqual([]);
  });
});
