/** What the suite makes of AG-UI streams, against what the protocol's own clients make of them. */
import { expect, it } from "vitest";
import { askAgUiClients } from "../../server/proof/testing/clients/ag-ui-clients.ts";
import { parts } from "../contracts/ag-ui/invariants/streams.ts";
import {
  callEnds,
  createEvidence,
  finished,
  goodEvidence,
  goodRun,
  pausedRun,
  readEvents,
  reasoningEnds,
  started,
  stepEnds,
  textBegins,
  textEnds,
  text as textPiece,
  thought,
  thoughtEnds,
} from "../contracts/ag-ui/invariants/testing.ts";
import { getClientVersion } from "../contracts/ag-ui/stream/ag-ui-stream.ts";
import { Conversation } from "../contracts/ag-ui/stream/conversation.ts";
import { replaceEvent } from "../invariants/testing.ts";
import type { JsonObject } from "../stream/json.ts";

it("accepts streams that both client versions accept [C-070][C-072]", async () => {
  for (const [, { streams }] of goodEvidence) {
    for (const { seen } of streams.filter(({ seen }) => seen.ended === "end")) {
      const body = seen.frames.map((frame) => `${frame}\n\n`).join("");
      const clients = await askAgUiClients(body);
      const fit = clients.filter(
        ({ version }) => (version === "0.0.59") === (getClientVersion(seen) === "old"),
      );
      expect(fit.map(({ error, warnings }) => [error, warnings])).toEqual([[undefined, []]]);
    }
  }
});

it("rejects streams that AG-UI's client rejects [C-072][C-073]", async () => {
  const spoilt = [
    replaceEvent(goodRun, textEnds),
    replaceEvent(goodRun, reasoningEnds),
    replaceEvent(goodRun, thoughtEnds),
    replaceEvent(goodRun, callEnds),
    replaceEvent(goodRun, stepEnds),
    [started, textPiece("a"), finished],
    [started, thought, finished],
    [started, textBegins, textBegins, textEnds, finished],
  ];
  for (const events of spoilt) {
    const { frames } = readEvents(events);
    const [newest] = await askAgUiClients(frames.map((frame) => `${frame}\n\n`).join(""));
    expect([newest?.error !== undefined, parts.judge(createEvidence(events))?.length]).toEqual([true, 1]);
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
const ended = (toolCallId: string) => ({ type: "TOOL_CALL_END", toolCallId });
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
])("interprets %s as the clients do [C-066][C-073][C-078]", async (_, events) => {
  const conversation = new Conversation([], {});
  for (const event of events) conversation.apply(event);
  for (const client of await ofClients(events)) {
    expect([client.version, byId(client.messages)]).toEqual([client.version, byId(conversation.messages)]);
    expect([client.version, client.state]).toEqual([client.version, conversation.state]);
  }
});

/** The generations put late results in different places. */
function byId(list: readonly JsonObject[]): JsonObject[] {
  return list.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

it("keeps the order of the 1.0 client", async () => {
  const events = [
    started,
    call("one", "m"),
    ended("one"),
    ...text("after", "So."),
    result("r1", "one"),
    finished,
  ];
  const conversation = new Conversation([], {});
  for (const event of events) conversation.apply(event);
  const [newest] = await ofClients(events);
  expect(conversation.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
  expect(newest?.messages.map(({ id }) => id)).toEqual(["m", "r1", "after"]);
});

it("merges metadata of events as the 1.0 client does", async () => {
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
  for (const event of events) conversation.apply(event);
  const [newest] = await ofClients(events);
  expect(conversation.messages).toEqual(newest?.messages);
  expect(conversation.messages[0]?.metadata).toEqual({ tambo: { end: 1 }, last: "end" });
});
