import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { problems } from "./problems.ts";
import { answerOf, messagesOf, nothing, threadOf } from "./testing.ts";

const good = {
  type: "urn:tambo:error:invalid_cursor",
  title: "The cursor is not valid",
  status: 400,
  detail: "Use a nextCursor of this list.",
  instance: "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
  code: "INVALID_CURSOR",
};
const invalid = { ...good, type: "urn:tambo:error:validation_error", code: "VALIDATION_ERROR" };

it.each<[string, JsonObject | string, string[]]>([
  ["a problem", good, []],
  ["more members", { ...good, hint: 1 }, []],
  [
    "mistakes",
    {
      ...invalid,
      errors: [
        { pointer: "", detail: "must be an object" },
        { pointer: "/a", detail: "is required" },
      ],
    },
    [],
  ],
  ["another type", { ...good, type: "about:blank" }, ["type"]],
  ["no code", { ...good, code: "" }, ["code", "type"]],
  ["another status", { ...good, status: 404 }, ["status"]],
  ["no title", { ...good, title: "" }, ["title"]],
  ["no detail", { ...good, detail: null }, ["detail"]],
  ["an instance without a UUID", { ...good, instance: "urn:tambo:error-instance:1" }, ["instance"]],
  ["no mistakes", invalid, ["errors"]],
  ["a mistake without a place", { ...invalid, errors: [{ detail: "is required" }] }, ["errors"]],
  [
    "a mistake at no pointer",
    { ...invalid, errors: [{ pointer: "body.a", detail: "is required" }] },
    ["errors"],
  ],
  ["a mistake without words", { ...invalid, errors: [{ pointer: "/a" }] }, ["errors"]],
])("judges %s [T-170][TC-023]", (_, body, wrong) => {
  const answers = [answerOf("GET", "/v1/threads", 400, body)];
  const expected = wrong.map((key) => `GET /v1/threads answers 400 with a problem whose ${key} is wrong`);
  expect(messagesOf(problems.judge({ ...nothing, answers }))).toEqual(expected);
});

it("wants the media type of problems, and only of refusals [T-170]", () => {
  const answers = [answerOf("GET", "/v1/threads", 404, good, { "content-type": "application/json" })];
  expect(messagesOf(problems.judge({ ...nothing, answers }))).toEqual([
    "GET /v1/threads answers 404 without a problem",
  ]);
  expect(problems.judge({ ...nothing, answers: [threadOf()] })).toBeUndefined();
});
