import { createParser } from "eventsource-parser";
import { beforeAll, describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import { advance, initialPosition, type LogLine } from "../../core/log-line.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine } from "../../engine/engine.ts";
import { createModels } from "../../models/registry.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { toLogLine } from "../testing-events.ts";
import { type Chunk, Encoder, type EncoderOptions } from "./encoder.ts";
import { toRunInput } from "./run-input.ts";
import { encodeRun, InterruptedResponseError, type RunStreamOptions, scanRun } from "./stream.ts";

const options: EncoderOptions = { messageId: "msg_1", clientTools: new Set(["pick"]) };
const signal = new AbortController().signal;
const timestamp = 7;

const started: RunEvent = { type: "RUN_STARTED", threadId: "t", runId: "r", timestamp };
const finished: RunEvent = { type: "RUN_FINISHED", threadId: "t", runId: "r", timestamp };
const stepStart = (number = 1): RunEvent => ({ type: "STEP_STARTED", stepName: `turn-${number}`, timestamp });
const turnEnd: RunEvent = {
  type: "engine.turn_end",
  turn: 1,
  stopReason: "stop",
  usage: {},
  counted: { inputTokens: 1, outputTokens: 1 },
  timestamp,
};
const say = (delta: string): RunEvent[] => [
  { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant", timestamp },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta, timestamp },
  { type: "TEXT_MESSAGE_END", messageId: "m", timestamp },
];
const custom = (name: string, value: object): RunEvent =>
  ({ type: "CUSTOM", name, value, timestamp }) as RunEvent;
const componentStart = (componentId: string): RunEvent =>
  custom("tambo.component.start", { componentId, componentName: "Card", messageId: "m" });
const componentEnd = (componentId: string, state: object): RunEvent =>
  custom("tambo.component.end", { componentId, props: {}, state });
const changeComponent = (componentId: string, n: number): RunEvent =>
  ({
    type: "STATE_DELTA",
    delta: [{ op: "replace", path: `/components/${componentId}/n`, value: n }],
    timestamp,
  }) as RunEvent;
const changeState = (n: number): RunEvent =>
  ({ type: "engine.state_delta", delta: [{ op: "add", path: "/n", value: n }], timestamp }) as RunEvent;

async function* batchesOf(lines: readonly LogLine[], size = 1): AsyncGenerator<LogLine[]> {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

/** Encodes lines to the text of the stream. */
async function encodeText(lines: readonly LogLine[], streamOptions?: RunStreamOptions, size = 1) {
  const frames = await all(encodeRun(batchesOf(lines, size), options, streamOptions));
  return frames.map(({ text }) => text).join("");
}

/** Parses frames with an independent parser. */
function parseFrames(text: string) {
  const frames: { id: string | undefined; data: string }[] = [];
  const parser = createParser({ onEvent: ({ id, data }) => frames.push({ id, data }) });
  parser.feed(text);
  return frames;
}

/** Encodes events, and parses the frames. */
const encode = async (events: readonly RunEvent[], streamOptions?: RunStreamOptions) =>
  parseFrames(await encodeText(events.map(toLogLine), streamOptions));

/** Returns a subscription to a run whose log has more lines than it had at the time of the subscription. */
function subscribe(events: readonly RunEvent[], headLength = events.length) {
  const lines = events.map(toLogLine);
  const head = lines.slice(0, headLength).reduce((at, { kind }) => advance(at, kind), initialPosition);
  return { head, lines: () => batchesOf(lines, 2) };
}

const scan = async (events: readonly RunEvent[], headLength?: number) => {
  const { count, dropped } = await scanRun(subscribe(events, headLength), options, signal);
  return { count, dropped: [...dropped] };
};

const response = [started, stepStart(), ...say("Hi"), turnEnd, finished];
const responseChunks: object[] = [
  { type: "start", messageId: "msg_1" },
  { type: "start-step" },
  { type: "text-start", id: "text-1" },
  { type: "text-delta", id: "text-1", delta: "Hi" },
  { type: "text-end", id: "text-1" },
  { type: "finish-step" },
  { type: "finish", finishReason: "stop", messageMetadata: { stopReason: "end_turn" } },
];

/** A response whose first step was interrupted. */
const interrupted = [started, stepStart(), ...say("Hel"), stepStart(), ...say("Hello"), turnEnd, finished];

describe("encodeRun", () => {
  it("sends each chunk as a frame with its index as the ID, and then [DONE]", async () => {
    const text = await encodeText(response.map(toLogLine));
    expect(text).toBe(
      `${responseChunks.map((chunk, index) => `id: ${index}\ndata: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`,
    );
  });

  it.each([0, 1, 4, 6])("sends the chunks from the index %i", async (from) => {
    const frames = responseChunks.map((chunk, index) => ({ id: `${index}`, data: JSON.stringify(chunk) }));
    const sent = await encode(response, { from });
    expect(sent.slice(0, -1)).toEqual(frames.slice(from));
    expect(sent.at(-1)?.data).toBe("[DONE]");
  });

  it.each([7, 100])("sends only [DONE] from the index %i, which is after the last chunk", async (from) => {
    expect(await encodeText(response.map(toLogLine), { from })).toBe("data: [DONE]\n\n");
    expect(await encodeText(response.slice(0, -1).map(toLogLine), { from })).toBe("");
  });

  it("counts the frames, so that a server can measure its streams", async () => {
    const frames = await all(encodeRun(batchesOf(response.map(toLogLine), 100), options));
    expect(frames.reduce((sum, { count }) => sum + count, 0)).toBe(responseChunks.length + 1);
  });

  it("does not send [DONE] before the run has ended", async () => {
    const sent = await encode(response.slice(0, -1));
    expect(sent.map(({ data }) => JSON.parse(data))).toEqual(responseChunks.slice(0, 5));
  });

  it("sends [DONE] after a failed or cancelled run", async () => {
    for (const code of ["LLM_ERROR", "CANCELLED"]) {
      const sent = await encode([started, { type: "RUN_ERROR", message: "No.", code, timestamp }]);
      expect(sent.map(({ id }) => id)).toEqual(["0", "1", "2", undefined]);
      expect(sent.map(({ data }) => (data === "[DONE]" ? data : JSON.parse(data).type))).toEqual([
        "start",
        code === "CANCELLED" ? "abort" : "error",
        "finish",
        "[DONE]",
      ]);
    }
  });

  it("leaves out dropped chunks without changing the IDs of the others", async () => {
    const sent = await encode(response, { dropped: new Set([1, 3]) });
    expect(sent.map(({ id }) => id)).toEqual(["0", "2", "4", "5", "6", undefined]);
  });

  it("sends neither the end nor IDs of a run that another run continues", async () => {
    const text = await encodeText(response.map(toLogLine), { isContinued: true });
    expect(text).toBe(
      responseChunks
        .slice(0, -1)
        .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
        .join(""),
    );
  });

  it("leaves out the start of a run that continues a response", async () => {
    const sent = await encode(response, { hasStart: true });
    expect(sent.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6", undefined]);
    expect(await encode(response, { hasStart: false })).toEqual(await encode(response));
    const between = await encodeText(response.map(toLogLine), { hasStart: true, isContinued: true });
    expect(parseFrames(between).map(({ data }) => JSON.parse(data))).toEqual(responseChunks.slice(1, -1));
  });

  it("fails when it reaches an interrupted step, because clients without a position cannot reset it", async () => {
    const frames: string[] = [];
    const read = (async () => {
      for await (const { text } of encodeRun(batchesOf(interrupted.map(toLogLine)), options))
        frames.push(text);
    })();
    const error = await read.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InterruptedResponseError);
    expect((error as Error).name).toBe("InterruptedResponseError");
    const sent = frames.join("").match(/"type":"[a-z-]+"/g);
    expect(sent).toEqual(
      ["start", "start-step", "text-start", "text-delta", "text-end"].map((type) => `"type":"${type}"`),
    );
  });

  it.each([0, 3, 5])("resets an interrupted step for clients that resume at %i", async (from) => {
    const sent = await encode(interrupted, { from });
    const types = [
      ...["start", "start-step", "text-start", "text-delta", "text-end", "reset-step"],
      ...["text-start", "text-delta", "text-end", "finish-step", "finish"],
    ];
    const all = sent.slice(0, -1).map(({ id, data }) => [Number(id), JSON.parse(data).type]);
    expect(all).toEqual(types.map((type, index) => [index, type]).slice(from));
  });

  it("leaves out the interrupted steps that a scan has found", async () => {
    const { dropped } = await scanRun(subscribe(interrupted), options, signal);
    const sent = await encode(interrupted, { dropped });
    expect(sent.slice(0, -1).map(({ id, data }) => [Number(id), JSON.parse(data).type])).toEqual([
      [0, "start"],
      [1, "start-step"],
      [6, "text-start"],
      [7, "text-delta"],
      [8, "text-end"],
      [9, "finish-step"],
      [10, "finish"],
    ]);
  });

  it("fails if a step is interrupted after the scan", async () => {
    const { dropped } = await scanRun(subscribe(interrupted, 4), options, signal);
    expect([...dropped]).toEqual([]);
    await expect(encode(interrupted, { dropped })).rejects.toThrow(InterruptedResponseError);
  });
});

describe("scanRun", () => {
  it.each([
    ["no lines", 0, 0],
    ["the first line", 1, 1],
    ["lines within a step", 4, 4],
    ["lines without chunks", 6, 5],
    ["the whole run", 7, 7],
  ])("counts the chunks of %s", async (_, headLength, count) => {
    expect(await scan(response, headLength)).toEqual({ count, dropped: [] });
  });

  it("does not wait for lines after the end of the log", async () => {
    const { head, lines } = subscribe(response, 4);
    const read = async function* () {
      yield* lines();
      throw new Error("reads beyond the end");
    };
    const { count } = await scanRun({ head, lines: read }, options, signal);
    expect(count).toBe(4);
    const never = {
      head: initialPosition,
      lines: () => Promise.reject(new Error("reads an empty log")) as never,
    };
    expect(await scanRun(never, options, signal)).toEqual({
      count: 0,
      dropped: new Set(),
      clientCalls: new Set(),
    });
  });

  it("passes on the signal", async () => {
    const { head, lines } = subscribe(response);
    const signals: AbortSignal[] = [];
    const read = (given: AbortSignal) => {
      signals.push(given);
      return lines();
    };
    await scanRun({ head, lines: read }, options, signal);
    expect(signals).toEqual([signal]);
  });

  it("drops the chunks of an interrupted step, and the chunk that resets it", async () => {
    expect(await scan(interrupted)).toEqual({ count: 11, dropped: [2, 3, 4, 5] });
  });

  it("drops the chunks of every interruption", async () => {
    const twice = [
      ...[started, stepStart(), ...say("One"), turnEnd, stepStart(2), ...say("T")],
      ...[stepStart(2), ...say("Tw"), stepStart(2), ...say("Two"), turnEnd, finished],
    ];
    // 0 start, 1 start-step, 2-4 text, 5 finish-step, 6 start-step, 7-9 text, 10 reset-step, 11-13 text,
    // 14 reset-step, 15-17 text, 18 finish-step, 19 finish
    expect(await scan(twice)).toEqual({ count: 20, dropped: [7, 8, 9, 10, 11, 12, 13, 14] });
  });

  it("keeps the chunks of an interrupted step that has not been repeated yet", async () => {
    expect(await scan(interrupted, 5)).toEqual({ count: 5, dropped: [] });
  });

  it("keeps the new content of data parts of earlier steps, as clients do", async () => {
    const events = [
      started,
      // The state is changed before the first step.
      changeState(1),
      stepStart(),
      componentStart("comp_1"),
      componentEnd("comp_1", { n: 0 }),
      turnEnd,
      stepStart(2),
      changeComponent("comp_1", 1),
      changeState(2),
      componentStart("comp_2"),
      componentEnd("comp_2", { n: 0 }),
      changeComponent("comp_2", 1),
      ...say("A"),
      stepStart(2),
      turnEnd,
      finished,
    ];
    const encoder = new Encoder(options);
    const chunks = events.flatMap((event) => encoder.encode(toLogLine(event)));
    const { count, dropped } = await scan(events);
    expect(count).toBe(chunks.length);
    const describeChunk = (chunk: Chunk) => ("id" in chunk ? `${chunk.type} ${chunk.id}` : chunk.type);
    expect(
      chunks.map((chunk, index) => `${dropped.includes(index) ? "- " : ""}${describeChunk(chunk)}`),
    ).toEqual([
      "start",
      "data-state state",
      "start-step",
      "data-component comp_1",
      "data-component comp_1",
      "finish-step",
      "start-step",
      "data-component comp_1",
      "data-state state",
      "- data-component comp_2",
      "- data-component comp_2",
      "- data-component comp_2",
      "- text-start text-1",
      "- text-delta text-1",
      "- text-end text-1",
      "- reset-step",
      "data-state state",
      "finish-step",
      "finish",
    ]);
  });

  it("drops the chunks of a data part of another type with the ID of a known part", async () => {
    const events = [
      ...[started, stepStart(), changeState(1), turnEnd, stepStart(2)],
      ...[componentStart("state"), changeState(2), stepStart(2)],
    ];
    // 0 start, 1 start-step, 2 data-state, 3 finish-step, 4 start-step, 5 data-component, 6 data-state,
    // 7 reset-step
    expect((await scan(events)).dropped).toEqual([5, 7]);
  });

  it("keeps the last state of the application for a client that reads the response later", async () => {
    const events = [started, stepStart(), changeState(1), stepStart(), turnEnd, finished];
    const { dropped } = await scanRun(subscribe(events), options, signal);
    const sent = (await encode(events, { dropped }))
      .slice(0, -1)
      .map(({ data }) => JSON.parse(data) as Chunk);
    // The engine keeps the changes of an interrupted step.
    expect(sent.filter(({ type }) => type === "data-state")).toEqual([
      { type: "data-state", id: "state", data: { n: 1 } },
    ]);
  });
});

describe("a recorded run", () => {
  let lines: LogLine[] = [];
  const schema = { type: "object", properties: {} };
  const turns = [
    [
      { reasoning: ["Let me", " think."] },
      { text: ["Here ", "is", " \u{1f600}\u2028"] },
      {
        component: "Card",
        id: "card",
        props: ['{"a"', ":[1", "]}"],
        state: [{ set: { n: 1 } }, { patch: [{ op: "replace", path: "/n", value: 2 }] }],
      },
      { tool: "clock/now", args: ['{"zone":', '"UTC"}'] },
      { tool: "clock/break", args: {} },
      { tool: "clock/face", args: {} },
      { state: { patch: [{ op: "replace", path: "/theme", value: "light" }] } },
    ],
    [{ text: "Your turn." }, { tool: "pick", args: { x: 1 } }],
  ];

  beforeAll(async () => {
    const store = await openSqlite(":memory:");
    const models = createModels({ default: "script", allowScriptModelForTests: true, providers: [] });
    const engine = await Engine.start({
      store,
      tools: createClockTools(),
      models,
      log: () => {},
      observer: silentObserver,
      disconnectGraceMs: 1000,
    });
    const text = JSON.stringify({ turns });
    const input = toRunInput(
      {
        messages: [{ id: "u1", role: "user", parts: [{ type: "text", text }] }],
        tools: [{ name: "pick", description: "", inputSchema: schema }],
        availableComponents: [{ name: "Card", description: "", propsSchema: schema, stateSchema: schema }],
        state: { theme: "dark" },
      },
      {},
    );
    const owner = { projectId: "p" };
    const subscription = await engine.run({ owner, threadId: "t", input, createThread: true });
    lines = (await all(subscription.lines(signal))).flat();
    await engine.close();
    await store.close();
  });

  const readTypes = (text: string) =>
    parseFrames(text).map(({ data }) => (data === "[DONE]" ? data : (JSON.parse(data) as Chunk).type));
  const recordedOptions = { ...options, appState: { theme: "dark" } };
  const encodeRecording = async (streamOptions?: RunStreamOptions, size = 1) =>
    (await all(encodeRun(batchesOf(lines, size), recordedOptions, streamOptions)))
      .map(({ text }) => text)
      .join("");

  it("has the chunks in order", async () => {
    expect(readTypes(await encodeRecording())).toEqual([
      ...["start", "start-step", "reasoning-start", "reasoning-delta", "reasoning-delta", "reasoning-end"],
      ...["text-start", "text-delta", "text-delta", "text-delta", "text-end"],
      ...["data-component", "data-component-props", "data-component-props", "data-component-props"],
      ...["data-component"],
      ...["tool-input-start", "tool-input-delta", "tool-input-delta", "tool-input-available"],
      ...["tool-input-start", "tool-input-delta", "tool-input-available"],
      ...["tool-input-start", "tool-input-delta", "tool-input-available"],
      "data-state",
      ...["tool-output-available", "tool-output-error", "tool-output-available", "file"],
      ...["finish-step", "start-step", "text-start", "text-delta", "text-end"],
      ...["tool-input-start", "tool-input-delta", "tool-input-available"],
      ...["finish-step", "finish", "[DONE]"],
    ]);
  });

  it("is encoded as the same bytes for any batches of lines", async () => {
    const whole = await encodeRecording();
    for (const size of [2, 7, lines.length]) expect(await encodeRecording({}, size)).toBe(whole);
  });

  it("resumes after any frame with exactly the frames that follow", async () => {
    const whole = await encodeRecording();
    const frames = whole.split(/(?=^id: )/m);
    for (let from = 0; from < frames.length; from += 1)
      expect(await encodeRecording({ from })).toBe(frames.slice(from).join(""));
  });
});
