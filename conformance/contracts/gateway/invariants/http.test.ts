import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages, noEvidence, replaceEvent } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { declared, errors, headers, secrets } from "./http.ts";
import {
  createBlockingResponse,
  createErrorResponse,
  createEvidence,
  createResponse,
  errorEvent,
  failedRun,
  goodRun,
  replaceInGoodRun,
  textDelta,
  wrapped,
} from "./testing.ts";

describe("declared", () => {
  it("accepts declared responses [G-001][G-100][G-170]", () => {
    const good = evidenceOfResponses(
      createBlockingResponse(),
      createErrorResponse(401, "authentication_error"),
    );
    expect(listMessages(declared, good)).toEqual([]);
    // Paths that the document does not declare are ignored.
    expect(
      listMessages(declared, evidenceOfResponses(createResponse(404, {}, {}, "/v1/other"))),
    ).toBeUndefined();
  });

  it.each([
    ["POST /v1/runs (createRun): status 418 is not declared", createResponse(418, {})],
    [
      "POST /v1/runs (createRun): unexpected content type of the 400 response",
      createResponse(400, {}, { "content-type": "text/plain" }),
    ],
    [
      "POST /v1/runs (createRun): invalid body of the 200 response: /result/turn_count must be an integer, not a string",
      createBlockingResponse({ turn_count: "2" }),
    ],
    [
      "POST /v1/runs:stream (streamRun): unexpected content type of the 200 response",
      createResponse(200, {}, {}, "/v1/runs:stream"),
    ],
  ])("finds undeclared responses: %s", (message, response) => {
    expect(listMessages(declared, evidenceOfResponses(response))).toEqual([message]);
  });
});

describe("headers", () => {
  it.each([
    ["content-type", "text/event-stream"],
    ["cache-control", "no-store"],
    ["x-accel-buffering", "yes"],
    ["content-encoding", "gzip"],
    ["x-request-id", "a b"],
  ])("finds a stream's %s: %s [G-140][G-142][G-176]", (name, value) => {
    const finding = listMessages(headers, createEvidence(goodRun, { headers: { [name]: value } }));
    expect(finding).toEqual([`run: unexpected value of the ${name} header`]);
  });

  it("requires the request id in every response, and ignores other paths [G-176]", () => {
    expect(listMessages(headers, evidenceOfResponses(createResponse(405, {})))).toEqual([]);
    expect(
      listMessages(headers, evidenceOfResponses(createResponse(405, {}, { "x-request-id": "" }))),
    ).toEqual(["POST /v1/runs (405): unexpected value of the x-request-id header"]);
    expect(
      listMessages(
        headers,
        evidenceOfResponses(createResponse(404, {}, { "x-request-id": "" }, "/v1/other")),
      ),
    ).toBeUndefined();
  });
});

describe("secrets", () => {
  const keys = { secrets: ["key-one", "conform-provider-key-c1"] };
  const says = (text: string) =>
    wrapped({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } });
  const finding = "run: the response contains a key";

  it("accepts responses without keys [G-175]", () => {
    expect(listMessages(secrets, { ...noEvidence, ...keys })).toBeUndefined();
    expect(listMessages(secrets, createEvidence(goodRun))).toBeUndefined();
    expect(listMessages(secrets, { ...createEvidence(goodRun), ...keys })).toEqual([]);
  });

  it.each([
    ["an event", replaceInGoodRun(textDelta, says("It is key-one.")), finding],
    ["deltas of a text", replaceInGoodRun(textDelta, says("key-"), says("one")), finding],
    ["a header", createEvidence(goodRun, { headers: { "x-key": "key-one" } }), finding],
    [
      "an answer",
      evidenceOfResponses(createResponse(401, { detail: "conform-provider-key-c1" })),
      "POST /v1/runs: the response contains a key",
    ],
    [
      "another server",
      { ...createEvidence(goodRun), leaks: ["GET /searxng/search", "GET /searxng/search"] },
      "the provider key was sent to the wrong recipient: GET /searxng/search",
    ],
  ])("finds a key in %s [G-175]", (_, evidence, message) => {
    expect(listMessages(secrets, { ...evidence, ...keys })).toEqual([message]);
  });
});

describe("errors", () => {
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
  ])("accepts status %i with %s %j [G-170][G-171]", (status, type, parts) => {
    expect(listMessages(errors, evidenceOfResponses(createErrorResponse(status, type, parts)))).toEqual([]);
  });

  const limit = createErrorResponse(429, "rate_limit_error", { retry_after: 2 });

  it("requires Retry-After in the headers of an error [G-171]", () => {
    const retryAfter = (after: string) => ({ ...limit, headers: { ...limit.headers, "retry-after": after } });
    expect(
      listMessages(
        errors,
        evidenceOfResponses(retryAfter("2"), createErrorResponse(429, "rate_limit_error")),
      ),
    ).toEqual([]);
    const message = "POST /v1/runs (429): Retry-After differs from the retry_after of the error";
    expect(listMessages(errors, evidenceOfResponses(limit, retryAfter("3")))).toEqual([message, message]);
  });

  it.each([
    ["POST /v1/runs (400): the error is not an object", createResponse(400, {})],
    ["POST /v1/runs (400): the error is not JSON", createResponse(400, {}, { "content-type": "text/plain" })],
    ['POST /v1/runs (400): the error has the type "bad"', createErrorResponse(400, "bad")],
    ["POST /v1/runs (400): unexpected status for api_error", createErrorResponse(400, "api_error")],
    [
      "POST /v1/runs (401): the error has no message",
      createErrorResponse(401, "authentication_error", { message: "" }),
    ],
    [
      "POST /v1/runs (401): the error has a code that is not a non-empty string",
      createErrorResponse(401, "authentication_error", { code: 3 }),
    ],
    [
      "POST /v1/runs (429): the error has a retry_after that is not an integer",
      createErrorResponse(429, "rate_limit_error", { retry_after: 0.5 }),
    ],
    [
      "POST /v1/runs (401): the request_id of the error differs from the header",
      createErrorResponse(401, "authentication_error", { request_id: "req_2" }),
    ],
    [
      "POST /v1/runs (400): the error has incomplete compat_issues",
      createErrorResponse(400, "invalid_request_error", { compat_issues: [{ severity: "error" }] }),
    ],
  ])("finds %s [G-170]", (message, response) => {
    expect(listMessages(errors, evidenceOfResponses(response))).toEqual([message]);
  });

  it("judges errors in streams in the same way [G-151][GX-17]", () => {
    expect(listMessages(errors, createEvidence(failedRun))).toEqual([]);
    const anonymous = { type: "error", error: { type: "api_error", message: "No." } };
    expect(listMessages(errors, createEvidence(replaceEvent(failedRun, errorEvent, anonymous)))).toEqual([
      "run: the error event: the request_id of the error differs from the header",
    ]);
  });
});
