import { describe, expect, it } from "vitest";
import { createResponse, listMessages, noEvidence } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { declared, errors, headers } from "./http.ts";
import { createEvidence, goodRun } from "./testing.ts";

describe("declared", () => {
  const error = { error: { code: "AGENT_NOT_FOUND", message: "There is no agent x." } };
  const path = "/ag-ui/x";
  const run = "/ag-ui/default/threads/t/runs/r";

  it.each<[string, ObservedResponse, (string[] | null)?]>([
    ["a refusal", createResponse("POST", path, 404, error), []],
    [
      "a cancellation",
      createResponse("DELETE", run, 200, { threadId: "t", runId: "r", status: "cancelled" }),
      [],
    ],
    [
      "a request without an operation",
      createResponse("GET", "/v1/threads", 500, "oops", { "content-type": "text/plain" }),
      null,
    ],
    ["POST /ag-ui/x (runAgent): status 418 is not declared", createResponse("POST", path, 418, error)],
    [
      "POST /ag-ui/x (runAgent): unexpected content type of the 404 response",
      createResponse("POST", path, 404, error, { "content-type": "application/problem+json" }),
    ],
    [
      "a cancellation without a run id",
      createResponse("DELETE", run, 200, { threadId: "t", status: "cancelled" }),
      [expect.stringMatching("^DELETE /ag-ui/.*: invalid body of the 200 response: /runId ")],
    ],
  ])("judges %s [C-052]", (finding, response, expected = [finding]) => {
    expect(listMessages(declared, { ...noEvidence, responses: [response] })).toEqual(expected ?? undefined);
  });

  it("checks streams with events as responses [C-050]", () => {
    expect(declared.judge(createEvidence([]))).toBeUndefined();
  });
});

describe("headers", () => {
  it.each<[string, Record<string, string>, string[]?]>([
    ["valid headers", {}, []],
    ["a type with a charset", { "content-type": "text/event-stream; charset=utf-8" }, []],
    ["run: unexpected value of the cache-control header", { "cache-control": "no-cache" }],
    ["run: unexpected value of the x-accel-buffering header", { "x-accel-buffering": "" }],
    ["run: unexpected value of the x-thread-id header", { "x-thread-id": "thr_2" }],
    ["run: unexpected value of the x-run-id header", { "x-run-id": "run_1" }],
    ["run: unexpected value of the x-run-id header", { "x-run-id": "" }],
  ])("judges %s [C-050]", (finding, responseHeaders, expected = [finding]) => {
    expect(listMessages(headers, createEvidence(goodRun, { headers: responseHeaders }))).toEqual(expected);
  });
});

describe("errors", () => {
  const invalid = (parts: object): Json => ({
    error: {
      code: "VALIDATION_ERROR",
      message: "The body is not valid.",
      errors: [{ pointer: "/threadId", detail: "must be a string" }],
      ...parts,
    },
  });
  const judged = (body: Json, type = "application/json", path = "/ag-ui/default") =>
    listMessages(errors, {
      ...noEvidence,
      responses: [createResponse("POST", path, 400, body, { "content-type": type })],
    });
  const wrong = (key: string) => [`POST /ag-ui/default: 400 response has an invalid error: ${key}`];

  it.each<[string, Json, string[]]>([
    ["an invalid body", invalid({}), []],
    ["another error", { error: { code: "INVALID_JSON", message: "The body is not JSON." } }, []],
    [
      "a code of another status",
      { error: { code: "CONCURRENT_RUN", message: "No.", runId: "r" } },
      wrong("code"),
    ],
    ["no code", invalid({ code: "" }), wrong("code")],
    ["a code in lower case", invalid({ code: "not_found" }), wrong("code")],
    ["no message", invalid({ message: "" }), wrong("message")],
    ["an empty list of errors", invalid({ errors: [] }), wrong("errors")],
    [
      "a location that is not a JSON Pointer",
      invalid({ errors: [{ pointer: "threadId", detail: "no" }] }),
      wrong("errors"),
    ],
  ])("judges %s [C-052]", (_, body, expected) => {
    expect(judged(body)).toEqual(expected);
  });

  it("rejects a problem body, which AG-UI's client does not read, and ignores other contracts [C-052]", () => {
    expect(judged(invalid({}), "application/problem+json")).toEqual([
      "POST /ag-ui/default: 400 response has an unexpected content type",
    ]);
    expect(judged(invalid({}), "application/problem+json", "/v1/threads")).toBeUndefined();
  });
});
