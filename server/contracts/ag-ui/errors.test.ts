import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../generated/ag-ui/validators.sealed.js";
import { AgUiError, isErrorCode } from "./errors.ts";

const codes = [
  ["INVALID_JSON", 400],
  ["VALIDATION_ERROR", 400],
  ["UNAUTHORIZED", 401],
  ["AGENT_NOT_FOUND", 404],
  ["THREAD_NOT_FOUND", 404],
  ["RUN_NOT_FOUND", 404],
  ["REQUEST_TIMEOUT", 408],
  ["RUN_ID_REUSED", 409],
  ["CONCURRENT_RUN", 409],
  ["RUN_FINISHED", 409],
  ["EVENTS_GONE", 410],
  ["PAYLOAD_TOO_LARGE", 413],
  ["UNSUPPORTED_MEDIA_TYPE", 415],
  ["IDEMPOTENCY_KEY_REUSED", 422],
  ["RATE_LIMITED", 429],
  ["INTERNAL_ERROR", 500],
  ["SERVER_RESTARTING", 503],
  ["STORE_UNAVAILABLE", 503],
  ["SERVER_BUSY", 503],
] as const;

/** Returns an operation that declares the given status. */
const findOperation = (status: number) => (status === 409 ? "cancelAgentRun" : "runAgent");

describe("AG-UI errors", () => {
  it.each(codes)("%s has status %i, as declared in the document [M-056]", (code, status) => {
    const known = new AgUiError(code, "What to do.");
    expect([known.status, known.error]).toEqual([status, { code, message: "What to do." }]);
    expect(checkResponse(findOperation(status), status, { error: known.error })).toEqual([]);
    expect(isErrorCode(code)).toBe(true);
  });

  it("contains the id of the conflicting run [CX-09]", () => {
    expect(new AgUiError("CONCURRENT_RUN", "Wait.", { runId: "r" }).error).toEqual({
      code: "CONCURRENT_RUN",
      message: "Wait.",
      runId: "r",
    });
  });

  it.each([
    [[{ pointer: "", detail: "is required" }], "The body is required"],
    [[{ pointer: "/a~1b", detail: "is required" }], "/a~1b: is required"],
    [
      [
        { pointer: "/a", detail: "is required" },
        { pointer: "/b", detail: "is required" },
        { pointer: "/c", detail: "is required" },
      ],
      "/a: is required (and 2 more, see errors)",
    ],
  ])("lists invalid fields: %j [C-052]", (errors, message) => {
    expect(AgUiError.forFields(errors).error).toEqual({ code: "VALIDATION_ERROR", message, errors });
  });

  it.each(["", "NOPE", "toString", "__proto__", "POSITION_AHEAD"])("rejects %j as an error code", (code) => {
    expect(isErrorCode(code)).toBe(false);
  });
});
