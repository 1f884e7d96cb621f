import { expect, it } from "vitest";
import { declared } from "./declared.ts";
import { answering, answerOf, blockingOf, evidenceOf, goodRun, messagesOf, refusalOf } from "./testing.ts";

it("takes what the document declares [G-001][G-100][G-170]", () => {
  const good = answering(blockingOf(), refusalOf(401, "authentication_error"));
  expect(messagesOf(declared, good)).toEqual([]);
  expect(messagesOf(declared, evidenceOf(goodRun))).toEqual([]);
  // What the document says nothing of is not its business.
  expect(messagesOf(declared, answering(answerOf(404, {}, {}, "/v1/other")))).toBeUndefined();
});

it.each([
  ["a status", answerOf(418, {}), "POST /v1/runs (createRun) answers with status 418, which is not declared"],
  [
    "a content type",
    answerOf(400, {}, { "content-type": "text/plain" }),
    "POST /v1/runs (createRun) answers 400 with another content type",
  ],
  [
    "a body",
    blockingOf({ turn_count: "2" }),
    "POST /v1/runs (createRun) answers 200 with a body that is not valid: /result/turn_count must be an integer, not a string",
  ],
  [
    "a body instead of a stream",
    answerOf(200, {}, {}, "/v1/runs:stream"),
    "POST /v1/runs:stream (streamRun) answers 200 with another content type",
  ],
])("finds %s that is not declared", (_, answer, message) => {
  expect(messagesOf(declared, answering(answer))).toEqual([message]);
});
