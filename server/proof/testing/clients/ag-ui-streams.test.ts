import { expect, it } from "vitest";
import { checkAgUiStream } from "./ag-ui-streams.ts";

const asked = { threadId: "thread-1", runId: "run-1", protocolVersion: "1.0" };
const ids = { threadId: "thread-1", runId: "run-1" };
const started = { type: "RUN_STARTED", ...ids, protocolVersion: "1.0", timestamp: 1 };
const finished = { type: "RUN_FINISHED", ...ids, result: { stopReason: "end_turn" }, timestamp: 9 };
const text = { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant", timestamp: 5 };
const usage = [{ inputTokens: 1, outputTokens: 1 }];

const streamOf = (...events: object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const complaints = (...events: object[]) => checkAgUiStream(streamOf(...events), asked, true);

it("says nothing of a good stream, nor of comments in it", () => {
  expect(checkAgUiStream(`${streamOf(started)}: \n\n${streamOf(text, finished)}`, asked, true)).toEqual([]);
  expect(checkAgUiStream(streamOf(started, text), asked, false), "cut off").toEqual([]);
});

it.each<[string, object[], RegExp]>([
  ["no start", [text, finished], /begins with TEXT_MESSAGE_START, and has 0 RUN_STARTED/],
  ["two starts", [started, started, finished], /has 2 RUN_STARTED/],
  ["no end", [started, text], /has 0 ends, and its last event is TEXT_MESSAGE_START/],
  ["two ends", [started, finished, finished], /has 2 ends/],
  [
    "something after the end",
    [started, { ...finished, timestamp: 2 }, text],
    /last event is TEXT_MESSAGE_START/,
  ],
  ["another run", [started, { ...finished, runId: "run-2" }], /has runId run-2, the request run-1/],
  ["time that goes back", [started, { ...text, timestamp: 0 }, finished], /is of 0, after one of 1/],
  ["time in parts", [started, { ...text, timestamp: 1.5 }, finished], /is of 1.5/],
  ["null", [started, { ...text, name: null }, finished], /TEXT_MESSAGE_START has name: null/],
  ["a member that the document does not have", [started, { ...text, seq: 4 }, finished], /\/seq/],
  [
    "an event that AG-UI does not have",
    [started, { type: "PING", timestamp: 2 }, finished],
    /AG-UI says of \/type/,
  ],
])("complains of %s", (_what, events, expected) => {
  expect(complaints(...events)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
});

it.each([
  [{ outcome: { type: "success", pendingToolCallIds: ["tc_1"] } }, "RUN_FINISHED has outcome success"],
  [{ outcome: { type: "cancelled" } }, "RUN_FINISHED has outcome cancelled"],
  [{ usage }, "RUN_FINISHED has usage"],
])("complains of %j for a client before 1.0", (more, expected) => {
  const events = streamOf(started, { ...finished, ...more });
  expect(checkAgUiStream(events, asked, true)).toEqual([]);
  expect(checkAgUiStream(events, ids, true)).toEqual([`${expected} for a client before 1.0`]);
});

it.each([
  ["other line ends", streamOf(started, finished).replaceAll("\n", "\r\n")],
  ["an id line", `id: 1\n${streamOf(started, finished)}`],
  ["data of two lines", streamOf(started, finished).replace("data: ", "data: \ndata: ")],
  ["an empty frame", `data:\n\n${streamOf(started, finished)}`],
  ["no empty line at the end", streamOf(started, finished).slice(0, -1)],
])("complains of %s", (_what, body) => {
  expect(checkAgUiStream(body, asked, true)).not.toEqual([]);
});
