import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { declared, errors, headers, secrets } from "./http.ts";
import {
  createErrorResponse,
  createEvidence,
  createResponse,
  firstText,
  goodRun,
  replaceInGoodRun,
  text,
} from "./testing.ts";

describe("declared", () => {
  const at = (path: string, response: ObservedResponse): ObservedResponse => ({ ...response, path });

  it.each<[string, ObservedResponse, (string[] | null)?]>([
    ["a refusal", createErrorResponse(400), []],
    ["a module that is not available", at("/agent/agent/stream", createErrorResponse(501)), []],
    ["another method", { ...createErrorResponse(405), method: "GET" }, null],
    ["a missing path", at("/agent/x", createErrorResponse(404)), null],
    ["content of another contract", at("/v1/threads", createErrorResponse(418)), null],
    ["POST /agent/chat/stream (streamChat): status 418 is not declared", createErrorResponse(418)],
    ["POST /agent/chat/stream (streamChat): status 501 is not declared", createErrorResponse(501)],
    [
      "POST /agent/chat/stream (streamChat): unexpected content type of the 400 response",
      createErrorResponse(400, {}, { "content-type": "application/problem+json" }),
    ],
    [
      "an error with another status",
      createErrorResponse(400, { code: 401 }),
      [expect.stringMatching("^POST .*: invalid body of the 400 response: /code ")],
    ],
  ])("judges %s [AS-001]", (finding, response, expected = [finding]) => {
    expect(listMessages(declared, evidenceOfResponses(response))).toEqual(expected ?? undefined);
  });

  it("checks streams with events as responses [A-001]", () => {
    expect(listMessages(declared, createEvidence([]))).toBeUndefined();
  });
});

describe("headers", () => {
  it.each<[string, Record<string, string>, string[]?]>([
    ["valid headers", {}, []],
    ["run: unexpected value of the cache-control header", { "cache-control": "no-cache" }],
    ["run: unexpected value of the x-accel-buffering header", { "x-accel-buffering": "" }],
    ["run: unexpected value of the content-type header", { "content-type": "text/plain" }],
    ["run: unexpected value of the x-run-id header", { "x-run-id": "run_1" }],
    ["run: unexpected value of the x-thread-id header", { "x-thread-id": "thread_1" }],
  ])("judges %s [A-032][M-071]", (finding, responseHeaders, expected = [finding]) => {
    expect(listMessages(headers, createEvidence(goodRun, { headers: responseHeaders }))).toEqual(expected);
  });
});

describe("secrets", () => {
  it("finds keys in responses, in streams, and across deltas [AS-056]", () => {
    const withSecrets = { secrets: ["key-one"] };
    expect(listMessages(secrets, { ...createEvidence(goodRun), ...withSecrets })).toEqual([]);
    expect(listMessages(secrets, createEvidence(goodRun))).toBeUndefined();
    const finding = [
      replaceInGoodRun(firstText, text("key-one")),
      replaceInGoodRun(firstText, text("key-"), text("one")),
      createEvidence(goodRun, { headers: { "x-key": "key-one" } }),
    ];
    for (const evidence of finding)
      expect(listMessages(secrets, { ...evidence, ...withSecrets })).toEqual([
        "run: the response contains a key",
      ]);
    expect(
      listMessages(secrets, {
        ...evidenceOfResponses(createErrorResponse(401, { msg: "key-one?" })),
        ...withSecrets,
      }),
    ).toEqual(["POST /agent/chat/stream: the response contains a key"]);
  });
});

describe("errors", () => {
  const problems = { errors: [{ pointer: "", message: "is missing" }] };

  it.each<[string, ObservedResponse]>([
    ["a refusal", createErrorResponse(409)],
    ["mistakes", createErrorResponse(400, { data: problems })],
    ["a response whose body is not JSON", createErrorResponse(400)],
    ["no key", createErrorResponse(401, {}, { "www-authenticate": "Bearer" })],
    ["a missing path", { ...createErrorResponse(404), path: "/agent/x" }],
  ])("takes %s [A-081][AS-002]", (_, response) => {
    expect(listMessages(errors, evidenceOfResponses(response))).toEqual([]);
  });

  it.each<[string, ObservedResponse, string]>([
    [
      "invalid JSON",
      createResponse(400, "No.", { "content-type": "text/plain" }),
      "the error response is not JSON",
    ],
    ["a text", createResponse(400, "No."), "the error response is not an object"],
    ["another status", createErrorResponse(400, { code: 401 }), "invalid code"],
    ["a code that is a string", createErrorResponse(400, { code: "400" }), "invalid code"],
    ["no message", createErrorResponse(400, { msg: "" }), "invalid msg"],
    ["data that is not a list of errors", createErrorResponse(400, { data: { errors: [] } }), "invalid data"],
    [
      "an incomplete error",
      createErrorResponse(400, { data: { errors: [{ message: "No." }] } }),
      "invalid data",
    ],
    ["another trace_id", createErrorResponse(400, { trace_id: "4BF9" }), "invalid trace_id"],
    [
      "an additional field",
      createErrorResponse(400, { detail: "No." }),
      "the error response has undeclared fields",
    ],
  ])("finds %s [A-081][AS-002][AS-003]", (_, response, sentence) => {
    expect(listMessages(errors, evidenceOfResponses(response))).toEqual([
      `POST /agent/chat/stream (400): ${sentence}`,
    ]);
  });

  it("rejects a list of errors for other statuses [AS-002]", () => {
    expect(listMessages(errors, evidenceOfResponses(createErrorResponse(409, { data: problems })))).toEqual([
      "POST /agent/chat/stream (409): invalid data",
    ]);
  });

  it("requires WWW-Authenticate [AS-004]", () => {
    expect(listMessages(errors, evidenceOfResponses(createErrorResponse(401)))).toEqual([
      "POST /agent/chat/stream (401): unexpected value of the www-authenticate header",
    ]);
  });

  it("requires a unique trace_id in every error response [AS-003]", () => {
    expect(
      listMessages(errors, evidenceOfResponses(createErrorResponse(400), createErrorResponse(409))),
    ).toEqual(["two error responses have the same trace_id"]);
  });

  it("does not apply without error responses", () => {
    expect(listMessages(errors, createEvidence(goodRun))).toBeUndefined();
  });
});
