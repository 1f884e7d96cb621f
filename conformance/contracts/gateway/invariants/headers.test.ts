import { expect, it } from "vitest";
import { headers } from "./headers.ts";
import { answering, answerOf, evidenceOf, goodRun, messagesOf } from "./testing.ts";

it.each([
  ["content-type", "text/event-stream"],
  ["cache-control", "no-store"],
  ["x-accel-buffering", "yes"],
  ["content-encoding", "gzip"],
  ["x-request-id", "a b"],
])("finds a stream's %s: %s [G-140][G-142][G-176]", (name, value) => {
  expect(messagesOf(headers, evidenceOf(goodRun))).toEqual([]);
  const told = messagesOf(headers, evidenceOf(goodRun, { headers: { [name]: value } }));
  expect(told).toEqual([`run: the header ${name} is wrong`]);
});

it("wants the request's id of every answer, and nothing of other paths [G-176]", () => {
  expect(messagesOf(headers, answering(answerOf(405, {})))).toEqual([]);
  expect(messagesOf(headers, answering(answerOf(405, {}, { "x-request-id": "" })))).toEqual([
    "POST /v1/runs (405): the header x-request-id is wrong",
  ]);
  expect(
    messagesOf(headers, answering(answerOf(404, {}, { "x-request-id": "" }, "/v1/other"))),
  ).toBeUndefined();
});
