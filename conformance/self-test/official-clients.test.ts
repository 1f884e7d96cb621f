/** Checks that the suite interprets AG-UI streams in the same way as the protocol's official clients. */
import { expect, it } from "vitest";
import { readWithAgUiClients } from "../../server/proof/testing/clients/ag-ui-clients.ts";
import { parts } from "../contracts/ag-ui/invariants/streams.ts";
import {
  callEnd,
  createEvidence,
  finished,
  goodEvidence,
  goodRun,
  pausedRun,
  readEvents,
  reasoningContent,
  reasoningEnd,
  reasoningMessageEnd,
  started,
  stepEnd,
  text as textDelta,
  textEnd,
  textStart,
} from "../contracts/ag-ui/invariants/testing.ts";
import { getClientVersion } from "../contracts/ag-ui/stream/ag-ui-stream.ts";
import { Conversation } from "../contracts/ag-ui/stream/conversation.ts";
import { replaceEvent } from "../invariants/testing.ts";
import type { JsonObject } from "../stream/json.ts";

it("accepts streams that both client versions accept [C-070][C-072]", async () => {
  for (const [, { streams }] of goodEvidence) {
    for (const { seen } of streams.filter(({ seen }) => seen.ended === "end")) {
      const body = seen.frames.map((frame) => `${frame}\n\n`).join("");
      const clients = await readWithAgUiClients(body);
      const matching = clients.filter(
        ({ version }) => (version === "0.0.59") === (getClientVersion(seen) === "old"),
      );
      expect(matching.map(({ error, warnings }) => [error, warnings])).toEqual([[undefined, []]]);
    }
  }
});

it("rejects streams that AG-UI's client rejects [C-072][C-073]", async () => {
  const malformed = [
    replaceEvent(goodRun, textEnd),
    replaceEvent(goodRun, reasoningEnd),
    replaceEvent(goodRun, reasoningMessageEnd),
    replaceEvent(goodRun, callEnd),
    replaceEvent(goodRun, stepEnd),
    [started, textDelta("a"), finished],
    [started, reasoningContent, finished],
    [started, textStart, textStart, textEnd, finished],
  ];
  for (const events of malformed) {
    const { frames } = readEvents(events);
    const [newClient] = await readWithAgUiClients(frames.map((frame) => `${frame}\n\n`).join(""));
    expect([newClient?.error !== undefined, parts.judge(createEvidence(events))?.length]).toEqual([true, 1]);
  }
});

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
const endCall = (toolCallId: string) => ({ type: "TOOL_CALL_END", toolCallId });
const text = (messageId: string, ...deltas: string[]): JsonObject[] => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant" },
  ...deltas.map((delta) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta })),
  { type: "TEXT_MESSAGE_END", messageId },
];

/** Returns both clients' verdicts on a stream. The clients start without messages. */
async function judgeByClients(events: readonly JsonObject[]) {
  const body = events.map((event) => `data: ${JSON.stringify({ ...event, timestamp: 1704067200000 })}\n\n`);
  const verdicts = await readWithAgUiClients(body.join(""));
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
  ["a complete run", goodRun],
  ["a pause, as sent to older clients", [...pausedRun.slice(0, -1), finished]],
  ["the prelude for a reconnecting client", [started, ...prelude, finished]],
  [
    "calls without their own message, and late results",
    [
      started,
      call("one"),
      endCall("one"),
      call("two", "m"),
      endCall("two"),
      call("three", "m"),
      endCall("three"),
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
])("interprets %s as the clients do [C-066][C-073][C-078]", async (_, events) => {
  const conversation = new Conversation([], {});
  for (const event of events) conversation.apply(event);
  for (const client of await judgeByClients(events)) {
    expect([client.version, sortById(client.messages)]).toEqual([
      client.version,
      sortById(conversation.messages),
    ]);
    expect([client.version, client.state]).toEqual([client.version, conversation.state]);
  }
});

/** Sorts messages by id, because the client versions insert late results at different positions. */
function sortById(list: readonly JsonObject[]): JsonObject[] {
  return list.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

it("keeps the order of the 1.0 client", async () => {
  const events = [
    started,
    call("one", "m"),
    endCall("one"),
    ...text("after", "So."),
    result("r1", "one"),
    finished,
  ];
  const conversation = new Conversation([], {});
  for (const event of events) conversation.apply(event);
  const [newClient] = await judgeByClients(events);
  expect(conversation.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
  expect(newClient?.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
});

it("merges metadata of events as the 1.0 client does", async () => {
  const events = [
    started,
    { type: "TEXT_MESSAGE_START", messageId: "a", role: "assistant", ...mark("begin") },
    { type: "TEXT_MESSAGE_END", messageId: "a", ...mark("end") },
    { ...call("one", "a"), ...mark("call") },
    endCall("one"),
    { ...result("r", "one"), ...mark("result") },
    finished,
  ];
  const conversation = new Conversation([], {});
  for (const event of events) conversation.apply(event);
  const [newClient] = await judgeByClients(events);
  expect(conversation.messages).toEqual(newClient?.messages);
  expect(conversation.messages[0]?.metadata).toEqual({ tambo: { end: 1 }, last: "end" });
});
