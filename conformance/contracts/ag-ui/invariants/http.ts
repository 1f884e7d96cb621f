/** Answers and the heads of streams (C-050, C-052). */
import { routes } from "../../../../generated/ag-ui/handlers.ts";
import { checkResponse } from "../../../../generated/ag-ui/validators.js";
import {
  brokenRules,
  declaredAnswers,
  hasPointers,
  mediaTypeOf,
  refusalsOf,
  tellingAnswers,
} from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, headersHold, liveHead, ownRunId } from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";
import { streamsOf } from "./evidence.ts";

export const declared = declaredAnswers({
  clauses: ["C-050", "C-052", "CC-001", "M-056"],
  routes,
  check: checkResponse,
  answersOf: (evidence) => tellingAnswers({ ...evidence, streams: streamsOf(evidence) }),
});

export const headers = headersHold(
  {
    clauses: ["C-050", "CC-003", "M-020", "M-071"],
    text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back, with the id of its thread and the server's own id of the run.",
  },
  (evidence) =>
    streamsOf(evidence).map((stream) =>
      liveHead(stream, { "x-thread-id": threadRule(stream.seen.threadId ?? ""), "x-run-id": ownRunId }),
    ),
);

/** Ids of threads are the client's, and may have characters that no header can. */
function threadRule(threadId: string): HeaderRule {
  const expected = encodeURIComponent(threadId);
  return { expected, holds: (value) => value !== "" && value === expected };
}

/** The codes of each status that an operation is refused with. */
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
  clauses: ["C-052", "CC-002"],
  text: "Every refusal is JSON in application/json: an `error` with a code and a message, and what is wrong where in an invalid body.",
  judge: (evidence) => judgeEach(refusalsOf(routes, evidence), findings),
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const expected = "application/json";
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== expected) return [{ message: `${name} with another content type`, expected, actual }];
  const error = member(body, "error");
  const code = textOf(error, "code") ?? "";
  return brokenRules(
    [
      ["code", "a code of this status", (codes[status] ?? []).includes(code)],
      ["message", "a text", (textOf(error, "message") ?? "") !== ""],
      [
        "errors",
        "a list of a detail and a pointer each",
        code !== "VALIDATION_ERROR" || hasPointers(listOf(error, "errors"), "detail"),
      ],
    ],
    (key) => `${name} with an error whose ${key} is wrong`,
    (key) => member(error, key) ?? text,
  );
}
