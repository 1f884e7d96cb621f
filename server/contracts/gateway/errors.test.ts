import { expect, it } from "vitest";
import { checkCanonicalError } from "../../../generated/gateway/validators.sealed.js";
import { RequestRejectedError } from "../../core/errors.ts";
import { type ErrorType, GatewayError, rejectionError } from "./errors.ts";

const statuses: [ErrorType, number][] = [
  ["invalid_request_error", 400],
  ["authentication_error", 401],
  ["permission_error", 403],
  ["not_found_error", 404],
  ["rate_limit_error", 429],
  ["api_error", 500],
  ["provider_error", 502],
  ["overloaded_error", 529],
];
it.each(statuses)("%s has status %s, and requires only a message [G-170][G-171]", (type, status) => {
  const error = new GatewayError(type, "No.");
  expect([error.status, error.toCanonical()]).toEqual([status, { type, message: "No." }]);
  expect(checkCanonicalError(error.toCanonical())).toEqual([]);
});

it("has all fields, with the names on the wire [G-170][GX-17]", () => {
  const issue = {
    severity: "error" as const,
    param: "request.voice",
    code: "unsupported_voice",
    message: "No.",
  };
  const error = new GatewayError("invalid_request_error", "No.", {
    param: "request.voice",
    code: "unsupported_voice",
    retryAfter: 0,
    providerError: { status: 400 },
    compatIssues: [issue],
    status: 405,
  });
  expect(error.status).toBe(405);
  expect(error.toCanonical("req_1")).toEqual({
    type: "invalid_request_error",
    message: "No.",
    param: "request.voice",
    code: "unsupported_voice",
    request_id: "req_1",
    retry_after: 0,
    provider_error: { status: 400 },
    compat_issues: [issue],
  });
  expect(checkCanonicalError(error.toCanonical("req_1"))).toEqual([]);
});

const choices: [pointer: string, param: string, why: string][] = [
  ["/toolChoice", "request.tool_choice", 'must not be "any" without tools'],
  ["/toolChoice/name", "request.tool_choice.name", "must be the name of a tool available to the run"],
];
it.each(choices)("an unknown tool choice at %s is reported at %s [G-046]", (pointer, param, why) => {
  const error = rejectionError(RequestRejectedError.at(pointer, 'there is no tool "x"'));
  expect([error.status, error.toCanonical()]).toEqual([
    400,
    { type: "invalid_request_error", message: `${param} ${why}`, param },
  ]);
});

it("other rejections keep their message", () => {
  const error = rejectionError(new RequestRejectedError("CONCURRENT_RUN", "A run is active."));
  expect(error.toCanonical()).toEqual({ type: "invalid_request_error", message: "A run is active." });
});
