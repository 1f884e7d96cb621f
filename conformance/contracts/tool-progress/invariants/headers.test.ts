import { expect, it } from "vitest";
import { headers } from "./headers.ts";
import { answering, blockingOf, evidenceOf, goodRun, messagesOf, nothing, refusalOf } from "./testing.ts";

const blocking = (more: Record<string, string>) => {
  const answer = blockingOf();
  return answering({ ...answer, headers: { ...answer.headers, ...more } });
};
const run = (more: Record<string, string>) => evidenceOf(goodRun, { headers: more });

it("takes the headers of a run, streamed or not [PX-13]", () => {
  expect(messagesOf(headers, nothing)).toBeUndefined();
  expect(messagesOf(headers, answering(refusalOf(404, "SESSION_NOT_FOUND")))).toBeUndefined();
  expect(messagesOf(headers, run({}))).toEqual([]);
  expect(messagesOf(headers, blocking({ "content-type": "application/json; charset=utf-8" }))).toEqual([]);
});

it.each([
  ["cache-control", "no-cache"],
  ["x-accel-buffering", ""],
  ["x-run-id", "run_1"],
  ["content-type", "text/plain"],
])("finds a wrong %s [PX-13]", (name, value) => {
  expect(messagesOf(headers, run({ [name]: value }))).toEqual([`run: the header ${name} is wrong`]);
  expect(messagesOf(headers, blocking({ [name]: value }))).toEqual([
    `POST /api/v2/conversations/conv_1/message/: the header ${name} is wrong`,
  ]);
});
