import { expect, it } from "vitest";
import { failedRun, goodRun, readEvents, sent, started } from "../invariants/testing.ts";
import { AgentReader } from "./agent-stream.ts";

const question = { role: "user", content: "What is the weather in Tokyo?" };

it("accumulates the events of a run [A-060][A-063]", () => {
  expect(readEvents(goodRun)).toMatchObject({
    sent,
    threadId: "thread_1",
    runId: null,
    text: "I look it up. It is sunny.",
    reasoning: "I look it up.",
    thoughts: [{ id: "reasoning-0a1b2c3d", text: "I look it up." }],
    calls: [
      { id: "call_1", name: "weather", arguments: '{"city":"Tokyo"}', result: "Sunny" },
      { id: "call_2", name: "map", arguments: "{}", result: "No map." },
    ],
    statuses: [
      { type: "start", thread_id: "thread_1" },
      { type: "running", message: "turn 1", thread_id: "thread_1" },
      { type: "running", message: "turn 2", thread_id: "thread_1" },
      { type: "complete", thread_id: "thread_1" },
    ],
    errors: [{ type: "error", code: "TOOL_ERROR", message: "No map.", thread_id: "thread_1" }],
    end: { type: "complete", thread_id: "thread_1" },
    messages: [question, { role: "assistant", content: "I look it up. It is sunny." }],
    ended: "end",
  });
});

it("builds its shape from names and statuses, with consecutive deltas once", () => {
  expect(readEvents(goodRun).shape).toEqual([
    "status start",
    "status running",
    "reasoning_start",
    "reasoning_message_start",
    "reasoning_message_content",
    "reasoning_message_end",
    "reasoning_end",
    "message",
    "tool_call_start",
    "tool_call_args",
    "tool_call_start",
    "tool_call_args",
    "tool_call_args",
    "tool_call_end",
    "tool_call_end",
    "tool_result",
    "error",
    "tool_result",
    "status running",
    "message",
    "status complete",
  ]);
});

it("shows partial runs and failed runs", () => {
  expect(readEvents([started], { ended: "open" })).toMatchObject({
    end: null,
    calls: [],
    messages: [question],
    ended: "open",
  });
  expect(readEvents(failedRun)).toMatchObject({
    end: { type: "error" },
    calls: [{ id: "call_1", arguments: "{}", result: null }],
    errors: [{ code: "RATE_LIMIT" }],
    messages: [question],
  });
});

it("does not depend on chunk boundaries [M-094]", () => {
  const frames = readEvents(goodRun).frames.map((frame) => `${frame}\n\n`);
  const bytes = Buffer.from(`: alive\n\n${frames.join("").replace("sunny", "☀️")}`);
  const head = { method: "POST", path: "/agent/chat/stream", query: {}, sent, status: 200, headers: {} };
  const reader = new AgentReader(head);
  reader.push(bytes);
  const cut = new AgentReader(head);
  for (const byte of bytes) cut.push(Uint8Array.of(byte));
  expect(cut.view()).toEqual(reader.view());
  expect(reader.view()).toMatchObject({ text: "I look it up. It is ☀️.", comments: 1, oddities: [] });
});
