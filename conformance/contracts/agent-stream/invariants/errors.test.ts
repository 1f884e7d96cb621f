import { expect, it } from "vitest";
import type { Answer } from "../../../runner/observation.ts";
import { errors } from "./errors.ts";
import { answering, answerOf, evidenceOf, goodRun, messagesOf, refusalOf } from "./testing.ts";

const mistakes = { errors: [{ pointer: "", message: "is missing" }] };

it.each<[string, Answer]>([
  ["a refusal", refusalOf(409)],
  ["mistakes", refusalOf(400, { data: mistakes })],
  ["what is no JSON", refusalOf(400)],
  ["no key", refusalOf(401, {}, { "www-authenticate": "Bearer" })],
  ["a path that is not there", { ...refusalOf(404), path: "/agent/x" }],
])("takes %s [A-081][AS-002]", (_, answer) => {
  expect(messagesOf(errors, answering(answer))).toEqual([]);
});

it.each<[string, Answer, string]>([
  ["no JSON", answerOf(400, "No.", { "content-type": "text/plain" }), "the refusal is not JSON"],
  ["a text", answerOf(400, "No."), "the refusal is no object"],
  ["another status", refusalOf(400, { code: 401 }), "code is wrong"],
  ["a code that is a text", refusalOf(400, { code: "400" }), "code is wrong"],
  ["no message", refusalOf(400, { msg: "" }), "msg is wrong"],
  ["data that is no list of mistakes", refusalOf(400, { data: { errors: [] } }), "data is wrong"],
  ["half a mistake", refusalOf(400, { data: { errors: [{ message: "No." }] } }), "data is wrong"],
  ["another trace_id", refusalOf(400, { trace_id: "4BF9" }), "trace_id is wrong"],
  ["a member of its own", refusalOf(400, { detail: "No." }), "the refusal has other members"],
])("finds %s [A-081][AS-002][AS-003]", (_, answer, sentence) => {
  expect(messagesOf(errors, answering(answer))).toEqual([`POST /agent/chat/stream (400): ${sentence}`]);
});

it("finds mistakes of a body where none is looked at [AS-002]", () => {
  expect(messagesOf(errors, answering(refusalOf(409, { data: mistakes })))).toEqual([
    "POST /agent/chat/stream (409): data is wrong",
  ]);
});

it("wants to be told how to authenticate [AS-004]", () => {
  expect(messagesOf(errors, answering(refusalOf(401)))).toEqual([
    "POST /agent/chat/stream (401): WWW-Authenticate is wrong",
  ]);
});

it("wants every refusal to have a trace_id of its own [AS-003]", () => {
  expect(messagesOf(errors, answering(refusalOf(400), refusalOf(409)))).toEqual([
    "two refusals have the same trace_id",
  ]);
});

it("has nothing to say where nothing is refused", () => {
  expect(messagesOf(errors, evidenceOf(goodRun))).toBeUndefined();
});
