import { expect, it } from "vitest";
import type { Answer } from "../../../runner/observation.ts";
import { declared } from "./declared.ts";
import { answering, evidenceOf, goodRun, messagesOf, refusalOf } from "./testing.ts";

const at = (path: string, answer: Answer): Answer => ({ ...answer, path });

it.each<[string, Answer, string[] | undefined]>([
  ["a refusal", refusalOf(400), []],
  ["a module that is not there", at("/agent/agent/stream", refusalOf(501)), []],
  ["another method", { ...refusalOf(405), method: "GET" }, undefined],
  ["a path that is not there", at("/agent/x", refusalOf(404)), undefined],
  ["what is another contract's", at("/v1/threads", refusalOf(418)), undefined],
  [
    "a status that is not declared",
    refusalOf(418),
    ["POST /agent/chat/stream (streamChat) answers with status 418, which is not declared"],
  ],
  [
    "a module of a chat",
    refusalOf(501),
    ["POST /agent/chat/stream (streamChat) answers with status 501, which is not declared"],
  ],
  [
    "a problem",
    refusalOf(400, {}, { "content-type": "application/problem+json" }),
    ["POST /agent/chat/stream (streamChat) answers 400 with another content type"],
  ],
  [
    "a refusal of another status",
    refusalOf(400, { code: 401 }),
    [expect.stringMatching("^POST .* answers 400 with a body that is not valid: /code ")],
  ],
])("judges %s [AS-001]", (_, answer, expected) => {
  expect(messagesOf(declared, answering(answer))).toEqual(expected);
});

it("takes streams for answers, if they bring something [A-001]", () => {
  expect(messagesOf(declared, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(declared, evidenceOf([]))).toBeUndefined();
});
