/** Answers and the heads of streams. */
import { routes } from "../../../../generated/agent-stream/handlers.ts";
import { checkResponse } from "../../../../generated/agent-stream/validators.js";
import {
  checkFields,
  createDeclaredInvariant,
  listNonEmptyResponses,
  parseMediaType,
} from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
} from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject } from "../../../stream/json.ts";
import { answersAt, begun, streamsOf } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  clauses: ["A-001", "A-080", "AS-001", "M-056"],
  routes,
  checkResponse: checkResponse,
  selectResponses: (evidence) => listNonEmptyResponses({ ...evidence, answers: answersAt(evidence) }),
});

const absent: HeaderExpectation = { expected: "none", isValid: (value) => value === "" };

export const headers = createHeadersInvariant(
  {
    clauses: ["A-001", "A-032", "M-020", "M-071"],
    text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back; no header names its run or its thread.",
  },
  (evidence) =>
    streamsOf(evidence).map((stream) =>
      eventStreamHead(stream, { "x-run-id": absent, "x-thread-id": absent }),
    ),
);

/** Keys stay with whom they are for. */
export const secrets: Invariant = {
  id: "secrets",
  clauses: ["AS-056"],
  text: "Nothing that the server sends holds an API key.",
  judge(evidence) {
    const streams = begun(evidence);
    const answers = answersAt(evidence);
    // A server that does not speak as the contract does has kept nothing to itself.
    const isOne =
      streams.length > 0 ||
      answers.some((answer) => declared.judge({ ...evidence, streams: [], answers: [answer] })?.length === 0);
    const told = findLeakedKeys(streams, { ...evidence, answers }, ({ seen }) => [seen.text, seen.reasoning]);
    return isOne || told?.length ? told : undefined;
  },
};

export const errors: Invariant = {
  id: "errors",
  clauses: ["A-081", "AS-002", "AS-003", "AS-004", "M-056"],
  text: "Every refusal is a JSON object of `code`, which is the status, a `msg`, `data` that is null or says what is wrong where, and a `trace_id` of its own; one with status 401 says how to authenticate.",
  judge(evidence) {
    const refusals = answersAt(evidence).filter(({ status }) => status >= 400);
    const told = judgeEach(refusals, findings);
    return told && [...told, ...repeated(refusals)];
  },
};

const members = ["code", "data", "msg", "trace_id"];

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} (${status})`;
  const expected = "application/json";
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name}: the refusal is not JSON`, expected, actual }];
  if (!isObject(body)) return [{ message: `${name}: the refusal is no object`, actual: text }];
  const challenge = headers["www-authenticate"] ?? null;
  if (status === 401 && challenge !== "Bearer")
    return [{ message: `${name}: WWW-Authenticate is wrong`, expected: "Bearer", actual: challenge }];
  const wrong = checkFields(
    [
      ["code", "the status", body.code === status],
      ["msg", "a text", (getString(body, "msg") ?? "") !== ""],
      ["data", "null, or of status 400 mistakes", isData(status, getField(body, "data"))],
      ["trace_id", "32 hexadecimal digits", /^[0-9a-f]{32}$/.test(getString(body, "trace_id") ?? "")],
    ],
    (key) => `${name}: ${key} is wrong`,
    (key) => getField(body, key) ?? null,
  );
  const others = Object.keys(body).filter((key) => !members.includes(key));
  return others.length === 0
    ? wrong
    : [...wrong, { message: `${name}: the refusal has other members`, expected: members, actual: others }];
}

function isData(status: number, data: Json | undefined): boolean {
  if (data === null || status !== 400) return data === null;
  const list = getArray(data, "errors");
  const isWhole = (each: Json) =>
    (getString(each, "message") ?? "") !== "" && getString(each, "pointer") !== undefined;
  return list.length > 0 && list.every(isWhole);
}

/** An id that is every refusal's names none. */
function repeated(refusals: readonly Answer[]): Finding[] {
  const ids = refusals.flatMap(({ body }) => getString(body, "trace_id") ?? []);
  const again = ids.find((id, at) => ids.indexOf(id) < at);
  return again === undefined ? [] : [{ message: "two refusals have the same trace_id", actual: again }];
}
