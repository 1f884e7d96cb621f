import { expect, it } from "vitest";
import { askAgUiClients } from "../../../../server/testing/ag-ui-clients.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { connectOf, goodRun, messages, pausedRun, seenOf, sent } from "../invariants/testing.ts";
import { Conversation } from "./conversation.ts";

const mark = (key: string) => ({ metadata: { tambo: { [key]: 1 }, last: key } });
const call = (toolCallId: string, parentMessageId?: string): JsonObject => ({
  type: "TOOL_CALL_START",
  toolCallId,
  toolCallName: "look",
  ...(parentMessageId !== undefined && { parentMessageId }),
});
const result = (messageId: string, toolCallId: string) => ({
  type: "TOOL_CALL_RESULT",
  messageId,
  toolCallId,
  content: toolCallId,
  role: "tool",
});
const ended = (toolCallId: string) => ({ type: "TOOL_CALL_END", toolCallId });
const [started] = goodRun as [JsonObject];
const finished = goodRun.at(-1) as JsonObject;
const text = (messageId: string, ...deltas: string[]): JsonObject[] => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant" },
  ...deltas.map((delta) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta })),
  { type: "TEXT_MESSAGE_END", messageId },
];

/** What both clients made of a stream that they began with nothing. */
async function ofClients(events: readonly JsonObject[]) {
  const body = events.map((event) => `data: ${JSON.stringify({ ...event, timestamp: 1704067200000 })}\n\n`);
  const verdicts = await askAgUiClients(body.join(""));
  expect(verdicts.map(({ error, warnings }) => [error, warnings])).toEqual([
    [undefined, []],
    [undefined, []],
  ]);
  return verdicts;
}

const prelude = [
  ...text("a", "Hel"),
  {
    type: "MESSAGES_SNAPSHOT",
    messages: [{ id: "b", role: "assistant", content: "Hel", toolCalls: [] as JsonObject[] }],
  },
  ...text("b", "lo", " world"),
];

it.each<[string, JsonObject[]]>([
  ["a whole run", goodRun],
  ["a pause, as older clients are told", [...pausedRun.slice(0, -1), finished]],
  ["the prelude of a client that comes back", [started, ...prelude, finished]],
  [
    "calls without a message of their own, and results that come late",
    [
      started,
      call("one"),
      ended("one"),
      call("two", "m"),
      ended("two"),
      call("three", "m"),
      ended("three"),
      ...text("after", "So."),
      result("r3", "three"),
      result("r2", "two"),
      result("r1", "one"),
      finished,
    ],
  ],
  [
    "activities",
    [
      started,
      { type: "ACTIVITY_SNAPSHOT", messageId: "x", activityType: "a", content: { n: 1 } },
      { type: "ACTIVITY_SNAPSHOT", messageId: "x", activityType: "a", content: { n: 2 }, replace: false },
      {
        type: "ACTIVITY_DELTA",
        messageId: "x",
        activityType: "a",
        patch: [{ op: "replace", path: "/n", value: 3 }],
      },
      finished,
    ],
  ],
  [
    "state",
    [
      started,
      { type: "STATE_DELTA", delta: [{ op: "add", path: "/n", value: 1 }] },
      { type: "STATE_SNAPSHOT", snapshot: { list: [] } },
      { type: "STATE_DELTA", delta: [{ op: "add", path: "/list/-", value: 1 }] },
      finished,
    ],
  ],
])("makes of %s what the clients make of it [C-066][C-073][C-078]", async (_, events) => {
  const conversation = new Conversation([], {});
  for (const event of events) conversation.take(event);
  for (const client of await ofClients(events)) {
    expect([client.version, byId(client.messages)]).toEqual([client.version, byId(conversation.messages)]);
    expect([client.version, client.state]).toEqual([client.version, conversation.state]);
  }
});

/** The generations put late results in different places. */
function byId(list: readonly JsonObject[]): JsonObject[] {
  return list.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

it("keeps the order of the client of 1.0", async () => {
  const events = [
    started,
    call("one", "m"),
    ended("one"),
    ...text("after", "So."),
    result("r1", "one"),
    finished,
  ];
  const conversation = new Conversation([], {});
  for (const event of events) conversation.take(event);
  const [newest] = await ofClients(events);
  expect(conversation.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
  expect(newest?.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
});

it("folds metadata into what events build, as the client of 1.0 does", async () => {
  const events = [
    started,
    { type: "TEXT_MESSAGE_START", messageId: "a", role: "assistant", ...mark("begin") },
    { type: "TEXT_MESSAGE_END", messageId: "a", ...mark("end") },
    { ...call("one", "a"), ...mark("call") },
    ended("one"),
    { ...result("r", "one"), ...mark("result") },
    finished,
  ];
  const conversation = new Conversation([], {});
  for (const event of events) conversation.take(event);
  const [newest] = await ofClients(events);
  expect(conversation.messages).toEqual(newest?.messages);
  expect(conversation.messages[0]?.metadata).toEqual({ tambo: { end: 1 }, last: "end" });
});

it("goes on with the messages that were sent, and gives a client that comes back the same", () => {
  const { messages: together, state } = seenOf(goodRun);
  const own = sent.messages as JsonObject[];
  const seen = together.filter(({ role }) => role !== "reasoning");
  expect(byId(seen)).toEqual(byId([...own, ...messages]));
  const back = connectOf([...own, ...messages], state);
  expect(byId(back.messages)).toEqual(byId([...own, ...messages]));
  expect(back.state).toEqual({ cart: [1], components: { comp_1: { n: 2 } } });
});

it("says what does not apply, and goes on", () => {
  const conversation = new Conversation([{ id: "x", role: "activity", content: {} }, 1, null], { n: 1 });
  conversation.take({ type: "STATE_DELTA", delta: [{ op: "remove", path: "/none" }] });
  conversation.take({ type: "STATE_DELTA", delta: "no" });
  conversation.take({
    type: "ACTIVITY_DELTA",
    messageId: "x",
    patch: [{ op: "test", path: "/a", value: 1 }],
  });
  expect(conversation.faults).toEqual([
    expect.stringMatching("^a STATE_DELTA does not apply: "),
    expect.stringMatching("^a STATE_DELTA does not apply: "),
    expect.stringMatching("^an ACTIVITY_DELTA of x does not apply: "),
  ]);
  expect([conversation.messages, conversation.state]).toEqual([
    [{ id: "x", role: "activity", content: {} }],
    { n: 1 },
  ]);
});
