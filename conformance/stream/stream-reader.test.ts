import { expect, it } from "vitest";
import { createAgUiFormat, createIsKnown } from "../contracts/shared/ag-ui-events.ts";
import type { Json } from "../runner/case.ts";
import { getString } from "./json.ts";
import { parseFrameData, StreamReader } from "./stream-reader.ts";

const known = ["RUN_STARTED", "TEXT_MESSAGE_CONTENT", "TOOL_CALL_ARGS"];
const form = createAgUiFormat(
  createIsKnown(known, (name) => name === "tambo.component.props_delta"),
  "any but event",
);
const head = { method: "POST", path: "/v1/threads/thr_1/runs", query: {}, status: 200, headers: {} };

function read(chunks: (string | Uint8Array)[], how?: "end" | "closed" | "broken", frames = form.frames) {
  const reader = new StreamReader(head, { ...form, frames });
  const events = chunks.flatMap((chunk) =>
    reader.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk),
  );
  if (how !== undefined) reader.end(how);
  return { events, view: reader.view() };
}

const bytes = Buffer.from(
  [
    'id: 1\ndata: {"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}\n\n',
    ": keep-alive\n\n",
    'id:2\ndata:{"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"é"}\n\n',
    'data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"😀"}\nid: 3\n\n',
    'id: 4\n: a comment\ndata: {"type":"TOOL_CALL_ARGS","toolCallId":"constructor","delta":"{}"}\nretry: 5\n\n',
    'data: {"type":"CUSTOM","name":"tambo.component.props_delta","value":{"componentId":"c","delta":"{"}}\n\n',
    'data: {"type":"CUSTOM","name":"tambo.component.props_delta","value":{"componentId":"c","delta":"}"}}\n\n',
    'data: {"type":"STEP_STARTED","stepName":"s"}\n\n',
  ].join(""),
);

it("reads a complete stream, regardless of chunk boundaries [T-070][TX-24]", () => {
  const ways = [
    [bytes],
    [...bytes].map((byte) => Uint8Array.of(byte)),
    ...[...bytes.keys()].map((at) => [bytes.subarray(0, at), bytes.subarray(at)]),
  ];
  for (const chunks of ways) {
    const { events, view } = read(chunks, "end");
    expect(events.map(({ id, payload }) => [id, payload])).toEqual(
      view.events.map((event, at) => [view.ids[at], event]),
    );
    expect({ ...view, events: view.events.length, frames: view.frames.slice(2, 4) }).toEqual({
      kind: "stream",
      ...head,
      events: 7,
      ids: ["1", "2", "3", "4", null, null, null],
      types: [
        "RUN_STARTED",
        "TEXT_MESSAGE_CONTENT",
        "TEXT_MESSAGE_CONTENT",
        "TOOL_CALL_ARGS",
        "tambo.component.props_delta",
        "tambo.component.props_delta",
        "STEP_STARTED",
      ],
      shape: ["RUN_STARTED", "TEXT_MESSAGE_CONTENT", "TOOL_CALL_ARGS", "tambo.component.props_delta"],
      frames: [
        'data: {"type":"TEXT_MESSAGE_CONTENT","messageId":"m","delta":"😀"}\nid: 3',
        'id: 4\n: a comment\ndata: {"type":"TOOL_CALL_ARGS","toolCallId":"constructor","delta":"{}"}\nretry: 5',
      ],
      malformed: [],
      oddities: [],
      comments: 2,
      bytes: bytes.length,
      ended: "end",
      threadId: "thr_1",
      runId: "run_1",
      text: "é😀",
      args: { constructor: "{}" },
      props: { c: "{}" },
    });
  }
});

it("lists consecutive deltas of one group once in the shape, and leaves out hidden events", () => {
  const shapeEntry = (event: Json) => {
    const [name = "", group] = getString(event, "type")?.split(" ") ?? [];
    return name === "hidden" ? undefined : { name, group };
  };
  const reader = new StreamReader(head, { frames: "data", shapeEntry });
  const types = ["text a", "hidden", "text a", "text b", "end", "end", "text b"];
  for (const type of types) reader.push(Buffer.from(`data: ${JSON.stringify({ type })}\n\n`));
  expect(reader.view()).toMatchObject({ types, shape: ["text", "text", "end", "end", "text"] });
});

it.each<[string, (string | Uint8Array)[], string[]]>([
  ["an event: field", ["event: message\ndata: {}\n\n"], ["event 1 has an event: field"]],
  ["two data: lines", ['data: {"a":\ndata: 1}\n\n'], ["event 1 has 2 data: lines, expected 1"]],
  ["empty data", ["data: {}\n\ndata:\n\n"], ["event 2 has empty data"]],
  ["an end marker", ["data: [DONE]\n\n"], ['event 1 has data that is not JSON: "[DONE]"']],
  ["a frame without data", ["id: 1\n\n"], ['event 1 has no data: "id: 1"']],
  ["no error: CRLF", ["data: {}\r\n\r\n"], []],
  ["lines that end twice", ["id: 1\n\rdata: {}\n\r\n\r"], ['event 1 has no data: "id: 1"']],
  ["a byte order mark", ["\uFEFFdata: {}\n\n"], ["the stream starts with a byte order mark"]],
  ["bytes that are not UTF-8", ['data: {"a":"', Uint8Array.of(0xff), '"}\n\n'], ["event 1 is not UTF-8"]],
  [
    "an incomplete frame",
    ["data: {}\n\ndata: {}\n"],
    ['the last frame is not terminated by an empty line: "data: {}"'],
  ],
  [
    "an incomplete line",
    ["data: {}\n\ndata: {"],
    ['the last frame is not terminated by an empty line: "data: {"'],
  ],
  [
    "only the first error of each kind",
    ["event: a\ndata: {}\n\nevent: b\ndata: {}\n\n"],
    ["event 1 has an event: field"],
  ],
  ["no error: a comment at the end", ["data: {}\n\n: bye"], []],
])("reports %s [T-070]", (_, chunks, expected) => {
  expect(read(chunks, "end").view.oddities).toEqual(expected);
});

it.each<[string, string, string[]]>([
  ["a comment", ": alive\n\n: alive\ndata: {}\n\n", []],
  ["an id: field", "id: 1\ndata: {}\n\n", ["event 1 has an id: field"]],
  ["an event: field", "data: {}\n\nevent: a\ndata: {}\n\n", ["event 2 has an event: field"]],
  ["a retry: field", "retry: 1\ndata: {}\n\n", ["event 1 has a retry: field"]],
  ["CRLF", "data: {}\r\n\r\n", ["event 1 has a line that ends with CR instead of LF"]],
  ["CR", "data: {}\n\r", ["event 1 has a line that ends with CR instead of LF"]],
])("reports %s if frames have only data [C-050]", (_, text, expected) => {
  expect(read([text], "end", "data").view.oddities).toEqual(expected);
});

it.each<[string, string, string[]]>([
  ["a comment", ': alive\n\nevent: a\ndata: {"type":"a"}\n\n', []],
  ["no name", 'data: {"type":"a"}\n\n', ["event 1 does not start with exactly one event: field"]],
  [
    "a name at the end",
    'data: {"type":"a"}\nevent: a\n\n',
    ["event 1 does not start with exactly one event: field"],
  ],
  [
    "two names",
    'event: a\nevent: a\ndata: {"type":"a"}\n\n',
    ["event 1 does not start with exactly one event: field"],
  ],
  ["another name", 'event: b\ndata: {"type":"a"}\n\n', ['event 1 has the name "b", but its type is "a"']],
  ["an id: field", 'event: a\nid: 1\ndata: {"type":"a"}\n\n', ["event 1 has an id: field"]],
  ["CRLF", 'event: a\r\ndata: {"type":"a"}\r\n\r\n', ["event 1 has a line that ends with CR instead of LF"]],
])("reports %s if frames have a name and data [G-141]", (_, text, expected) => {
  expect(read([text], "end", "event, data").view.oddities).toEqual(expected);
});

it("uses the event type from the frame if the data has none [A-030][A-031]", () => {
  const text = 'event: status\ndata: {"type":"start"}\n\nevent: message\ndata: {"content":"Hi"}\n\n';
  expect(read([text], "end", "event, nameless data").view).toMatchObject({
    events: [
      { event: "status", data: { type: "start" } },
      { event: "message", data: { content: "Hi" } },
    ],
    types: ["status", "message"],
    oddities: [],
  });
});

it.each<[string, string, string[]]>([
  ["no name", "data: {}\n\n", ["event 1 does not start with exactly one event: field"]],
  ["a name at the end", "data: {}\nevent: a\n\n", ["event 1 does not start with exactly one event: field"]],
  ["an id: field", "event: a\nid: 1\ndata: {}\n\n", ["event 1 has an id: field"]],
  ["CRLF", "event: a\r\ndata: {}\r\n\r\n", ["event 1 has a line that ends with CR instead of LF"]],
])("reports %s if only frames have the event type [A-030]", (_, text, expected) => {
  expect(read([text], "end", "event, nameless data").view.oddities).toEqual(expected);
});

it.each<[string, string, string[]]>([
  ["no error", 'id: 1-0\ndata: {"message":""}\n\nid: 2-0\n: a comment\ndata: {}\n\n', []],
  ["no id", "data: {}\n\n", ["event 1 does not start with exactly one id: field"]],
  ["an id at the end", "data: {}\nid: 1\n\n", ["event 1 does not start with exactly one id: field"]],
  ["two ids", "id: 1\nid: 2\ndata: {}\n\n", ["event 1 does not start with exactly one id: field"]],
  ["an event: field", "id: 1\nevent: a\ndata: {}\n\n", ["event 1 has an event: field"]],
  ["CRLF", "id: 1\r\ndata: {}\r\n\r\n", ["event 1 has a line that ends with CR instead of LF"]],
])("reports %s if frames have an id [P-093]", (_, text, expected) => {
  expect(read([text], "end", "id, data").view.oddities).toEqual(expected);
});

it("does not report an incomplete frame if the suite closed the stream or the connection broke [T-070]", () => {
  expect(read(["data: {"], "closed").view.oddities).toEqual([]);
  expect(read(["data: {"], "broken").view).toMatchObject({ ended: "broken", oddities: [], events: [] });
});

it("reads data that is not JSON as an event without a payload", () => {
  expect(read(["data: [DONE]\n\ndata\n\n"]).view).toMatchObject({
    events: [null, null],
    types: ["", ""],
    shape: [],
    ended: "open",
  });
});

it("reads an end mark as an event, unless its frame has other fields", () => {
  const readMarked = (text: string) => {
    const reader = new StreamReader(head, {
      frames: "id, data",
      endMark: "[DONE]",
      shapeEntry: (event: Json) => ({ name: typeof event === "string" ? event : "event" }),
    });
    reader.push(Buffer.from(text));
    return reader.view();
  };
  const text = 'id: 1\ndata: {"type":"end"}\n\ndata: [DONE]\n\n';
  expect(readMarked(text)).toMatchObject({
    events: [{ type: "end" }, "[DONE]"],
    ids: ["1", null],
    types: ["end", "[DONE]"],
    shape: ["event", "[DONE]"],
    oddities: [],
  });
  expect(readMarked("id: 2\ndata: [DONE]\n\n")).toMatchObject({
    events: [null],
    oddities: ['event 1 has data that is not JSON: "[DONE]"'],
  });
});

it("ignores an id with a null character", () => {
  expect(read(["id: 1\0\ndata: {}\n\n"]).view.ids).toEqual([null]);
});

it("uses the thread and run ids from the headers until RUN_STARTED arrives", () => {
  const reader = new StreamReader(
    { ...head, headers: { "x-thread-id": "thr_h", "x-run-id": "run_h" } },
    form,
  );
  expect(reader.view()).toMatchObject({ threadId: "thr_h", runId: "run_h" });
  reader.push(Buffer.from('data: {"type":"RUN_STARTED","threadId":"thr_1"}\n\n'));
  expect(reader.view()).toMatchObject({ threadId: "thr_1", runId: "run_h" });
});

it("parses the data of a frame", () => {
  expect(parseFrameData("id: 1\n: data: no\ndata: a\ndata:b")).toBe("a\nb");
});
