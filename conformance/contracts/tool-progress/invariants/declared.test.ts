import { expect, it } from "vitest";
import { declared } from "./declared.ts";
import {
  answering,
  answerOf,
  blockingOf,
  evidenceOf,
  goodRun,
  messagesOf,
  nothing,
  refusalOf,
  resumedOf,
} from "./testing.ts";

const path = "/api/v2/conversations/conv_1";
const name = `POST ${path}/message/ (sendMessage)`;

it("takes what the document declares, streamed or not [P-092]", () => {
  expect(messagesOf(declared, nothing)).toBeUndefined();
  expect(messagesOf(declared, answering(answerOf(404, {}, {}, "/healthz")))).toBeUndefined();
  expect(messagesOf(declared, evidenceOf(goodRun))).toEqual([]);
  expect(messagesOf(declared, evidenceOf(resumedOf(goodRun, 2)))).toEqual([]);
  const read = answerOf(200, "id: 1-0", { "content-type": "text/event-stream; charset=utf-8" });
  expect(messagesOf(declared, answering(read))).toEqual([]);
  expect(messagesOf(declared, answering(blockingOf(), refusalOf(409, "CONCURRENT_SESSION")))).toEqual([]);
  expect(
    messagesOf(
      declared,
      answering(answerOf(200, { success: true, message: "Stopped." }, {}, `${path}/stop/`)),
    ),
  ).toEqual([]);
});

it.each([
  [
    "a status",
    answering(refusalOf(402, "PAYMENT")),
    `${name} answers with status 402, which is not declared`,
  ],
  [
    "a content type",
    answering(answerOf(200, {}, { "content-type": "text/html" })),
    `${name} answers 200 with another content type`,
  ],
  ["a body", answering(refusalOf(404, "GONE")), `${name} answers 404 with a body that is not valid: /code`],
  [
    "a stream as what it is not",
    evidenceOf(goodRun, { headers: { "content-type": "application/json" } }),
    `${name} answers 200 with another content type`,
  ],
])("finds %s that is not declared [P-092]", (_, evidence, message) => {
  expect(messagesOf(declared, evidence)?.[0]).toContain(message);
});
