import { expect, it } from "vitest";
import { ExpectedThread, type ThreadMessage } from "./check-thread.ts";
import { splitFrames } from "./frames.ts";

const tag = "~t0123456789ab~";
const text = (text: string) => [{ type: "text", text }];
const messages: ThreadMessage[] = [
  { id: "msg_u", role: "user", content: text(`{"turns": "${tag}"}`) },
  {
    id: "msg_a",
    role: "assistant",
    content: [...text("one "), { type: "component", id: "comp_a", state: { push: "2" } }, ...text("two")],
  },
  { id: "msg_t", role: "tool", toolCallId: "tc_a", content: text("picked") },
];
const events: object[] = [
  { type: "TEXT_MESSAGE_START", messageId: "msg_cut" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_cut", delta: "interrupted, and called again" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta: "one " },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta: "two" },
  {
    type: "CUSTOM",
    name: "tambo.component.state_delta",
    value: { componentId: "comp_a", delta: [{ op: "replace", path: "", value: { push: "2" } }] },
  },
  { type: "CUSTOM", name: "tambo.run.finished", value: { messages: [{ id: "msg_a" }] } },
];

function createThread(): ExpectedThread {
  const thread = new ExpectedThread("thr_a");
  thread.tags.push(tag);
  thread.answered.add("tc_a");
  thread.pushed.set("comp_a", ["2"]);
  const body = events.map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  thread.add(splitFrames(Buffer.from(body)).numbered);
  return thread;
}
const findDifferences = (list: readonly ThreadMessage[]) =>
  createThread()
    .check(list)
    .map(({ detail }) => detail);

it("accepts messages that match the events", () => {
  expect(findDifferences(messages)).toEqual([]);
});

it("detects a duplicate or missing user message", () => {
  const [user] = messages as [ThreadMessage];
  expect(findDifferences([user, ...messages])).toEqual([
    `the user sent ${tag}, but the thread has ${tag} ${tag}`,
  ]);
  expect(findDifferences(messages.slice(1))).toEqual([`the user sent ${tag}, but the thread has `]);
});

it("detects text that differs from its events, and a message without events", () => {
  const assistantMessage = messages[1] as ThreadMessage;
  expect(findDifferences(messages.with(1, { ...assistantMessage, content: text("one ") }))).toEqual([
    'message msg_a is "one ", but the events have "one two"',
  ]);
  expect(findDifferences([...messages, { ...assistantMessage, id: "msg_x", content: text("x") }])).toEqual([
    "message msg_x does not appear in any event",
  ]);
});

it("detects a missing message, a missing or duplicate result, and a lost state", () => {
  expect(findDifferences(messages.toSpliced(1, 1))).toEqual(["message msg_a from a finished run is missing"]);
  expect(findDifferences(messages.slice(0, 2))).toEqual(["call tc_a has 0 results instead of one"]);
  expect(findDifferences([...messages, messages[2] as ThreadMessage])).toEqual([
    "call tc_a has 2 results instead of one",
  ]);
  const assistantMessage = messages[1] as ThreadMessage;
  const earlier = assistantMessage.content.with(1, { type: "component", id: "comp_a", state: { push: "1" } });
  expect(findDifferences(messages.with(1, { ...assistantMessage, content: earlier }))).toEqual([
    "the state of comp_a is 1, but 2 was confirmed (events: 2)",
  ]);
});
