import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { errors } from "./errors.ts";
import {
  answering,
  answerOf,
  broke,
  evidenceOf,
  failedRun,
  messagesOf,
  refusalOf,
  replacing,
} from "./testing.ts";

it.each<[number, string, JsonObject]>([
  [400, "invalid_request_error", { param: "request.model", code: "unsupported_builtin" }],
  [405, "invalid_request_error", { code: "method_not_allowed" }],
  [401, "authentication_error", {}],
  [403, "permission_error", {}],
  [404, "not_found_error", {}],
  [500, "api_error", {}],
  [408, "api_error", { code: "cancelled" }],
  [502, "provider_error", { provider_error: { status: 500 } }],
  [529, "overloaded_error", {}],
  [
    400,
    "invalid_request_error",
    { compat_issues: [{ severity: "error", param: "a", code: "b", message: "c" }] },
  ],
])("takes %i with %s %j [G-170][G-171]", (status, type, parts) => {
  expect(messagesOf(errors, answering(refusalOf(status, type, parts)))).toEqual([]);
});

const limit = refusalOf(429, "rate_limit_error", { retry_after: 2 });

it("wants an error to say in its header when to try again [G-171]", () => {
  const said = (after: string) => ({ ...limit, headers: { ...limit.headers, "retry-after": after } });
  expect(messagesOf(errors, answering(said("2"), refusalOf(429, "rate_limit_error")))).toEqual([]);
  const message = "POST /v1/runs (429): Retry-After is not the retry_after of the error";
  expect(messagesOf(errors, answering(limit, said("3")))).toEqual([message, message]);
});

it.each([
  ["no object", answerOf(400, {}), "POST /v1/runs (400): the error is no object"],
  [
    "no JSON",
    answerOf(400, {}, { "content-type": "text/plain" }),
    "POST /v1/runs (400): the error is not JSON",
  ],
  ["a type", refusalOf(400, "bad"), 'POST /v1/runs (400): the error has the type "bad"'],
  ["another status", refusalOf(400, "api_error"), "POST /v1/runs (400): api_error is of another status"],
  [
    "no message",
    refusalOf(401, "authentication_error", { message: "" }),
    "POST /v1/runs (401): the error has no message",
  ],
  [
    "no code",
    refusalOf(401, "authentication_error", { code: 3 }),
    "POST /v1/runs (401): the error has a code that is no text",
  ],
  [
    "half a second",
    refusalOf(429, "rate_limit_error", { retry_after: 0.5 }),
    "POST /v1/runs (429): the error has a retry_after that is no whole number",
  ],
  [
    "another request",
    refusalOf(401, "authentication_error", { request_id: "req_2" }),
    "POST /v1/runs (401): the error has not the request_id of the header",
  ],
  [
    "half an issue",
    refusalOf(400, "invalid_request_error", { compat_issues: [{ severity: "error" }] }),
    "POST /v1/runs (400): the error has compat_issues that are not whole",
  ],
])("finds %s [G-170]", (_, answer, message) => {
  expect(messagesOf(errors, answering(answer))).toEqual([message]);
});

it("judges errors of streams in the same way [G-151][GX-17]", () => {
  expect(messagesOf(errors, evidenceOf(failedRun))).toEqual([]);
  const anonymous = { type: "error", error: { type: "api_error", message: "No." } };
  expect(messagesOf(errors, evidenceOf(replacing(failedRun, broke, anonymous)))).toEqual([
    "run: the event error: the error has not the request_id of the header",
  ]);
});
