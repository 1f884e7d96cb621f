import { expect, it } from "vitest";
import { secrets } from "./secrets.ts";
import {
  answering,
  changed,
  evidenceOf,
  goodRun,
  hello,
  messagesOf,
  nothing,
  piece,
  refusalOf,
  says,
  spoilt,
} from "./testing.ts";

const keys = { secrets: ["key-one", "key-two"] };
const part = (stream_part: string) => changed(piece, { stream_part });

it("takes what holds no key [TP-064]", () => {
  expect(messagesOf(secrets, { ...nothing, ...keys })).toBeUndefined();
  expect(messagesOf(secrets, evidenceOf(goodRun))).toBeUndefined();
  expect(messagesOf(secrets, { ...evidenceOf(goodRun), ...keys })).toEqual([]);
});

it.each([
  ["a chunk", spoilt(hello, says("It is key-one.")), "run"],
  ["pieces of a text", spoilt(hello, says("key-"), says("two")), "run"],
  ["pieces of a result", spoilt(piece, part("key-"), part("one")), "run"],
  ["a header", evidenceOf(goodRun, { headers: { "x-key": "key-one" } }), "run"],
  [
    "an answer",
    answering(refusalOf(401, "UNAUTHORIZED", { detail: "Not key-two." })),
    "POST /api/v2/conversations/conv_1/message/",
  ],
])("finds a key in %s [TP-064]", (_, evidence, name) => {
  expect(messagesOf(secrets, { ...evidence, ...keys })).toEqual([
    `${name}: what the server sends holds a key`,
  ]);
});
