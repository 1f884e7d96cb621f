import { expect, it } from "vitest";
import {
  goodRun,
  interrupt,
  interruptedRun,
  oldSent,
  pausedRun,
  readBytes,
  readEvents,
  sent,
} from "../invariants/testing.ts";
import { AgUiReader, getClientVersion } from "./ag-ui-stream.ts";

it("observes a run as its client does [C-050][C-064][C-065][C-068]", () => {
  const { events, frames, ids, headers, messages, ...seen } = readEvents(goodRun);
  expect(messages.map(({ id }) => id)).toEqual(["msg_0", "rsn_1", "msg_1", "msg_2", "comp_1", "msg_3"]);
  expect(seen).toEqual({
    kind: "stream",
    method: "POST",
    path: "/ag-ui/default",
    query: {},
    sent,
    status: 200,
    types: goodRun.map(({ type, name }) => (type === "CUSTOM" ? name : type)),
    shape: [
      "RUN_STARTED",
      "STATE_SNAPSHOT",
      "STEP_STARTED",
      "REASONING_START",
      "REASONING_MESSAGE_START",
      "REASONING_MESSAGE_CONTENT",
      "REASONING_MESSAGE_END",
      "REASONING_END",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "tambo.component.start",
      "tambo.component.props_delta",
      "STATE_DELTA",
      "tambo.component.props_delta",
      "tambo.component.end",
      "ACTIVITY_SNAPSHOT",
      "TOOL_CALL_START",
      "TOOL_CALL_ARGS",
      "TOOL_CALL_END",
      "STEP_FINISHED",
      "TOOL_CALL_RESULT",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_FINISHED",
    ],
    malformed: [],
    oddities: [],
    comments: 0,
    bytes: expect.any(Number),
    ended: "end",
    threadId: "thr_1",
    runId: "run_1",
    text: " Hi\nDone",
    reasoning: "Hm.",
    args: { tc_1: '{"city":"Paris"}' },
    props: { comp_1: '{"a":[[1,2]]}' },
    calls: [{ id: "tc_1", name: "demo/look", arguments: '{"city":"Paris"}', result: "Sunny" }],
    pending: [],
    interrupts: [],
    end: { ...goodRun.at(-1), timestamp: expect.any(Number) },
    state: { cart: [1], components: { comp_1: { n: 2 } } },
  });
});

it("observes what a run awaits [C-035]", () => {
  expect(readEvents(pausedRun)).toMatchObject({
    pending: ["tc_1"],
    calls: [{ id: "tc_1", name: "add", arguments: '{"id":7}', result: null }],
    interrupts: [],
  });
  expect(readEvents(interruptedRun)).toMatchObject({ pending: ["tc_1"], interrupts: [interrupt] });
});

it("updates with every chunk, regardless of chunk boundaries", () => {
  const head = { method: "POST", path: "/ag-ui/default", query: {}, sent, status: 200, headers: {} };
  const reader = new AgUiReader(head);
  const view = reader.view();
  expect(view).toMatchObject({ threadId: "thr_1", runId: "run_1", state: { cart: [1] }, ended: "open" });
  expect(view.messages).toEqual(sent.messages);
  for (const byte of Buffer.from(goodRun.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")))
    reader.push(Uint8Array.of(byte));
  reader.end("end");
  expect([view.text, view.state, view.messages.length, view.ended]).toEqual([
    " Hi\nDone",
    { cart: [1], components: { comp_1: { n: 2 } } },
    6,
    "end",
  ]);
});

it("keeps the ids of the request, also in snake_case [C-009][C-011]", () => {
  const other = 'data: {"type":"RUN_STARTED","threadId":"thr_2","runId":"run_2"}\n\n';
  expect(readBytes(other)).toMatchObject({ threadId: "thr_1", runId: "run_1" });
  expect(readBytes(other, { sent: { thread_id: "a", run_id: "b" } })).toMatchObject({
    threadId: "a",
    runId: "b",
  });
  expect(readBytes(other, { sent: {} })).toMatchObject({ threadId: "thr_2", runId: "run_2" });
});

it("distinguishes client versions", () => {
  const old = readEvents([], { sent: oldSent });
  const underscored = readEvents([], { sent: { ...oldSent, protocol_version: "1.0" } });
  expect([getClientVersion(readEvents([])), getClientVersion(old), getClientVersion(underscored)]).toEqual([
    "1.0",
    "old",
    "1.0",
  ]);
});

it("reports frames with more than data [C-050]", () => {
  const frame = 'data: {"type":"RUN_STARTED"}';
  expect(readBytes(`id: 1\nevent: message\n${frame}\n\n`).oddities).toEqual(["event 1 has an id: field"]);
  expect(readBytes(`${frame}\r\n\r\n`).oddities).toEqual([
    "event 1 has a line that ends with CR instead of LF",
  ]);
});
