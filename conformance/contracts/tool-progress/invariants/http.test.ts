import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages, noEvidence } from "../../../invariants/testing.ts";
import { declared, errors, headers, secrets } from "./http.ts";
import {
  createBlockingResponse,
  createErrorResponse,
  createEvidence,
  createResponse,
  createResumedStream,
  goodRun,
  hello,
  replaceInGoodRun,
  resultPart,
  textChunk,
  withFields,
} from "./testing.ts";

describe("declared", () => {
  const path = "/api/v2/conversations/conv_1";
  const name = `POST ${path}/message/ (sendMessage)`;

  it("accepts declared responses, streamed or not [P-092]", () => {
    expect(
      listMessages(declared, evidenceOfResponses(createResponse(404, {}, {}, "/healthz"))),
    ).toBeUndefined();
    expect(listMessages(declared, createEvidence(createResumedStream(goodRun, 2)))).toEqual([]);
    const read = createResponse(200, "id: 1-0", { "content-type": "text/event-stream; charset=utf-8" });
    expect(listMessages(declared, evidenceOfResponses(read))).toEqual([]);
    expect(
      listMessages(
        declared,
        evidenceOfResponses(createBlockingResponse(), createErrorResponse(409, "CONCURRENT_SESSION")),
      ),
    ).toEqual([]);
    expect(
      listMessages(
        declared,
        evidenceOfResponses(createResponse(200, { success: true, message: "Stopped." }, {}, `${path}/stop/`)),
      ),
    ).toEqual([]);
  });

  it.each([
    [`${name}: status 402 is not declared`, evidenceOfResponses(createErrorResponse(402, "PAYMENT"))],
    [
      `${name}: unexpected content type of the 200 response`,
      evidenceOfResponses(createResponse(200, {}, { "content-type": "text/html" })),
    ],
    [
      `${name}: invalid body of the 404 response: /code`,
      evidenceOfResponses(createErrorResponse(404, "GONE")),
    ],
    [
      `${name}: unexpected content type of the 200 response`,
      createEvidence(goodRun, { headers: { "content-type": "application/json" } }),
    ],
  ])("finds undeclared responses: %s [P-092]", (message, evidence) => {
    expect(listMessages(declared, evidence)?.[0]).toContain(message);
  });
});

describe("headers", () => {
  const blocking = (more: Record<string, string>) => {
    const response = createBlockingResponse();
    return evidenceOfResponses({ ...response, headers: { ...response.headers, ...more } });
  };
  const run = (more: Record<string, string>) => createEvidence(goodRun, { headers: more });

  it("accepts the headers of a run, streamed or not [PX-13]", () => {
    expect(
      listMessages(headers, evidenceOfResponses(createErrorResponse(404, "SESSION_NOT_FOUND"))),
    ).toBeUndefined();
    expect(listMessages(headers, run({}))).toEqual([]);
    expect(listMessages(headers, blocking({ "content-type": "application/json; charset=utf-8" }))).toEqual(
      [],
    );
  });

  it.each([
    ["cache-control", "no-cache"],
    ["x-accel-buffering", ""],
    ["x-run-id", "run_1"],
    ["content-type", "text/plain"],
  ])("finds a wrong %s [PX-13]", (name, value) => {
    expect(listMessages(headers, run({ [name]: value }))).toEqual([
      `run: unexpected value of the ${name} header`,
    ]);
    expect(listMessages(headers, blocking({ [name]: value }))).toEqual([
      `POST /api/v2/conversations/conv_1/message/: unexpected value of the ${name} header`,
    ]);
  });
});

describe("secrets", () => {
  const keys = { secrets: ["key-one", "key-two"] };
  const part = (stream_part: string) => withFields(resultPart, { stream_part });

  it("accepts responses without keys [TP-064]", () => {
    expect(listMessages(secrets, { ...noEvidence, ...keys })).toBeUndefined();
    expect(listMessages(secrets, createEvidence(goodRun))).toBeUndefined();
    expect(listMessages(secrets, { ...createEvidence(goodRun), ...keys })).toEqual([]);
  });

  it.each([
    ["a chunk", replaceInGoodRun(hello, textChunk("It is key-one.")), "run"],
    ["deltas of a text", replaceInGoodRun(hello, textChunk("key-"), textChunk("two")), "run"],
    ["deltas of a result", replaceInGoodRun(resultPart, part("key-"), part("one")), "run"],
    ["a header", createEvidence(goodRun, { headers: { "x-key": "key-one" } }), "run"],
    [
      "an answer",
      evidenceOfResponses(createErrorResponse(401, "UNAUTHORIZED", { detail: "Not key-two." })),
      "POST /api/v2/conversations/conv_1/message/",
    ],
  ])("finds a key in %s [TP-064]", (_, evidence, name) => {
    expect(listMessages(secrets, { ...evidence, ...keys })).toEqual([`${name}: the response contains a key`]);
  });
});

describe("errors", () => {
  const name = "POST /api/v2/conversations/conv_1/message/:";
  const problems = { errors: [{ pointer: "/content", message: "is required" }] };

  it("accepts errors of the usual form [P-092]", () => {
    expect(listMessages(errors, evidenceOfResponses(createBlockingResponse()))).toBeUndefined();
    expect(
      listMessages(errors, evidenceOfResponses(createResponse(404, {}, {}, "/healthz"))),
    ).toBeUndefined();
    const good = [
      createErrorResponse(400, "INVALID_JSON"),
      createErrorResponse(400, "VALIDATION_ERROR", problems),
      createErrorResponse(401, "UNAUTHORIZED"),
      createErrorResponse(404, "SESSION_NOT_FOUND"),
      createErrorResponse(409, "SESSION_ID_REUSED"),
    ];
    expect(listMessages(errors, evidenceOfResponses(...good))).toEqual([]);
  });

  it.each([
    ["400 response has an invalid detail", createErrorResponse(400, "INVALID_JSON", { detail: "" })],
    ["400 response has an invalid errors", createErrorResponse(400, "VALIDATION_ERROR")],
    [
      "400 response has an invalid errors",
      createErrorResponse(400, "VALIDATION_ERROR", { errors: [{ message: "is required" }] }),
    ],
    [
      "401 response has an invalid WWW-Authenticate",
      createResponse(401, { detail: "No.", code: "UNAUTHORIZED" }),
    ],
    [
      "500 response has an unexpected content type",
      createResponse(500, "No.", { "content-type": "text/plain" }),
    ],
  ])("finds %s [P-092]", (message, response) => {
    expect(listMessages(errors, evidenceOfResponses(response))).toEqual([`${name} ${message}`]);
  });
});
