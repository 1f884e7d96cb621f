import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages, noEvidence } from "../../../invariants/testing.ts";
import { declared, errors, headers, secrets } from "./http.ts";
import {
  blockingOf,
  changed,
  createEvidence,
  createResponse,
  goodRun,
  hello,
  piece,
  refusalOf,
  resumedOf,
  says,
  spoilt,
} from "./testing.ts";

describe("declared", () => {
  const path = "/api/v2/conversations/conv_1";
  const name = `POST ${path}/message/ (sendMessage)`;

  it("takes what the document declares, streamed or not [P-092]", () => {
    expect(
      listMessages(declared, evidenceOfResponses(createResponse(404, {}, {}, "/healthz"))),
    ).toBeUndefined();
    expect(listMessages(declared, createEvidence(resumedOf(goodRun, 2)))).toEqual([]);
    const read = createResponse(200, "id: 1-0", { "content-type": "text/event-stream; charset=utf-8" });
    expect(listMessages(declared, evidenceOfResponses(read))).toEqual([]);
    expect(
      listMessages(declared, evidenceOfResponses(blockingOf(), refusalOf(409, "CONCURRENT_SESSION"))),
    ).toEqual([]);
    expect(
      listMessages(
        declared,
        evidenceOfResponses(createResponse(200, { success: true, message: "Stopped." }, {}, `${path}/stop/`)),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      `${name} answers with status 402, which is not declared`,
      evidenceOfResponses(refusalOf(402, "PAYMENT")),
    ],
    [
      `${name} answers 200 with another content type`,
      evidenceOfResponses(createResponse(200, {}, { "content-type": "text/html" })),
    ],
    [`${name} answers 404 with a body that is invalid: /code`, evidenceOfResponses(refusalOf(404, "GONE"))],
    [
      `${name} answers 200 with another content type`,
      createEvidence(goodRun, { headers: { "content-type": "application/json" } }),
    ],
  ])("finds what is not declared: %s [P-092]", (message, evidence) => {
    expect(listMessages(declared, evidence)?.[0]).toContain(message);
  });
});

describe("headers", () => {
  const blocking = (more: Record<string, string>) => {
    const answer = blockingOf();
    return evidenceOfResponses({ ...answer, headers: { ...answer.headers, ...more } });
  };
  const run = (more: Record<string, string>) => createEvidence(goodRun, { headers: more });

  it("takes the headers of a run, streamed or not [PX-13]", () => {
    expect(listMessages(headers, evidenceOfResponses(refusalOf(404, "SESSION_NOT_FOUND")))).toBeUndefined();
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
      `run: unexpected value of the header ${name}`,
    ]);
    expect(listMessages(headers, blocking({ [name]: value }))).toEqual([
      `POST /api/v2/conversations/conv_1/message/: unexpected value of the header ${name}`,
    ]);
  });
});

describe("secrets", () => {
  const keys = { secrets: ["key-one", "key-two"] };
  const part = (stream_part: string) => changed(piece, { stream_part });

  it("takes what holds no key [TP-064]", () => {
    expect(listMessages(secrets, { ...noEvidence, ...keys })).toBeUndefined();
    expect(listMessages(secrets, createEvidence(goodRun))).toBeUndefined();
    expect(listMessages(secrets, { ...createEvidence(goodRun), ...keys })).toEqual([]);
  });

  it.each([
    ["a chunk", spoilt(hello, says("It is key-one.")), "run"],
    ["pieces of a text", spoilt(hello, says("key-"), says("two")), "run"],
    ["pieces of a result", spoilt(piece, part("key-"), part("one")), "run"],
    ["a header", createEvidence(goodRun, { headers: { "x-key": "key-one" } }), "run"],
    [
      "an answer",
      evidenceOfResponses(refusalOf(401, "UNAUTHORIZED", { detail: "Not key-two." })),
      "POST /api/v2/conversations/conv_1/message/",
    ],
  ])("finds a key in %s [TP-064]", (_, evidence, name) => {
    expect(listMessages(secrets, { ...evidence, ...keys })).toEqual([`${name}: the response contains a key`]);
  });
});

describe("errors", () => {
  const name = "POST /api/v2/conversations/conv_1/message/ answers";
  const mistakes = { errors: [{ pointer: "/content", message: "is required" }] };

  it("takes errors of the one form [P-092]", () => {
    expect(listMessages(errors, evidenceOfResponses(blockingOf()))).toBeUndefined();
    expect(
      listMessages(errors, evidenceOfResponses(createResponse(404, {}, {}, "/healthz"))),
    ).toBeUndefined();
    const good = [
      refusalOf(400, "INVALID_JSON"),
      refusalOf(400, "VALIDATION_ERROR", mistakes),
      refusalOf(401, "UNAUTHORIZED"),
      refusalOf(404, "SESSION_NOT_FOUND"),
      refusalOf(409, "SESSION_ID_REUSED"),
    ];
    expect(listMessages(errors, evidenceOfResponses(...good))).toEqual([]);
  });

  it.each([
    ["400 with a wrong detail", refusalOf(400, "INVALID_JSON", { detail: "" })],
    ["400 with a wrong errors", refusalOf(400, "VALIDATION_ERROR")],
    ["400 with a wrong errors", refusalOf(400, "VALIDATION_ERROR", { errors: [{ message: "is required" }] })],
    ["401 with a wrong WWW-Authenticate", createResponse(401, { detail: "No.", code: "UNAUTHORIZED" })],
    ["500 with another content type", createResponse(500, "No.", { "content-type": "text/plain" })],
  ])("finds %s [P-092]", (message, answer) => {
    expect(listMessages(errors, evidenceOfResponses(answer))).toEqual([`${name} ${message}`]);
  });
});
