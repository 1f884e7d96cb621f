import { beforeAll, expect, it } from "vitest";
import type { LogLine } from "../../core/log-line.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { Engine } from "../../engine/engine.ts";
import { createModels } from "../../models/registry.ts";
import { maskIdsAndTimes } from "../../proof/testing/mask.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { toRunInput } from "./run-input.ts";
import { BrokenStream, encodeFailure, encodeRun } from "./stream.ts";
import { createScriptMessage, formatEvents, parseEvents } from "./testing.ts";

const allFeatures = [
  [
    { reasoning: ["Let me", " think."] },
    { text: ["Here ", "is", " \u{1f600}\u2028"] },
    { tool: "clock/now", args: ['{"zone":', '"UTC"}'] },
    { tool: "clock/break", args: [] },
  ],
  [{ reasoning: "Now a picture." }, { tool: "clock/face", args: {} }],
  [{ text: ["Well", " done."] }],
];
const options = { threadId: "t", sendsReasoning: true };

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

async function* batches(lines: readonly LogLine[], size: number) {
  for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size);
}

let lines: LogLine[] = [];

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
  const input = toRunInput({ messages: [createScriptMessage(...allFeatures)] }, { agent: {}, tools: [] });
  const subscription = await engine.run({
    owner: { projectId: "p" },
    threadId: "t",
    input,
    createThread: true,
  });
  lines = (await all(subscription.lines(new AbortController().signal))).flat();
  await engine.close();
  await store.close();
});

const bytesOf = async (size: number) =>
  (await all(encodeRun(batches(lines, size), options))).map(({ text }) => text).join("");

it("encoding a recorded run twice gives the same bytes, for any batches of lines [M-091]", async () => {
  const bytes = await bytesOf(lines.length);
  expect(await bytesOf(lines.length)).toBe(bytes);
  expect(await bytesOf(1)).toBe(bytes);
});

it("every event matches the document, and the stream is in order [M-093][A-060][A-061][A-062][A-063][A-064][A-065][A-066][A-067][A-068][A-069]", async () => {
  expect(formatEvents(maskIdsAndTimes(parseEvents(await bytesOf(7))))).toEqual([
    "status start",
    "status running turn 1",
    "reasoning_start",
    "reasoning_message_start",
    "reasoning_message_content Let me",
    "reasoning_message_content  think.",
    "reasoning_message_end",
    "reasoning_end",
    "message Here ",
    "message is",
    "message  \u{1f600}\u2028",
    "tool_call_start clock/now",
    'tool_call_args {"zone":',
    'tool_call_args "UTC"}',
    "tool_call_end",
    "tool_call_start clock/break",
    "tool_call_args {}",
    "tool_call_end",
    "tool_result noon in UTC",
    "error error TOOL_ERROR The spring is broken.",
    "tool_result The spring is broken.",
    "status running turn 2",
    "reasoning_start",
    "reasoning_message_start",
    "reasoning_message_content Now a picture.",
    "reasoning_message_end",
    "reasoning_end",
    "tool_call_start clock/face",
    "tool_call_args {}",
    "tool_call_end",
    'tool_result [{"type":"text","text":"The face"},{"type":"image","data":"iVBORw0KGgo=","mime_type":"image/png"}]',
    "status running turn 3",
    "message Well",
    "message  done.",
    "status complete",
  ]);
});

it("a stream that ends before its run ends with an error of its thread [A-052][A-068][A-084]", async () => {
  const fault = new Error("the disk is full");
  async function* broken() {
    yield lines.slice(0, 1);
    throw fault;
  }
  const frames: string[] = [];
  const read = (async () => {
    for await (const { text } of encodeRun(broken(), options)) frames.push(text);
  })();
  const error = await read.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BrokenStream);
  expect((error as BrokenStream).cause).toBe(fault);
  const end = encodeFailure(error as BrokenStream, { code: "INTERNAL_ERROR", message: "The server failed." });
  expect([frames.join("") + end.text, end.count]).toEqual([
    'event: status\ndata: {"type":"start","thread_id":"t"}\n\n' +
      'event: error\ndata: {"type":"error","message":"The server failed.","code":"INTERNAL_ERROR","thread_id":"t"}\n\n' +
      'event: status\ndata: {"type":"error","thread_id":"t"}\n\n',
    2,
  ]);
});
