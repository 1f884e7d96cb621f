import { describe, expect, it } from "vitest";
import * as sealed from "../../../generated/tambo/validators.sealed.js";
import { type ProblemCode, TamboError } from "./errors.ts";

const uuid = /^urn:tambo:error-instance:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The schema check for each status. */
const checks: Record<number, (value: unknown) => unknown[]> = {
  400: sealed.checkBadRequestProblem,
  401: sealed.checkUnauthorizedProblem,
  404: sealed.checkNotFoundProblem,
  408: sealed.checkRequestTimeoutProblem,
  409: sealed.checkConflictProblem,
  410: sealed.checkGoneProblem,
  413: sealed.checkPayloadTooLargeProblem,
  415: sealed.checkUnsupportedMediaTypeProblem,
  422: sealed.checkIdempotencyProblem,
  429: sealed.checkTooManyRequestsProblem,
  500: sealed.checkInternalErrorProblem,
  503: sealed.checkUnavailableProblem,
};

describe("TamboError", () => {
  it.each<[ProblemCode, number, string]>([
    ["INVALID_JSON", 400, "The body is not JSON"],
    ["VALIDATION_ERROR", 400, "The request is not valid"],
    ["INVALID_TOOL_CALL", 400, "No such tool call"],
    ["INVALID_TOOL_RESULT", 400, "The tool call is not waiting for a result"],
    ["INVALID_JSON_PATCH", 400, "The patch does not apply"],
    ["INVALID_CURSOR", 400, "The cursor is not valid"],
    ["UNAUTHORIZED", 401, "No valid API key or token"],
    ["THREAD_NOT_FOUND", 404, "No such thread"],
    ["RUN_NOT_FOUND", 404, "No such run"],
    ["MESSAGE_NOT_FOUND", 404, "No such message"],
    ["COMPONENT_NOT_FOUND", 404, "No such component"],
    ["REQUEST_TIMEOUT", 408, "The body did not arrive in time"],
    ["CONCURRENT_RUN", 409, "Another run is active on this thread"],
    ["RUN_FINISHED", 409, "The run has ended"],
    ["POSITION_AHEAD", 409, "The position is beyond the last event"],
    ["EVENTS_GONE", 410, "The events are no longer stored"],
    ["PAYLOAD_TOO_LARGE", 413, "The request is too large"],
    ["UNSUPPORTED_MEDIA_TYPE", 415, "The body must be JSON"],
    ["IDEMPOTENCY_KEY_REUSED", 422, "The idempotency key was used for another request"],
    ["RATE_LIMITED", 429, "Too many requests"],
    ["INTERNAL_ERROR", 500, "The server failed"],
    ["SERVER_RESTARTING", 503, "The server is restarting"],
    ["STORE_UNAVAILABLE", 503, "The database cannot be reached"],
    ["SERVER_BUSY", 503, "The server is busy"],
  ])("has status for %s: %s, and matches its schema [T-170]", (code, status, title) => {
    const { problem } = new TamboError(code, "what happened");
    expect(problem).toEqual({
      type: `urn:tambo:error:${code.toLowerCase()}`,
      title,
      status,
      detail: "what happened",
      instance: expect.stringMatching(uuid) as string,
      code,
    });
    expect(checks[status]?.(problem)).toEqual([]);
  });

  it.each([
    ["/message/role: is required", [{ pointer: "/message/role", detail: "is required" }]],
    [
      "/a: is required (and 2 more, see errors)",
      [
        { pointer: "/a", detail: "is required" },
        { pointer: "/b", detail: "is required" },
        { pointer: "/c", detail: "is required" },
      ],
    ],
    ["The body must be an object, not null", [{ pointer: "", detail: "must be an object, not null" }]],
  ])("describes errors in words and with pointers: %s [T-170][TC-023]", (detail, violations) => {
    const { problem } = TamboError.forFields(violations);
    expect(problem).toMatchObject({ code: "VALIDATION_ERROR", detail, errors: violations });
    expect(sealed.checkBadRequestProblem(problem)).toEqual([]);
  });
});
