import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { errors } from "./errors.ts";
import { answerOf, messagesOf, nothing } from "./testing.ts";

const invalid = (parts: object): Json => ({
  error: {
    code: "VALIDATION_ERROR",
    message: "The body is not valid.",
    errors: [{ pointer: "/threadId", detail: "must be a string" }],
    ...parts,
  },
});
const judged = (body: Json, type?: string, path = "/ag-ui/default") =>
  messagesOf(errors.judge({ ...nothing, answers: [answerOf("POST", path, 400, body, type)] }));
const wrong = (key: string) => [`POST /ag-ui/default answers 400 with an error whose ${key} is wrong`];

it.each<[string, Json, string[]]>([
  ["an invalid body", invalid({}), []],
  ["another refusal", { error: { code: "INVALID_JSON", message: "The body is not JSON." } }, []],
  [
    "a code of another status",
    { error: { code: "CONCURRENT_RUN", message: "No.", runId: "r" } },
    wrong("code"),
  ],
  ["no code", invalid({ code: "" }), wrong("code")],
  ["a code in small letters", invalid({ code: "not_found" }), wrong("code")],
  ["no message", invalid({ message: "" }), wrong("message")],
  ["no places", invalid({ errors: [] }), wrong("errors")],
  [
    "a place that is no pointer",
    invalid({ errors: [{ pointer: "threadId", detail: "no" }] }),
    wrong("errors"),
  ],
])("judges %s [C-052]", (_, body, expected) => {
  expect(judged(body)).toEqual(expected);
});

it("refuses a problem, which AG-UI's client does not read, and leaves other contracts alone [C-052]", () => {
  expect(judged(invalid({}), "application/problem+json")).toEqual([
    "POST /ag-ui/default answers 400 with another content type",
  ]);
  expect(judged(invalid({}), "application/problem+json", "/v1/threads")).toBeUndefined();
});
