/** Invariants for responses, and for the headers of streams (C-050, C-052). */
import { routes } from "../../../../generated/ag-ui/handlers.ts";
import { checkResponse, checkResponseCode } from "../../../../generated/ag-ui/validators.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import {
  checkFields,
  createDeclaredInvariant,
  haveJsonPointers,
  listErrorResponses,
  listNonEmptyResponses,
  parseMediaType,
} from "../../../invariants/responses.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
  serverRunId,
} from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { getArray, getField, getString } from "../../../stream/json.ts";
import { listStreams } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  requirements: ["C-050", "C-052", "CC-001", "M-056"],
  routes,
  checkResponse,
  checkResponseCode,
  selectResponses: (evidence) => listNonEmptyResponses({ ...evidence, streams: listStreams(evidence) }),
});

export const headers = createHeadersInvariant(
  {
    requirements: ["C-050", "CC-003", "M-020", "M-071"],
    text: "The headers of a stream contain the content type text/event-stream, the thread id and the run id that the server assigned, and prevent caching, transformation and buffering.",
  },
  (evidence) =>
    listStreams(evidence).map((stream) =>
      eventStreamHead(stream, {
        "x-thread-id": expectThreadId(stream.seen.threadId ?? ""),
        "x-run-id": serverRunId,
      }),
    ),
);

/**
 * Expects a header with the thread id. Clients choose thread ids, which may contain characters that headers
 * do not allow.
 */
function expectThreadId(threadId: string): HeaderExpectation {
  const expected = encodeURIComponent(threadId);
  return { expected, isValid: (value) => value !== "" && value === expected };
}

/** Error codes by status. */
const codes: Readonly<Record<number, readonly string[]>> = {
  400: ["INVALID_JSON", "VALIDATION_ERROR"],
  401: ["UNAUTHORIZED"],
  404: ["AGENT_NOT_FOUND", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"],
  408: ["REQUEST_TIMEOUT"],
  409: ["CONCURRENT_RUN", "RUN_ID_REUSED", "RUN_FINISHED"],
  413: ["PAYLOAD_TOO_LARGE"],
  415: ["UNSUPPORTED_MEDIA_TYPE"],
  422: ["IDEMPOTENCY_KEY_REUSED"],
  429: ["RATE_LIMITED"],
  500: ["INTERNAL_ERROR"],
  503: ["SERVER_RESTARTING", "STORE_UNAVAILABLE", "SERVER_BUSY"],
};

export const errors: Invariant = {
  id: "errors",
  requirements: ["C-052", "CC-002"],
  text: "Every error response is application/json and contains an `error` with a code and a message, and with details and pointers if the body is invalid.",
  judge: (evidence) => judgeEach(listErrorResponses(routes, evidence), checkError),
};

function checkError({ method, path, status, headers, body, text }: ObservedResponse): Finding[] {
  const name = `${method} ${path}: ${status} response`;
  const expected = "application/json";
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name} has an unexpected content type`, expected, actual }];
  const error = getField(body, "error");
  const code = getString(error, "code") ?? "";
  return checkFields(
    [
      ["code", "an error code for this status", (codes[status] ?? []).includes(code)],
      ["message", "a non-empty string", (getString(error, "message") ?? "") !== ""],
      [
        "errors",
        "an array of objects with detail and pointer",
        code !== "VALIDATION_ERROR" || haveJsonPointers(getArray(error, "errors"), "detail"),
      ],
    ],
    (key) => `${name} has an invalid error: ${key}`,
    (key) => getField(error, key) ?? text,
  );
}
