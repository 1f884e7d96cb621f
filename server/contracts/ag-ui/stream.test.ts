import { randomUUID } from "node:crypto";
import { HttpAgent } from "@ag-ui/client";
import { HttpAgent as HttpAgent0059 } from "@ag-ui/client-0.0.59";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { advance, initialPosition, type LogLine, type Position } from "../../core/log-line.ts";
import type { Message } from "../../core/messages.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine } from "../../engine/engine.ts";
import type { Consent, HistoryEntry, RunInput } from "../../engine/run-input.ts";
import type { FrameText } from "../../http/sse.ts";
import { createModels } from "../../models/registry.ts";
import { holdReached } from "../../models/script/holds.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { type AgUiMessage, toAgUiMessages } from "./convert-messages.ts";
import type { EncoderOptions } from "./encoder.ts";
import { type ConversationSnapshot, encodeFailure, encodeFromSnapshot, encodeRun } from "./stream.ts";

const object = { type: "object", properties: {} };
const { signal } = new AbortController();
const appState: JsonObject = { theme: "dark", list: [1, 2] };

/** A run's complete log, with the conversation before the run. */
interface Recording {
  lines: LogLine[];
  before: Message[];
  state: JsonObject;
}

/** A script with everything that a stream can contain. */
const allFeatures = [
  [
    { reasoning: ["Let me", " think."] },
    { text: ["Here ", "is", " \u{1f600}"] },
    {
      component: "Card",
      id: "card",
      props: ['{"a"', ":[1", "]}"],
      state: [{ set: { n: 1 } }, { patch: [{ op: "replace", path: "/n", value: 2 }] }],
    },
    { text: "and more." },
    { tool: "clock/now", args: ['{"zone":', '"UTC"}'] },
    { tool: "clock/break", args: {} },
    { state: { patch: [{ op: "replace", path: "/theme", value: "light" }] } },
  ],
  [
    { reasoning: "Now a picture." },
    { tool: "clock/face", args: {} },
    { component: "Card", props: { b: 2 } },
    { state: { component: "card", patch: [{ op: "add", path: "/m", value: null }] } },
    { state: { set: { theme: "blue", more: true } } },
  ],
  [{ text: "Your turn." }, { tool: "pick", args: { x: 1 } }, { tool: "pick", args: {} }],
  [{ text: ["Well", " done."] }],
];

function createInput(history: HistoryEntry[]): RunInput {
  return {
    toolResults: [],
    messages: [],
    history,
    settings: {
      components: [
        { name: "Card", description: "", propsSchema: object, stateSchema: object, contextTools: [] },
      ],
      tools: [{ name: "pick", description: "", inputSchema: object }],
      toolChoice: "auto",
      embedResources: false,
      appState,
      asksConsent: true,
    },
    onDisconnect: "continue",
  };
}

const createHistoryEntry = (id: string, turns: unknown[]): HistoryEntry => ({
  id,
  role: "user",
  blocks: [{ type: "text", text: JSON.stringify({ turns }) }],
});

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

/** Executes scripts on one thread sequentially, and returns the logs of their runs. */
async function recordRuns(
  play: (
    run: (
      added: HistoryEntry[],
      consents?: Consent[],
    ) => Promise<{ recording: Promise<Recording>; cancel: () => Promise<void> }>,
  ) => Promise<void>,
  tools = createClockTools(),
): Promise<Recording[]> {
  const store = await openSqlite(":memory:");
  const models = createModels({ default: "script", allowScriptModelForTests: true, providers: [] });
  const engine = await Engine.start({
    store,
    tools,
    models,
    log: () => {},
    observer: silentObserver,
    disconnectGraceMs: 1000,
  });
  const recordings: Recording[] = [];
  let number = 0;
  await play(async (added, consents = []) => {
    number += 1;
    const thread = await store.read.findThread({ projectId: "p" }, "t");
    const stored = thread === undefined ? [] : await store.read.listMessages(thread.key, { order: "asc" });
    const history = [...stored.map(({ message }) => ({ stored: message.id })), ...added];
    const clientId = `run ${number}`;
    const request = {
      owner: { projectId: "p" },
      threadId: "t",
      input: { ...createInput(history), consents },
      createThread: true,
      clientId,
    };
    const subscription = await engine.run(request);
    const { before, states } = await engine.subscribeToThread(
      { projectId: "p" },
      "t",
      clientId,
      signal,
      async () => {},
    );
    const state = Object.keys(states).length === 0 ? appState : { ...appState, components: states };
    const read = async () => {
      const lines = (await all(subscription.lines(new AbortController().signal))).flat();
      return { lines, before, state };
    };
    const complete = read().then((recording) => {
      recordings.push(recording);
      return recording;
    });
    return { recording: complete, cancel: () => engine.cancelNamed({ projectId: "p" }, "t", clientId) };
  });
  await engine.close();
  await store.close();
  return recordings;
}

const recordings: Record<string, Recording> = {};

beforeAll(async () => {
  const [first, second] = await recordRuns(async (run) => {
    const { lines } = await (await run([createHistoryEntry("u1", allFeatures)])).recording;
    const calls = lines.flatMap(({ json }) => JSON.parse(json).value?.pendingToolCalls ?? []);
    const responses = calls.map(
      ({ toolCallId }, index): HistoryEntry => ({
        id: `t${index}`,
        role: "tool",
        blocks: [{ type: "tool_result", toolUseId: toolCallId, content: [{ type: "text", text: "ok" }] }],
      }),
    );
    await (await run(responses)).recording;
  });
  const [failed] = await recordRuns(async (run) => {
    const error = { code: "LLM_ERROR", message: "No." };
    await (
      await run([
        createHistoryEntry("u1", [
          [{ reasoning: "Hm" }, { component: "Card", props: ['{"a":['] }, { error }],
        ]),
      ])
    ).recording;
  });
  const [cancelled] = await recordRuns(async (run) => {
    const hold = randomUUID();
    const calls = [
      { tool: "clock/now", args: {} },
      { tool: "clock/now", args: ['{"zone":"', { hold }] },
    ];
    const turns = [[{ text: "One" }, ...calls]];
    const { recording: whole, cancel } = await run([createHistoryEntry("u1", turns)]);
    await holdReached(hold);
    await cancel();
    await whole;
  });
  const consenting = createClockTools({ needsConsent: true });
  const [awaitingRun, agreed] = await recordRuns(async (run) => {
    const calls = [
      { tool: "clock/now", args: {} },
      { tool: "pick", args: {} },
      { tool: "clock/break", args: {} },
    ];
    const { lines } = await (
      await run([createHistoryEntry("u1", [[{ text: "May I?" }, ...calls], [{ text: "So." }]])])
    ).recording;
    const waiting = lines.flatMap(({ json }) => JSON.parse(json).calls ?? []);
    const consents = waiting.map(({ toolCallId }, index) => ({
      toolCallId,
      approved: index === 0,
      pointer: "",
    }));
    await (await run([], consents)).recording;
  }, consenting);
  const [empty] = await recordRuns(async (run) => {
    await (await run([])).recording;
  });
  const [recording] = await recordRuns(async (run) => {
    await (await run([createHistoryEntry("u1", [[{ reasoning: "Hm" }, { text: "Yes." }], []])])).recording;
  });
  Object.assign(recordings, {
    first,
    second,
    failed,
    cancelled,
    asked: awaitingRun,
    agreed,
    empty,
    told: recording,
  });
});

it("the recordings contain every kind of event except partial output and changes by clients", () => {
  const kinds = new Set(Object.values(recordings).flatMap(({ lines }) => lines.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual([
    "REASONING_END",
    "REASONING_MESSAGE_CONTENT",
    "REASONING_MESSAGE_END",
    "REASONING_MESSAGE_START",
    "REASONING_START",
    "RUN_ERROR",
    "RUN_FINISHED",
    "RUN_STARTED",
    "STATE_DELTA",
    "STATE_SNAPSHOT",
    "STEP_FINISHED",
    "STEP_STARTED",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "TEXT_MESSAGE_START",
    "TOOL_CALL_ARGS",
    "TOOL_CALL_END",
    "TOOL_CALL_RESULT",
    "TOOL_CALL_START",
    "engine.consent",
    "engine.run_stop",
    "engine.state_delta",
    "engine.tool_error",
    "engine.tool_start",
    "engine.turn_end",
    "engine.warning",
    "tambo.component.end",
    "tambo.component.props_delta",
    "tambo.component.start",
    "tambo.run.awaiting_input",
    "tambo.run.finished",
    "tambo.tool.result",
  ]);
});

const generations = [
  { version: "1.0.0", speaksV1: true, Agent: HttpAgent },
  { version: "0.0.59", speaksV1: false, Agent: HttpAgent0059 as unknown as typeof HttpAgent },
];
type Generation = (typeof generations)[number];

const createOptions = ({ speaksV1 }: Generation): EncoderOptions => ({
  threadId: "t é",
  runId: "r",
  speaksV1,
  streamVersion: "1.0",
  appState,
});

async function readText(frames: AsyncIterable<FrameText>): Promise<string> {
  return (await all(frames)).map(({ text }) => text).join("");
}

async function* splitBatches(lines: readonly LogLine[], size: number): AsyncGenerator<LogLine[]> {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
}

/** Returns the conversation that a client has after a stream. */
async function runClient({ Agent }: Generation, body: string, messages: AgUiMessage[], state: JsonObject) {
  const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const agent = new Agent({
    url: "http://localhost/",
    fetch,
    initialMessages: messages as never,
    initialState: state,
  });
  const ends: unknown[] = [];
  await agent.runAgent(
    {},
    {
      onEvent({ event }) {
        if (/^RUN_(FINISHED|ERROR)$/.test(event.type)) ends.push(event);
      },
    },
  );
  expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  vi.restoreAllMocks();
  return {
    messages: agent.messages.map((message) => {
      // A snapshot contains the error of a failed tool, which clients do not derive from the event.
      const { error: _, ...rest } = message as { error?: string };
      return rest;
    }),
    state: agent.state,
    ends,
  };
}

function positionsOf(lines: readonly LogLine[]): Position[] {
  const positions = [initialPosition];
  for (const { kind } of lines) positions.push(advance(positions.at(-1) ?? initialPosition, kind));
  return positions;
}

describe.each(generations)("a client of $version", (generation) => {
  it.each(["first", "second", "failed", "cancelled", "asked", "agreed", "empty", "told"])(
    "gets exactly the conversation at any time that it joins: %s [C-070][C-071][C-072][C-073][C-074][M-094][M-095]",
    async (name) => {
      const { lines, state, ...recording } = recordings[name] as Recording;
      const before = recording.before.flatMap((message) => toAgUiMessages(message, generation.speaksV1));
      const options = createOptions(generation);
      const complete = await runClient(
        generation,
        await readText(encodeRun(splitBatches(lines, 3), options)),
        before,
        state,
      );
      expect(complete.ends).toHaveLength(1);
      for (const head of positionsOf(lines)) {
        const prelude: ConversationSnapshot = { before, state, head };
        const body = await readText(encodeFromSnapshot(splitBatches(lines, 4), options, prelude));
        expect({ head, ...(await runClient(generation, body, [], {})) }).toEqual({ head, ...complete });
      }
    },
    60_000,
  );

  it("gets a new app state and the states of components [C-066][M-041]", async () => {
    const { lines, state } = recordings.first as Recording;
    const body = await readText(encodeRun(splitBatches(lines, 10), createOptions(generation)));
    const [id = ""] = lines.flatMap(({ json }) => JSON.parse(json).value?.componentId ?? []);
    expect((await runClient(generation, body, [], state)).state).toEqual({
      theme: "blue",
      more: true,
      components: { [id]: { n: 2 } },
    });
  });

  it("gets the same bytes each time, for any batches of lines [M-091]", async () => {
    const options = createOptions(generation);
    for (const { lines, state, ...recording } of Object.values(recordings)) {
      const before = recording.before.flatMap((message) => toAgUiMessages(message, generation.speaksV1));
      const prelude = { before, state, head: positionsOf(lines)[Math.floor(lines.length / 2)] as Position };
      const runs = new Set<string>();
      const rests = new Set<string>();
      for (const size of [1, 2, 7, 1000, 1]) {
        runs.add(await readText(encodeRun(splitBatches(lines, size), options)));
        rests.add(await readText(encodeFromSnapshot(splitBatches(lines, size), options, prelude)));
      }
      expect([runs.size, rests.size]).toEqual([1, 1]);
      for (const text of [...runs, ...rests]) expect(text).toMatch(/^(data: \{.*\}\n\n)+$/);
    }
  });
});

const line = (event: { type: string; name?: string; [member: string]: unknown }): LogLine => ({
  kind: (event.type === "CUSTOM" ? event.name : event.type) as LogLine["kind"],
  number: 1,
  json: JSON.stringify(event),
});
const short = [
  line({ type: "RUN_STARTED", threadId: "x", runId: "y", timestamp: 1 }),
  line({ type: "STEP_STARTED", stepName: "turn-1", timestamp: 2 }),
  line({ type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant", timestamp: 3 }),
  line({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "Hel", timestamp: 4 }),
  line({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "lo", timestamp: 5 }),
  line({ type: "TEXT_MESSAGE_END", messageId: "m", timestamp: 6 }),
  line({ type: "STEP_FINISHED", stepName: "turn-1", timestamp: 7 }),
  line({ type: "engine.run_stop", reason: "end_turn", timestamp: 8 }),
  line({ type: "RUN_FINISHED", threadId: "x", runId: "y", timestamp: 9 }),
];
const options: EncoderOptions = {
  threadId: "t",
  runId: "r",
  speaksV1: true,
  streamVersion: "1.0",
  clientTools: new Set(["pick"]),
};
const user: AgUiMessage = { id: "u", role: "user", content: "hi" };

it("gets frames of one data line each [C-011][C-050]", async () => {
  expect(
    await readText(encodeRun(splitBatches(short, 2), options)),
  ).toBe(`data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0","timestamp":1}

data: {"type":"STEP_STARTED","stepName":"turn-1","timestamp":2}

data: {"type":"TEXT_MESSAGE_START","messageId":"m","role":"assistant","timestamp":3}

data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"Hel","timestamp":4}

data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"lo","timestamp":5}

data: {"type":"TEXT_MESSAGE_END","messageId":"m","timestamp":7}

data: {"type":"STEP_FINISHED","stepName":"turn-1","timestamp":7}

data: {"type":"RUN_FINISHED","threadId":"t","runId":"r","result":{"stopReason":"end_turn"},"timestamp":9}

`);
});

it("gets the snapshots, the start events of open messages, then the rest [C-066][M-055]", async () => {
  const prelude = { before: [user], state: { a: 1 }, head: { number: 3, notes: 0 } };
  expect(
    await readText(encodeFromSnapshot(splitBatches(short, 4), options, prelude)),
  ).toBe(`data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0","timestamp":4}

data: {"type":"MESSAGES_SNAPSHOT","messages":[{"id":"u","role":"user","content":"hi"},{"id":"m","role":"assistant","content":"Hel"}],"timestamp":4}

data: {"type":"STATE_SNAPSHOT","snapshot":{"a":1},"timestamp":4}

data: {"type":"STEP_STARTED","stepName":"turn-1","timestamp":4}

data: {"type":"TEXT_MESSAGE_START","messageId":"m","role":"assistant","timestamp":4}

data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"lo","timestamp":5}

data: {"type":"TEXT_MESSAGE_END","messageId":"m","timestamp":7}

data: {"type":"STEP_FINISHED","stepName":"turn-1","timestamp":7}

data: {"type":"RUN_FINISHED","threadId":"t","runId":"r","result":{"stopReason":"end_turn"},"timestamp":9}

`);
});

it("gets only the terminal event of a finished run [C-070]", async () => {
  const prelude = { before: [user], state: {}, head: { number: 6, notes: 0 } };
  expect(
    await readText(encodeFromSnapshot(splitBatches(short, 100), options, prelude)),
  ).toBe(`data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0","timestamp":9}

data: {"type":"MESSAGES_SNAPSHOT","messages":[{"id":"u","role":"user","content":"hi"},{"id":"m","role":"assistant","content":"Hello"}],"timestamp":9}

data: {"type":"STATE_SNAPSHOT","snapshot":{},"timestamp":9}

data: {"type":"RUN_FINISHED","threadId":"t","runId":"r","result":{"stopReason":"end_turn"},"timestamp":9}

`);
});

const cancelledWhileWaiting = [
  line({ type: "RUN_STARTED", threadId: "x", runId: "y", timestamp: 1 }),
  line({
    type: "TOOL_CALL_START",
    toolCallId: "c",
    toolCallName: "pick",
    toolName: "pick",
    parentMessageId: "m",
    timestamp: 2,
  }),
  line({ type: "TOOL_CALL_END", toolCallId: "c", timestamp: 3 }),
  line({ type: "engine.run_stop", reason: "awaiting_input", timestamp: 4 }),
  line({ type: "RUN_ERROR", code: "CANCELLED", message: "The run was cancelled.", timestamp: 9 }),
];

it("gets no results for the client tool calls of a run that was cancelled while awaiting input [CC-099][CC-111]", async () => {
  const prelude = { before: [user], state: {}, head: { number: 4, notes: 1 } };
  expect(
    await readText(encodeFromSnapshot(splitBatches(cancelledWhileWaiting, 100), options, prelude)),
  ).toBe(`data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0","timestamp":9}

data: {"type":"MESSAGES_SNAPSHOT","messages":[{"id":"u","role":"user","content":"hi"},{"id":"m","role":"assistant","toolCalls":[{"id":"c","type":"function","function":{"name":"pick","arguments":""}}]}],"timestamp":9}

data: {"type":"STATE_SNAPSHOT","snapshot":{},"timestamp":9}

data: {"type":"RUN_FINISHED","threadId":"t","runId":"r","outcome":{"type":"cancelled"},"metadata":{"tambo":{"stopReason":"cancelled"}},"timestamp":9}

`);
});

it("gets no result for a call that has received one since [CC-107]", async () => {
  const after: AgUiMessage[] = [{ id: "s", role: "tool", toolCallId: "c", content: "The user went on." }];
  const prelude = { before: [user], after, state: {}, head: { number: 4, notes: 1 } };
  const old = { ...options, speaksV1: false };
  expect(
    await readText(encodeFromSnapshot(splitBatches(cancelledWhileWaiting, 100), old, prelude)),
  ).toBe(`data: {"type":"RUN_STARTED","threadId":"t","runId":"r","protocolVersion":"1.0","timestamp":9}

data: {"type":"MESSAGES_SNAPSHOT","messages":[{"id":"u","role":"user","content":"hi"},{"id":"m","role":"assistant","toolCalls":[{"id":"c","type":"function","function":{"name":"pick","arguments":""}}]},{"id":"s","role":"tool","toolCallId":"c","content":"The user went on."}],"timestamp":9}

data: {"type":"STATE_SNAPSHOT","snapshot":{},"timestamp":9}

data: {"type":"RUN_ERROR","message":"The run was cancelled.","code":"CANCELLED","metadata":{"tambo":{"stopReason":"cancelled"}},"timestamp":9}

`);
});

describe.each(generations)("a conversation whose files exceed a frame of $version", (generation) => {
  it("is sent without the files [CC-107]", async () => {
    const source = { type: "data", value: "A".repeat(11_000_000), mimeType: "image/png" } as const;
    const before: AgUiMessage[] = [{ id: "u", role: "user", content: [{ type: "image", source }] }];
    const prelude = { before, state: {}, head: { number: 6, notes: 0 } };
    const body = await readText(
      encodeFromSnapshot(splitBatches(short, 100), createOptions(generation), prelude),
    );
    expect((await runClient(generation, body, [], {})).messages).toEqual([
      {
        id: "u",
        role: "user",
        content: [{ type: "text", text: "[image/png file omitted: it is too large to send again]" }],
      },
      { id: "m", role: "assistant", content: "Hello" },
    ]);
  });
});

it("sends a failed run if the source fails [C-053][C-061]", () => {
  expect(encodeFailure({ code: "INTERNAL_ERROR", message: "Oh.\nNo." }, 7).text).toBe(
    'data: {"type":"RUN_ERROR","message":"Oh.\\nNo.","code":"INTERNAL_ERROR","timestamp":7}\n\n',
  );
});
