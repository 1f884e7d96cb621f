/** Invariants for responses, and for the headers of streams (T-069, T-074, TC-021, TC-025, TC-030). */
import { routes } from "../../../../generated/tambo/handlers.ts";
import { checkResponse, checkResponseCode } from "../../../../generated/tambo/validators.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import {
  checkFields,
  createDeclaredInvariant,
  haveJsonPointers,
  type NoOperation,
  parseMediaType,
} from "../../../invariants/responses.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
} from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { ObservedResponse, ObservedStream } from "../../../runner/observation.ts";
import { getArray, getField, getString } from "../../../stream/json.ts";
import { eventBody } from "../../shared/ag-ui-events.ts";
import { listStreams } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  requirements: ["T-001", "T-003", "T-081", "T-086", "T-170", "TC-021", "TC-025", "TX-28"],
  routes,
  checkResponse,
  checkResponseCode,
  selectResponses: (evidence) => [
    ...new Set([
      // A stream without events is not checked as a response.
      ...listStreams(evidence).flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
      ...evidence.responses,
      ...evidence.threads,
    ]),
  ],
  checkUnknownOperation,
});

function checkUnknownOperation(
  answer: ObservedResponse | ObservedStream,
  { status, code }: NoOperation,
): Finding[] {
  const name = `${answer.method} ${answer.path}`;
  const actual = {
    status: answer.status,
    code: answer.kind === "answer" ? (getField(answer.body, "code") ?? null) : null,
  };
  if (actual.status === status && actual.code === code)
    return status === 405 && !answer.headers.allow
      ? [{ message: `${name}: the 405 response has no Allow header` }]
      : [];
  return [
    {
      message: `${name}: unexpected response to a request that is not an operation of the contract`,
      expected: { status, code },
      actual,
    },
  ];
}

export const headers = createHeadersInvariant(
  {
    requirements: ["T-069", "T-074", "TC-030"],
    text: "The headers of a stream contain the content type text/event-stream and the ids of its thread and run, and prevent caching, transformation and buffering.",
  },
  (evidence) =>
    listStreams(evidence).map((stream) =>
      eventStreamHead(stream, {
        "x-thread-id": expectId(stream.seen, "threadId"),
        "x-run-id": expectId(stream.seen, "runId"),
      }),
    ),
);

/** Expects the id that the stream's events contain, or any id if they contain none. */
function expectId({ events }: ObservedStream, key: "threadId" | "runId"): HeaderExpectation {
  const id = events.map((event) => getString(eventBody(event), key)).find((value) => value !== undefined);
  const holds = (value: string) => value !== "" && value === (id ?? value);
  return { expected: id ?? "an id", isValid: holds };
}

const instance = /^urn:tambo:error-instance:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const problems: Invariant = {
  id: "problems",
  requirements: ["T-170", "TC-023"],
  text: "Every error response is application/problem+json with a consistent type, status and code.",
  judge({ responses }) {
    return judgeEach(
      responses.filter(({ status }) => status >= 400),
      checkProblem,
    );
  },
};

function checkProblem({ method, path, status, headers, body, text }: ObservedResponse): Finding[] {
  const name = `${method} ${path}: ${status} response`;
  const mediaType = parseMediaType(headers["content-type"]);
  if (mediaType !== "application/problem+json")
    return [
      {
        message: `${name} is not application/problem+json`,
        expected: "application/problem+json",
        actual: mediaType,
      },
    ];
  const code = getString(body, "code");
  return checkFields(
    [
      ["code", "a code", code !== undefined && code !== ""],
      [
        "type",
        `urn:tambo:error:${code?.toLowerCase()}`,
        getString(body, "type") === `urn:tambo:error:${code?.toLowerCase()}`,
      ],
      ["status", status, getField(body, "status") === status],
      ["title", "a non-empty string", (getString(body, "title") ?? "") !== ""],
      ["detail", "a non-empty string", (getString(body, "detail") ?? "") !== ""],
      [
        "errors",
        "an array of objects with detail and pointer",
        code !== "VALIDATION_ERROR" || haveJsonPointers(getArray(body, "errors"), "detail"),
      ],
      ["instance", "urn:tambo:error-instance:<uuid>", instance.test(getString(body, "instance") ?? "")],
    ],
    (key) => `${name} has an invalid problem: ${key}`,
    (key) => getField(body, key) ?? text,
  );
}
