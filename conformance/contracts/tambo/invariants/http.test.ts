import { describe, expect, it } from "vitest";
import { listMessages, noEvidence } from "../../../invariants/testing.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { declared, headers, problems } from "./http.ts";
import { createEvidence, createResponse, createThreadResponse, goodRun } from "./testing.ts";

describe("declared", () => {
  const problem = (status: number, code: string) => ({
    type: `urn:tambo:error:${code.toLowerCase()}`,
    title: "No",
    status,
    detail: "No.",
    instance: "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
    code,
  });
  const html = { "content-type": "text/html" };
  const { thread } = createThreadResponse().body as { thread: never };

  it.each<[string, ObservedResponse, string[]?]>([
    ["a thread", createThreadResponse(), []],
    [
      "a content type with a charset",
      { ...createThreadResponse(), headers: { "content-type": "Application/JSON; charset=utf-8" } },
      [],
    ],
    ["no content", createResponse("DELETE", "/v1/threads/thr_1", 204, null, { "content-type": "" }), []],
    ["a refusal", createResponse("GET", "/v1/threads/x", 404, problem(404, "THREAD_NOT_FOUND")), []],
    ["an unknown path", createResponse("GET", "/v1/nothing", 404, problem(404, "NOT_FOUND")), []],
    [
      "an unknown method",
      createResponse("PUT", "/v1/threads", 405, problem(405, "METHOD_NOT_ALLOWED"), { allow: "GET, POST" }),
      [],
    ],
    [
      "POST /v1/threads (createThread): status 200 is not declared",
      createResponse("POST", "/v1/threads", 200, { thread }),
    ],
    [
      "GET /v1/threads/x (getThread): status 403 is not declared",
      createResponse("GET", "/v1/threads/x", 403, problem(403, "FORBIDDEN")),
    ],
    [
      "GET /v1/threads/x (getThread): unexpected content type of the 404 response",
      createResponse("GET", "/v1/threads/x", 404, problem(404, "THREAD_NOT_FOUND"), {
        "content-type": "application/json",
      }),
    ],
    [
      "GET /v1/threads/x (getThread): unexpected content type of the 404 response",
      createResponse("GET", "/v1/threads/x", 404, "<h1>Not Found</h1>", html),
    ],
    [
      "POST /v1/threads/thr_1/runs (createRun): unexpected content type of the 200 response",
      createResponse("POST", "/v1/threads/thr_1/runs", 200, {}),
    ],
    [
      "GET /v1/threads/x (getThread): invalid body of the 200 response:  must be an object, not null",
      createResponse("GET", "/v1/threads/x", 200, "no"),
    ],
    [
      "GET /v1/threads/x (getThread): invalid body of the 200 response: /messages is required",
      createResponse("GET", "/v1/threads/x", 200, { thread }),
    ],
    [
      "a code of another status",
      createResponse("GET", "/v1/threads/x", 404, problem(404, "RUN_FINISHED")),
      [expect.stringMatching(/invalid body of the 404 response: \/code /)],
    ],
    [
      "DELETE /v1/threads/thr_1 (deleteThread): a 204 response must not have a body",
      createResponse("DELETE", "/v1/threads/thr_1", 204, {}),
    ],
    [
      "GET /v1/nothing: unexpected response to a request that is not an operation of the contract",
      createResponse("GET", "/v1/nothing", 200, {}),
    ],
    [
      "PUT /v1/threads: unexpected response to a request that is not an operation of the contract",
      createResponse("PUT", "/v1/threads", 404, problem(404, "NOT_FOUND")),
    ],
    [
      "PUT /v1/threads: the 405 response has no Allow header",
      createResponse("PUT", "/v1/threads", 405, problem(405, "METHOD_NOT_ALLOWED")),
    ],
  ])("judges %s [T-001][T-086][T-170][TC-021][TC-025][TX-28]", (finding, response, expected = [finding]) => {
    expect(listMessages(declared, { ...noEvidence, responses: [response] })).toEqual(expected);
  });

  it("judges streams and threads, too, each once [T-001][TC-025]", () => {
    const thread = { ...createThreadResponse(), status: 299 };
    const evidence = createEvidence(goodRun, {
      threads: [thread],
      responses: [thread],
      status: 201,
      headers: {},
    });
    expect(listMessages(declared, evidence)).toEqual([
      "POST /v1/threads/thr_1/runs (createRun): status 201 is not declared",
      "GET /v1/threads/thr_1 (getThread): status 299 is not declared",
    ]);
  });
});

describe("headers", () => {
  it.each<[string, Record<string, string>, string[]]>([
    ["valid headers", {}, []],
    [
      "a charset and other directives",
      {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-transform,no-cache, no-store",
        connection: "keep-alive",
      },
      [],
    ],
    ["JSON", { "content-type": "application/json" }, ["content-type"]],
    ["a cache that may transform it", { "cache-control": "no-cache" }, ["cache-control"]],
    ["a cache that may store it", { "cache-control": "no-transform" }, ["cache-control"]],
    ["a proxy that may buffer it", { "x-accel-buffering": "yes" }, ["x-accel-buffering"]],
    ["a connection that closes, which violates only a SHOULD", { connection: "close" }, []],
    ["another thread", { "x-thread-id": "thr_2" }, ["x-thread-id"]],
    ["another run", { "x-run-id": "run_2" }, ["x-run-id"]],
    ["no run", { "x-run-id": "" }, ["x-run-id"]],
  ])("judges %s [T-069][T-074][TC-030]", (_, sent, wrong) => {
    const expected = wrong.map((name) => `run: unexpected value of the ${name} header`);
    expect(listMessages(headers, createEvidence(goodRun, { headers: sent }))).toEqual(expected);
  });
});

describe("problems", () => {
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
    ["additional fields", { ...good, hint: 1 }, []],
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
    ["no list of errors", invalid, ["errors"]],
    ["an error without a location", { ...invalid, errors: [{ detail: "is required" }] }, ["errors"]],
    [
      "an error without a pointer",
      { ...invalid, errors: [{ pointer: "body.a", detail: "is required" }] },
      ["errors"],
    ],
    ["an error without a message", { ...invalid, errors: [{ pointer: "/a" }] }, ["errors"]],
  ])("judges %s [T-170][TC-023]", (_, body, wrong) => {
    const responses = [createResponse("GET", "/v1/threads", 400, body)];
    const expected = wrong.map((key) => `GET /v1/threads: 400 response has an invalid problem: ${key}`);
    expect(listMessages(problems, { ...noEvidence, responses })).toEqual(expected);
  });

  it("requires the content type of problems for errors only [T-170]", () => {
    const responses = [
      createResponse("GET", "/v1/threads", 404, good, { "content-type": "application/json" }),
    ];
    expect(listMessages(problems, { ...noEvidence, responses })).toEqual([
      "GET /v1/threads: 404 response is not application/problem+json",
    ]);
    expect(problems.judge({ ...noEvidence, responses: [createThreadResponse()] })).toBeUndefined();
  });
});
