import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import {
  completed,
  evidenceOf,
  goodRun,
  inThread,
  made,
  messagesOf,
  nothing,
  seenOf,
  spoilt,
  started,
} from "./testing.ts";
import { thread } from "./thread.ts";

const empty = inThread([started, completed], made);
const asked = (sent: JsonObject, path = "/agent/agent/stream") =>
  messagesOf(thread, evidenceOf(seenOf(empty, { sent, path })));

it("wants the thread of the request in every event [A-052][AS-055]", () => {
  expect(messagesOf(thread, nothing)).toBeUndefined();
  expect(messagesOf(thread, evidenceOf(goodRun))).toEqual([]);
  const elsewhere = inThread([completed], "thread_2")[0] as JsonObject;
  expect(messagesOf(thread, spoilt(completed, elsewhere))).toEqual([
    "run: event 23 (status) has another thread_id",
  ]);
  const bare = { event: "status", data: { type: "complete" } };
  expect(messagesOf(thread, spoilt(completed, bare))).toEqual([
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
  expect(messagesOf(thread, { ...nothing, streams: unnamed("run", goodRun) })).toEqual([
    "run: event 1 (status) has no new thread_id",
  ]);
  const twice = [...unnamed("one", empty), ...unnamed("other", empty)];
  expect(messagesOf(thread, { ...nothing, streams: twice })).toEqual([
    "other: the new thread is that of one",
  ]);
  const goneOn = [...unnamed("one", empty), ...evidenceOf(empty, { sent: { thread_id: made } }).streams];
  expect(messagesOf(thread, { ...nothing, streams: goneOn })).toEqual([]);
});
