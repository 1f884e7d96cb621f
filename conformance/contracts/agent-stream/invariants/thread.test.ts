import { describe, expect, it } from "vitest";
import { listMessages, noEvidence } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  callEnd,
  completed,
  createEvidence,
  event,
  goodRun,
  newThreadId,
  readEvents,
  replaceInGoodRun,
  sent,
  started,
  text,
  withThreadId,
} from "./testing.ts";
import { agent, thread } from "./thread.ts";

describe("thread", () => {
  const empty = withThreadId([started, completed], newThreadId);
  const createSent = (sent: JsonObject, path = "/agent/agent/stream") =>
    listMessages(thread, createEvidence(readEvents(empty, { sent, path })));

  it("requires the thread of the request in every event [A-052][AS-055]", () => {
    const elsewhere = withThreadId([completed], "thread_2")[0] as JsonObject;
    expect(listMessages(thread, replaceInGoodRun(completed, elsewhere))).toEqual([
      "run: event 23 (status) has an unexpected thread_id",
    ]);
    const bare = { event: "status", data: { type: "complete" } };
    expect(listMessages(thread, replaceInGoodRun(completed, bare))).toEqual([
      "run: event 23 (status) has an unexpected thread_id",
    ]);
  });

  it("reads session_id as the thread of an agent, but not of a chat [AX-05]", () => {
    const both = "run: event 1 (status) has an unexpected thread_id";
    expect(createSent({ session_id: newThreadId })).toEqual([]);
    expect(createSent({ session_id: "thread_1" })).toEqual([both, both.replace("1", "2")]);
    expect(createSent({ session_id: "thread_1" }, "/agent/chat/stream")).toEqual([]);
    expect(createSent({ thread_id: null })).toEqual([]);
  });

  it("requires a new UUID for a thread that the server creates [A-016]", () => {
    const unnamed = (name: string, events: readonly JsonObject[]) =>
      createEvidence(events, { sent: {}, name }).streams;
    expect(listMessages(thread, { ...noEvidence, streams: unnamed("run", goodRun) })).toEqual([
      "run: event 1 (status) does not have a new thread_id",
    ]);
    const twice = [...unnamed("one", empty), ...unnamed("other", empty)];
    expect(listMessages(thread, { ...noEvidence, streams: twice })).toEqual([
      "other: the new thread_id was already used for one",
    ]);
    const resumed = [
      ...unnamed("one", empty),
      ...createEvidence(empty, { sent: { thread_id: newThreadId } }).streams,
    ];
    expect(listMessages(thread, { ...noEvidence, streams: resumed })).toEqual([]);
  });
});

describe("agent", () => {
  const judged = (agent_id: Json | undefined, name: string | undefined) => {
    const named = name === undefined ? {} : { agent: name };
    const events = [
      started,
      event("tool_call_start", { toolCallId: "call_1", toolCallName: "a", ...named }),
      callEnd,
      event("message", { content: "Hi", ...named }),
      completed,
    ];
    const withAgent = agent_id === undefined ? sent : { ...sent, agent_id };
    return listMessages(agent, createEvidence(events, { sent: withAgent }));
  };
  const wrong = [
    "run: event 2 (tool_call_start) has an unexpected agent",
    "run: event 4 (message) has an unexpected agent",
  ];

  it.each<[Json | undefined, string | undefined, string[]]>([
    [undefined, undefined, []],
    ["default", undefined, []],
    [null, undefined, []],
    ["planner", "planner", []],
    [undefined, "default", wrong],
    ["planner", undefined, wrong],
    ["planner", "default", wrong],
  ])(
    "with the agent %j in the request and %j in the events finds %j [AS-028]",
    (requested, sentAgent, expected) => {
      expect(judged(requested, sentAgent)).toEqual(expected);
    },
  );

  it("allows no agent in other events [AS-028]", () => {
    const end = event("status", { type: "complete", agent: "planner" });
    const run = [started, event("message", { content: "Hi", agent: "planner" }), end];
    expect(listMessages(agent, createEvidence(run, { sent: { ...sent, agent_id: "planner" } }))).toEqual([
      "run: event 3 (status) has an unexpected agent",
    ]);
    expect(listMessages(agent, createEvidence([started, completed]))).toBeUndefined();
    expect(listMessages(agent, createEvidence([started, text("Hi"), completed]))).toEqual([]);
  });
});
