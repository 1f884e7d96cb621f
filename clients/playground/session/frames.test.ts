import { expect, it } from "vitest";
import { createTimeline, FrameReader, getFrameType } from "./frames.ts";
import type { ContractName, Frame } from "./session.ts";

const bytes = new TextEncoder().encode(
  ": hello\n\nid: 1\nevent: é\ndata: a\ndata: b\n\ndata:x\r\n\r\ndata: y\r\rdata: cut off",
);
const frames = [
  { raw: ": hello" },
  { raw: "id: 1\nevent: é\ndata: a\ndata: b", id: "1", event: "é", data: "a\nb" },
  { raw: "data:x", data: "x" },
  { raw: "data: y", data: "y" },
];

it.each([1, 2, 3, 7, 1000])("parses frames from chunks of %i bytes", (size) => {
  const reader = new FrameReader();
  const parsed = [];
  for (let offset = 0; offset < bytes.length; offset += size)
    parsed.push(...reader.read(bytes.subarray(offset, offset + size)));
  expect(parsed).toEqual(frames);
});

it.each<[ContractName, string | undefined, unknown, string]>([
  ["tambo", undefined, { type: "RUN_STARTED" }, "RUN_STARTED"],
  ["tambo", undefined, { type: "CUSTOM", name: "tambo.component.start" }, "tambo.component.start"],
  ["gateway", "run_start", { type: "run_start" }, "run_start"],
  ["gateway", "stream_event", { type: "stream_event", event: { type: "message_stop" } }, "message_stop"],
  ["agent-stream", "status", { type: "start" }, "status"],
  ["tool-progress", undefined, { message: "a", tool_calls: [] }, "text"],
  ["tool-progress", undefined, { message: "", tool_calls: [{ event_type: "result" }] }, "result"],
  ["tool-progress", undefined, { message: "", tool_calls: ['{"event_type":"call"}'] }, "call"],
  ["tool-progress", undefined, { message: "", error: { code: "X" } }, "error"],
  ["tool-progress", undefined, { message: "", tool_calls: [] }, "empty"],
  ["ui-stream", undefined, { type: "text-delta" }, "text-delta"],
  ["ui-stream", undefined, "[DONE]", "[DONE]"],
  ["ag-ui", undefined, "text", "message"],
  ["ag-ui", undefined, { a: 1 }, "message"],
  ["gateway", undefined, undefined, "comment"],
])("%s %s %j is %s", (contract, event, data, want) => {
  expect(getFrameType(contract, event, data)).toBe(want);
});

const frame = (index: number, run: number, at: number, type: string, raw = ""): Frame => {
  return { index, run, at, arrivedAt: at, type, raw, data: {} };
};
const recorded = [
  frame(0, 1, 5, "START"),
  frame(1, 1, 8, "TEXT", 'data: "Hello"'),
  frame(2, 2, 3, "START"),
  frame(3, 1, 20, "TEXT", 'data: "world"'),
];
const readTimeline = (
  ...filter: Parameters<typeof createTimeline> extends [unknown, ...infer Rest] ? Rest : never
) => createTimeline(recorded, ...filter).map(({ frame: { index }, gap }) => [index, gap]);

it("has the time since the previous frame of the same request, visible or hidden", () => {
  expect(readTimeline()).toEqual([
    [0, 5],
    [1, 3],
    [2, 3],
    [3, 12],
  ]);
  expect(readTimeline({ run: 1, text: "WORLD" })).toEqual([[3, 12]]);
  expect(readTimeline({ isHidden: ({ type }) => type === "TEXT" })).toEqual([
    [0, 5],
    [2, 3],
  ]);
});
