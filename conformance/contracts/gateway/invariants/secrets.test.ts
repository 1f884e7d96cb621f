import { expect, it } from "vitest";
import { secrets } from "./secrets.ts";
import {
  answering,
  answerOf,
  evidenceOf,
  goodRun,
  messagesOf,
  nothing,
  spoilt,
  textPiece,
  wrapped,
} from "./testing.ts";

const keys = { secrets: ["key-one", "conform-provider-key-c1"] };
const says = (text: string) =>
  wrapped({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } });
const told = "run: what the server sends holds a key";

it("takes what holds no key [G-175]", () => {
  expect(messagesOf(secrets, { ...nothing, ...keys })).toBeUndefined();
  expect(messagesOf(secrets, evidenceOf(goodRun))).toBeUndefined();
  expect(messagesOf(secrets, { ...evidenceOf(goodRun), ...keys })).toEqual([]);
});

it.each([
  ["an event", spoilt(textPiece, says("It is key-one.")), told],
  ["pieces of a text", spoilt(textPiece, says("key-"), says("one")), told],
  ["a header", evidenceOf(goodRun, { headers: { "x-key": "key-one" } }), told],
  [
    "an answer",
    answering(answerOf(401, { detail: "conform-provider-key-c1" })),
    "POST /v1/runs: what the server sends holds a key",
  ],
  [
    "another server",
    { ...evidenceOf(goodRun), leaks: ["GET /searxng/search", "GET /searxng/search"] },
    "the key of the model's provider came where it is not for: GET /searxng/search",
  ],
])("finds a key in %s [G-175]", (_, evidence, message) => {
  expect(messagesOf(secrets, { ...evidence, ...keys })).toEqual([message]);
});
