import { expect, it } from "vitest";
import { errors } from "./errors.ts";
import { answering, answerOf, blockingOf, messagesOf, nothing, refusalOf } from "./testing.ts";

const name = "POST /api/v2/conversations/conv_1/message/ answers";
const mistakes = { errors: [{ pointer: "/content", message: "is required" }] };

it("takes errors of the one form [P-092]", () => {
  expect(messagesOf(errors, nothing)).toBeUndefined();
  expect(messagesOf(errors, answering(blockingOf()))).toBeUndefined();
  expect(messagesOf(errors, answering(answerOf(404, {}, {}, "/healthz")))).toBeUndefined();
  const good = [
    refusalOf(400, "INVALID_JSON"),
    refusalOf(400, "VALIDATION_ERROR", mistakes),
    refusalOf(401, "UNAUTHORIZED"),
    refusalOf(404, "SESSION_NOT_FOUND"),
    refusalOf(409, "SESSION_ID_REUSED"),
  ];
  expect(messagesOf(errors, answering(...good))).toEqual([]);
});

it.each([
  ["no detail", refusalOf(400, "INVALID_JSON", { detail: "" }), "400 with a wrong detail"],
  ["no mistakes", refusalOf(400, "VALIDATION_ERROR"), "400 with a wrong errors"],
  [
    "a mistake that is nowhere",
    refusalOf(400, "VALIDATION_ERROR", { errors: [{ message: "is required" }] }),
    "400 with a wrong errors",
  ],
  [
    "nothing that asks for a key",
    answerOf(401, { detail: "No.", code: "UNAUTHORIZED" }),
    "401 with a wrong WWW-Authenticate",
  ],
  ["a text", answerOf(500, "No.", { "content-type": "text/plain" }), "500 with another content type"],
])("finds %s [P-092]", (_, answer, message) => {
  expect(messagesOf(errors, answering(answer))).toEqual([`${name} ${message}`]);
});
