import { describe, expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { Answer } from "../../../runner/observation.ts";
import { declared, errors, headers, secrets } from "./http.ts";
import { answerOf, evidenceOf, goodRun, lookUp, refusalOf, said, spoilt } from "./testing.ts";

describe("declared", () => {
  const at = (path: string, answer: Answer): Answer => ({ ...answer, path });

  it.each<[string, Answer, (string[] | null)?]>([
    ["a refusal", refusalOf(400), []],
    ["a module that is not there", at("/agent/agent/stream", refusalOf(501)), []],
    ["another method", { ...refusalOf(405), method: "GET" }, null],
    ["a path that is not there", at("/agent/x", refusalOf(404)), null],
    ["what is another contract's", at("/v1/threads", refusalOf(418)), null],
    ["POST /agent/chat/stream (streamChat): status 418 is not declared", refusalOf(418)],
    ["POST /agent/chat/stream (streamChat): status 501 is not declared", refusalOf(501)],
    [
      "POST /agent/chat/stream (streamChat): unexpected content type of the 400 response",
      refusalOf(400, {}, { "content-type": "application/problem+json" }),
    ],
    [
      "a refusal of another status",
      refusalOf(400, { code: 401 }),
      [expect.stringMatching("^POST .* answers 400 with a body that is invalid: /code ")],
    ],
  ])("judges %s [AS-001]", (finding, answer, expected = [finding]) => {
    expect(listMessages(declared, evidenceOfResponses(answer))).toEqual(expected ?? undefined);
  });

  it("takes streams for answers, if they bring something [A-001]", () => {
    expect(listMessages(declared, evidenceOf([]))).toBeUndefined();
  });
});

describe("headers", () => {
  it.each<[string, Record<string, string>, string[]?]>([
    ["as they must be", {}, []],
    ["run: unexpected value of the header cache-control", { "cache-control": "no-cache" }],
    ["run: unexpected value of the header x-accel-buffering", { "x-accel-buffering": "" }],
    ["run: unexpected value of the header content-type", { "content-type": "text/plain" }],
    ["run: unexpected value of the header x-run-id", { "x-run-id": "run_1" }],
    ["run: unexpected value of the header x-thread-id", { "x-thread-id": "thread_1" }],
  ])("judges %s [A-032][M-071]", (finding, given, expected = [finding]) => {
    expect(listMessages(headers, evidenceOf(goodRun, { headers: given }))).toEqual(expected);
  });
});

describe("secrets", () => {
  it("finds keys in answers, in streams, and in texts that come in pieces [AS-056]", () => {
    const keyed = { secrets: ["key-one"] };
    expect(listMessages(secrets, { ...evidenceOf(goodRun), ...keyed })).toEqual([]);
    expect(listMessages(secrets, evidenceOf(goodRun))).toBeUndefined();
    const finding = [
      spoilt(lookUp, said("key-one")),
      spoilt(lookUp, said("key-"), said("one")),
      evidenceOf(goodRun, { headers: { "x-key": "key-one" } }),
    ];
    for (const evidence of finding)
      expect(listMessages(secrets, { ...evidence, ...keyed })).toEqual(["run: the response contains a key"]);
    expect(
      listMessages(secrets, { ...evidenceOfResponses(refusalOf(401, { msg: "key-one?" })), ...keyed }),
    ).toEqual(["POST /agent/chat/stream: the response contains a key"]);
  });
});

describe("errors", () => {
  const mistakes = { errors: [{ pointer: "", message: "is missing" }] };

  it.each<[string, Answer]>([
    ["a refusal", refusalOf(409)],
    ["mistakes", refusalOf(400, { data: mistakes })],
    ["what is no JSON", refusalOf(400)],
    ["no key", refusalOf(401, {}, { "www-authenticate": "Bearer" })],
    ["a path that is not there", { ...refusalOf(404), path: "/agent/x" }],
  ])("takes %s [A-081][AS-002]", (_, answer) => {
    expect(listMessages(errors, evidenceOfResponses(answer))).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ["no JSON", answerOf(400, "No.", { "content-type": "text/plain" }), "the refusal is not JSON"],
    ["a text", answerOf(400, "No."), "the refusal is no object"],
    ["another status", refusalOf(400, { code: 401 }), "code is wrong"],
    ["a code that is a text", refusalOf(400, { code: "400" }), "code is wrong"],
    ["no message", refusalOf(400, { msg: "" }), "msg is wrong"],
    ["data that is no list of mistakes", refusalOf(400, { data: { errors: [] } }), "data is wrong"],
    ["half a mistake", refusalOf(400, { data: { errors: [{ message: "No." }] } }), "data is wrong"],
    ["another trace_id", refusalOf(400, { trace_id: "4BF9" }), "trace_id is wrong"],
    ["a member of its own", refusalOf(400, { detail: "No." }), "the refusal has other members"],
  ])("finds %s [A-081][AS-002][AS-003]", (_, answer, sentence) => {
    expect(listMessages(errors, evidenceOfResponses(answer))).toEqual([
      `POST /agent/chat/stream (400): ${sentence}`,
    ]);
  });

  it("finds mistakes of a body where none is looked at [AS-002]", () => {
    expect(listMessages(errors, evidenceOfResponses(refusalOf(409, { data: mistakes })))).toEqual([
      "POST /agent/chat/stream (409): data is wrong",
    ]);
  });

  it("wants to be told how to authenticate [AS-004]", () => {
    expect(listMessages(errors, evidenceOfResponses(refusalOf(401)))).toEqual([
      "POST /agent/chat/stream (401): WWW-Authenticate is wrong",
    ]);
  });

  it("wants every refusal to have a trace_id of its own [AS-003]", () => {
    expect(listMessages(errors, evidenceOfResponses(refusalOf(400), refusalOf(409)))).toEqual([
      "two refusals have the same trace_id",
    ]);
  });

  it("has nothing to say where nothing is refused", () => {
    expect(listMessages(errors, evidenceOf(goodRun))).toBeUndefined();
  });
});
