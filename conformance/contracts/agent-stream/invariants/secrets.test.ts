import { expect, it } from "vitest";
import { secrets } from "./secrets.ts";
import { answering, evidenceOf, goodRun, lookUp, messagesOf, refusalOf, said, spoilt } from "./testing.ts";

it("finds keys in answers, in streams, and in texts that come in pieces [AS-056]", () => {
  const keyed = { secrets: ["key-one"] };
  expect(messagesOf(secrets, { ...evidenceOf(goodRun), ...keyed })).toEqual([]);
  expect(messagesOf(secrets, evidenceOf(goodRun))).toBeUndefined();
  const told = [
    spoilt(lookUp, said("key-one")),
    spoilt(lookUp, said("key-"), said("one")),
    evidenceOf(goodRun, { headers: { "x-key": "key-one" } }),
  ];
  for (const evidence of told)
    expect(messagesOf(secrets, { ...evidence, ...keyed })).toEqual([
      "run: what the server sends holds a key",
    ]);
  expect(messagesOf(secrets, { ...answering(refusalOf(401, { msg: "key-one?" })), ...keyed })).toEqual([
    "POST /agent/chat/stream: what the server sends holds a key",
  ]);
});
