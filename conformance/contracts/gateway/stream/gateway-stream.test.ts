import { expect, it } from "vitest";
import {
  errorEvent,
  failedRun,
  goodRun,
  readEvents,
  runResult,
  sent,
  timedOut,
} from "../invariants/testing.ts";
import { GatewayReader } from "./gateway-stream.ts";

const [user] = (sent.request as { messages: object[] }).messages;

it("shows a run turn by turn [G-149][G-156]", () => {
  const seen = readEvents(goodRun);
  const [first, last] = runResult.steps as Record<string, unknown>[];
  expect(seen).toMatchObject({
    kind: "stream",
    sent,
    result: runResult,
    stopReason: "end_turn",
    steps: [first, last],
    messages: runResult.messages,
    history: runResult.messages,
    response: last?.response,
    error: null,
    text: "I look.",
    said: "I look.",
    pings: 1,
    ended: "end",
    end: { type: "run_complete" },
  });
  expect(
    seen.calls.map(({ id, input, result }) => [id, input, (result as { is_error: boolean }).is_error]),
  ).toEqual([
    ["call_1", { query: "cats" }, false],
    ["call_2", { query: "dogs" }, true],
  ]);
  expect(
    seen.turns.map(({ index, accumulated, response, events }) => [
      index,
      accumulated,
      response,
      events.length,
    ]),
  ).toEqual([
    [0, first?.response, first?.response, 14],
    [1, last?.response, last?.response, 8],
  ]);
  expect(
    seen.turns.map(({ calls, faults, append }) => [calls.length, faults, (append as object[]).length]),
  ).toEqual([
    [2, [], 2],
    [0, [], 1],
  ]);
});

it("builds its shape from the wrapped events, with the deltas of a block once", () => {
  expect(readEvents(timedOut).shape).toEqual([
    "run_start",
    "step_start",
    "message_start",
    "content_block_start",
    "content_block_delta",
    "run_complete",
  ]);
});

it("shows a partial run", () => {
  const seen = readEvents(goodRun.slice(0, 20), { ended: "open" });
  expect(seen).toMatchObject({
    result: null,
    stopReason: null,
    steps: [],
    messages: [],
    history: [user],
    end: null,
  });
  expect(seen.calls.map(({ result }) => result === null)).toEqual([true, false]);
  expect(seen.turns[0]).toMatchObject({ response: null, append: null });
});

it("shows the error of a failed run [G-151]", () => {
  expect(readEvents(failedRun)).toMatchObject({
    result: null,
    error: errorEvent.error,
    end: errorEvent,
    stopReason: null,
  });
});

it("does not depend on chunk boundaries [G-141]", () => {
  const frames = goodRun.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const bytes = Buffer.from(frames.join("").replace("Nothing.", "Näh 🎉"));
  const head = { method: "POST", path: "/v1/runs:stream", query: {}, sent, status: 200, headers: {} };
  const reader = new GatewayReader(head);
  reader.push(bytes);
  const cut = new GatewayReader(head);
  for (const byte of bytes) cut.push(Uint8Array.of(byte));
  expect(cut.view()).toEqual(reader.view());
});
