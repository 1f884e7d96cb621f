import { expect, it } from "vitest";
import { checkAgUiStream } from "./ag-ui-streams.ts";

const request = { threadId: "thread-1", runId: "run-1", protocolVersion: "1.0" };
const ids = { threadId: "thread-1", runId: "run-1" };
const started = { type: "RUN_STARTED", ...ids, protocolVersion: "1.0", timestamp: 1 };
const finished = { type: "RUN_FINISHED", ...ids, result: { stopReason: "end_turn" }, timestamp: 9 };
const text = { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant", timestamp: 5 };
const usage = [{ inputTokens: 1, outputTokens: 1 }];

const streamOf = (...events: object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const violations = (...events: object[]) => checkAgUiStream(streamOf(...events), request, true);

it("accepts a valid stream, and comments in it", () => {
  expect(checkAgUiStream(`${streamOf(started)}: \n\n${streamOf(text, finished)}`, request, true)).toEqual([]);
  expect(checkAgUiStream(streamOf(started, text), request, false), "interrupted").toEqual([]);
});

it.each<[string, object[], RegExp]>([
  ["a missing start", [text, finished], /starts with TEXT_MESSAGE_START and has 0 RUN_STARTED/],
  ["two starts", [started, started, finished], /has 2 RUN_STARTED/],
  [
    "a missing terminal event",
    [started, text],
    /has 0 terminal events, and its last event is TEXT_MESSAGE_START/,
  ],
  ["two terminal events", [started, finished, finished], /has 2 terminal events/],
  [
    "an event after the terminal event",
    [started, { ...finished, timestamp: 2 }, text],
    /last event is TEXT_MESSAGE_START/,
  ],
  ["the id of another run", [started, { ...finished, runId: "run-2" }], /has runId run-2, the request run-1/],
  ["a decreasing timestamp", [started, { ...text, timestamp: 0 }, finished], /has timestamp 0, after 1/],
  ["a timestamp with a fraction", [started, { ...text, timestamp: 1.5 }, finished], /has timestamp 1.5/],
  ["null", [started, { ...text, name: null }, finished], /TEXT_MESSAGE_START has name: null/],
  ["an undocumented field", [started, { ...text, seq: 4 }, finished], /\/seq/],
  [
    "an event type that AG-UI does not define",
    [started, { type: "PING", timestamp: 2 }, finished],
    /AG-UI schema: \/type/,
  ],
])("reports %s", (_name, events, expected) => {
  expect(violations(...events)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});

it.each([
  [{ outcome: { type: "success", pendingToolCallIds: ["tc_1"] } }, "RUN_FINISHED has outcome success"],
  [{ outcome: { type: "cancelled" } }, "RUN_FINISHED has outcome cancelled"],
  [{ usage }, "RUN_FINISHED has usage"],
])("reports %j for a client before 1.0", (more, expected) => {
  const events = streamOf(started, { ...finished, ...more });
  expect(checkAgUiStream(events, request, true)).toEqual([]);
  expect(checkAgUiStream(events, ids, true)).toEqual([`${expected} for a client before 1.0`]);
});

it.each([
  ["CRLF line ends", streamOf(started, finished).replaceAll("\n", "\r\n")],
  ["an id line", `id: 1\n${streamOf(started, finished)}`],
  ["data in two lines", streamOf(started, finished).replace("data: ", "data: \ndata: ")],
  ["an empty frame", `data:\n\n${streamOf(started, finished)}`],
  ["an incomplete last frame", streamOf(started, finished).slice(0, -1)],
])("reports %s", (_name, body) => {
  expect(checkAgUiStream(body, request, true)).not.toEqual([]);
});
