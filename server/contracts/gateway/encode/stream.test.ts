import { expect, it } from "vitest";
import type { RunEvent as Canonical } from "../../../core/events.ts";
import type { LogLine } from "../../../core/log-line.ts";
import { toLogLine } from "../../testing-events.ts";
import { awaitResult, encodeFailure, encodeRun, ping } from "./stream.ts";
import {
  emptyResult,
  encoderOptions,
  error,
  finished,
  started,
  startedRun,
  stop,
  textDelta,
  textStart,
} from "./testing.ts";

async function* lines(...batches: readonly Canonical[][]): AsyncGenerator<LogLine[]> {
  for (const batch of batches) yield batch.map(toLogLine);
}

it("a frame has its event type in the name and in the data [G-141][M-021]", async () => {
  let text = "";
  for await (const frames of encodeRun(lines([started], [stop("timeout"), finished()]), encoderOptions))
    text += frames.text;
  const result = { ...emptyResult, stop_reason: "timeout" };
  const [start = "", complete = "", rest] = text.split("\n\n");
  expect(start).toBe(
    'event: run_start\ndata: {"type":"run_start","request_id":"req_1","model":"openai/m","protocol_version":"1"}',
  );
  expect(complete.startsWith('event: run_complete\ndata: {"type":"run_complete",')).toBe(true);
  expect(JSON.parse(complete.slice(complete.indexOf("{")))).toEqual({ type: "run_complete", result });
  expect(rest).toBe("");
});

it("line breaks in text do not break frames [G-141]", async () => {
  let text = "";
  for await (const frames of encodeRun(
    lines([...startedRun, textStart, textDelta("a\r\n\n\u2028b")]),
    encoderOptions,
  ))
    text += frames.text;
  expect(text.split(/\r\n|[\r\n]/).at(-3)).toBe(
    'data: {"type":"stream_event","event":{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"a\\r\\n\\n\u2028b"}}}',
  );
});

it("a ping has no content [G-152]", () => {
  expect(ping).toBe('event: ping\ndata: {"type":"ping"}\n\n');
});

it("a stream whose source fails ends with the error [G-151]", () => {
  expect(encodeFailure({ type: "api_error", message: "No." }).text).toBe(
    'event: error\ndata: {"type":"error","error":{"type":"api_error","message":"No."}}\n\n',
  );
});

it("the result of a run is that of its last event, without waiting for more [G-100]", async () => {
  let isLeft = false;
  async function* endless() {
    try {
      yield [started, stop("max_turns"), finished()].map(toLogLine);
      await new Promise<never>(() => {});
    } finally {
      isLeft = true;
    }
  }
  expect(await awaitResult(endless(), encoderOptions)).toEqual({ ...emptyResult, stop_reason: "max_turns" });
  expect(isLeft).toBe(true);
});

it("the result of a failed run is its error [G-130]", async () => {
  await expect(awaitResult(lines([...startedRun, error("LLM_ERROR")]), encoderOptions)).rejects.toMatchObject(
    {
      type: "provider_error",
      status: 502,
    },
  );
});

it("a run without an end was cancelled with its request [G-129][GC-061]", async () => {
  await expect(awaitResult(lines(startedRun), encoderOptions)).rejects.toMatchObject({
    type: "api_error",
    status: 408,
    message: "The request was cancelled.",
    details: { code: "cancelled" },
  });
});
