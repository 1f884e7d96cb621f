import { expect, it } from "vitest";
import { firstEvent } from "./first-event.ts";
import { evidenceOf, goodRun, messagesOf, nothing, spoilt, started } from "./testing.ts";

it("wants run_start first and once, of this request [G-143][G-176][GX-17]", () => {
  expect(messagesOf(firstEvent, nothing)).toBeUndefined();
  expect(messagesOf(firstEvent, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(firstEvent, spoilt(started))).toEqual(["run: the first event is not run_start"]);
  expect(messagesOf(firstEvent, spoilt(started, started, started))).toEqual([
    "run: event 2 is run_start again",
  ]);
  const other = { type: "run_start", request_id: "req_2", model: "conformance" };
  expect(messagesOf(firstEvent, spoilt(started, other))).toEqual([
    "run: run_start has another request_id",
    "run: run_start has another model",
    "run: run_start has another protocol_version",
  ]);
});
