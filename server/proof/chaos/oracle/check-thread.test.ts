import { expect, it } from "vitest";
import { type ThreadMessage, ExpectedThread } from "./check-thread.ts";
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
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_cut", delta: "cut off, and asked for again" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta: "one " },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_a", delta: "two" },
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

it("finds nothing wrong with messages that are what the events told", () => {
  expect(findDifferences(messages)).toEqual([]);
});

it("finds a message of the user's that is there twice, or not at all", () => {
  const [user] = messages as [ThreadMessage];
  expect(findDifferences([user, ...messages])).toEqual([`the user's messages are ${tag} ${tag}, sent were ${tag}`]);
  expect(findDifferences(messages.slice(1))).toEqual([`the user's messages are , sent were ${tag}`]);
});

it("finds a text that differs from its events, and a message that no event told of", () => {
  const answer = messages[1] as ThreadMessage;
  expect(findDifferences(messages.with(1, { ...answer, content: text("one ") }))).toEqual([
    'message msg_a is "one ", the events told "one two"',
  ]);
  expect(findDifferences([...messages, { ...answer, id: "msg_x", content: text("x") }])).toEqual([
    "no event told of message msg_x",
  ]);
});

it("finds a message that is gone, a result that is lost or doubled, and a state that is lost", () => {
  expect(findDifferences(messages.toSpliced(1, 1))).toEqual(["message msg_a, which a finished run named, is gone"]);
  expect(findDifferences(messages.slice(0, 2))).toEqual(["call tc_a was answered once, and has 0 results"]);
  expect(findDifferences([...messages, messages[2] as ThreadMessage])).toEqual([
    "call tc_a was answered once, and has 2 results",
  ]);
  const answer = messages[1] as ThreadMessage;
  const earlier = answer.content.with(1, { type: "component", id: "comp_a", state: { push: "1" } });
  expect(findDifferences(messages.with(1, { ...answer, content: earlier }))).toEqual([
    "the state of comp_a is 1, confirmed was 2",
  ]);
});
