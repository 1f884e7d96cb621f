/** Invariants for responses, and for the headers of streams. */
import { routes } from "../../../../generated/agent-stream/handlers.ts";
import { checkResponse } from "../../../../generated/agent-stream/validators.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import {
  checkFields,
  createDeclaredInvariant,
  listNonEmptyResponses,
  parseMediaType,
} from "../../../invariants/responses.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
} from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { getArray, getField, getString, isObject } from "../../../stream/json.ts";
import { listNonEmptyStreams, listResponses, listStreams } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  requirements: ["A-001", "A-080", "AS-001", "M-056"],
  routes,
  checkResponse,
  selectResponses: (evidence) => listNonEmptyResponses({ ...evidence, responses: listResponses(evidence) }),
});

const absent: HeaderExpectation = { expected: "none", isValid: (value) => value === "" };

export const headers = createHeadersInvariant(
  {
    requirements: ["A-001", "A-032", "M-020", "M-071"],
    text: "A stream has the content type text/event-stream and headers that prevent caching, transformation and buffering; no header contains a run or thread id.",
  },
  (evidence) =>
    listStreams(evidence).map((stream) =>
      eventStreamHead(stream, { "x-run-id": absent, "x-thread-id": absent }),
    ),
);

/** Invariant that API keys are sent only to their provider. */
export const secrets: Invariant = {
  id: "secrets",
  requirements: ["AS-056"],
  text: "No response contains an API key.",
  judge(evidence) {
    const streams = listNonEmptyStreams(evidence);
    const responses = listResponses(evidence);
    // For a server that does not implement the contract, the invariant proves nothing.
    const isOne =
      streams.length > 0 ||
      responses.some(
        (response) => declared.judge({ ...evidence, streams: [], responses: [response] })?.length === 0,
      );
    const leaks = findLeakedKeys(streams, { ...evidence, responses }, ({ seen }) => [
      seen.text,
      seen.reasoning,
    ]);
    return isOne || leaks?.length ? leaks : undefined;
  },
};

export const errors: Invariant = {
  id: "errors",
  requirements: ["A-081", "AS-002", "AS-003", "AS-004", "M-056"],
  text: "Every error response is a JSON object with a `code`, which is the status, a `msg`, a unique `trace_id`, and `data`, which is null or lists errors with pointers. A response with status 401 has a WWW-Authenticate header.",
  judge(evidence) {
    const errorResponses = listResponses(evidence).filter(({ status }) => status >= 400);
    const invalid = judgeEach(errorResponses, checkError);
    return invalid && [...invalid, ...checkTraceIds(errorResponses)];
  },
};

const errorFields = ["code", "data", "msg", "trace_id"];

function checkError({ method, path, status, headers, body, text }: ObservedResponse): Finding[] {
  const name = `${method} ${path} (${status})`;
  const expected = "application/json";
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name}: the error response is not JSON`, expected, actual }];
  if (!isObject(body)) return [{ message: `${name}: the error response is not an object`, actual: text }];
  const challenge = headers["www-authenticate"] ?? null;
  if (status === 401 && challenge !== "Bearer")
    return [
      {
        message: `${name}: unexpected value of the www-authenticate header`,
        expected: "Bearer",
        actual: challenge,
      },
    ];
  const wrong = checkFields(
    [
      ["code", "the status", body.code === status],
      ["msg", "a non-empty string", (getString(body, "msg") ?? "") !== ""],
      ["data", "null, or a list of errors if the status is 400", isValidData(status, getField(body, "data"))],
      ["trace_id", "32 hexadecimal digits", /^[0-9a-f]{32}$/.test(getString(body, "trace_id") ?? "")],
    ],
    (key) => `${name}: invalid ${key}`,
    (key) => getField(body, key) ?? null,
  );
  const others = Object.keys(body).filter((key) => !errorFields.includes(key));
  return others.length === 0
    ? wrong
    : [
        ...wrong,
        {
          message: `${name}: the error response has undeclared fields`,
          expected: errorFields,
          actual: others,
        },
      ];
}

function isValidData(status: number, data: Json | undefined): boolean {
  if (data === null || status !== 400) return data === null;
  const list = getArray(data, "errors");
  const isComplete = (each: Json) =>
    (getString(each, "message") ?? "") !== "" && getString(each, "pointer") !== undefined;
  return list.length > 0 && list.every(isComplete);
}

/** Checks that no two error responses have the same trace id. */
function checkTraceIds(errorResponses: readonly ObservedResponse[]): Finding[] {
  const ids = errorResponses.flatMap(({ body }) => getString(body, "trace_id") ?? []);
  const again = ids.find((id, at) => ids.indexOf(id) < at);
  return again === undefined
    ? []
    : [{ message: "two error responses have the same trace_id", actual: again }];
}
