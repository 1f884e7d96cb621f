import { expect, it } from "vitest";
import { answering, blockingOf, evidenceOf, goodRun, hello, messagesOf, nothing, spoilt } from "./testing.ts";
import { texts } from "./texts.ts";

it("takes chunks with both texts and both lists [P-003][PX-01]", () => {
  expect(messagesOf(texts, nothing)).toBeUndefined();
  expect(messagesOf(texts, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(texts, answering(blockingOf()))).toEqual([]);
});

const { response: _, ...message } = hello;
const { citations: __, ...short } = hello;
const same = "message and response are not the same text";

it.each([
  ["one text alone", spoilt(hello, message), `run: chunk 2 (text): ${same}`],
  ["two texts", spoilt(hello, { ...hello, response: "I " }), `run: chunk 2 (text): ${same}`],
  ["no text", spoilt(hello, { ...hello, response: null, message: null }), `run: chunk 2 (empty): ${same}`],
  ["no list", spoilt(hello, short), "run: chunk 2 (text): citations is no list"],
  [
    "two texts in an answer",
    answering(blockingOf({ message: "" })),
    `run_01jf3m2qv8x0a4k6n9c5e7g1hz: the answer: ${same}`,
  ],
])("finds %s [P-003][PX-01]", (_, evidence, expected) => {
  expect(messagesOf(texts, evidence)).toEqual([expected]);
});
