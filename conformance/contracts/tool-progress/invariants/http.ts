/** Answers, and the heads of runs (P-092, PX-13). */
import { routes } from "../../../../generated/tool-progress/handlers.ts";
import { checkResponse } from "../../../../generated/tool-progress/validators.js";
import {
  brokenRules,
  declaredAnswers,
  hasPointers,
  mediaTypeOf,
  refusalsOf,
} from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { toldKeys } from "../../../invariants/secrets.ts";
import { type HeaderRule, headersHold, liveHead, ownRunId } from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";
import { begun, runsIn, streamsOf } from "./evidence.ts";

export const declared = declaredAnswers({
  clauses: ["TP-001", "P-092", "M-056"],
  routes,
  check: checkResponse,
  // A stream without a chunk is an answer in name only.
  answersOf: (evidence) => [
    ...begun(evidence).map(({ seen }) => seen),
    ...evidence.answers.filter(({ text }) => text !== ""),
  ],
  // The document has both forms of an answer under one status.
  declaredFor(operation, answer) {
    const says = mediaTypeOf(answer.headers["content-type"]);
    const isStream = operation.stream && (answer.kind === "stream" || says === "text/event-stream");
    if (!isStream) return operation;
    return { ...operation, contentTypes: { ...operation.contentTypes, 200: "text/event-stream" } };
  },
});

const whole: HeaderRule = {
  expected: "application/json",
  holds: (value) => value.startsWith("application/json"),
};

export const headers = headersHold(
  {
    clauses: ["M-020", "PX-13", "TP-024"],
    text: "An answer is to be neither cached, changed nor held back, a stream is text/event-stream, what a blocking run came to is application/json; X-Run-Id is the server's own id of the run.",
  },
  (evidence) => [
    ...streamsOf(evidence).map((stream) => liveHead(stream, { "x-run-id": ownRunId })),
    ...runsIn(evidence).map((seen) =>
      liveHead(
        { name: `${seen.method} ${seen.path}`, seen },
        { "x-run-id": ownRunId, "content-type": whole },
      ),
    ),
  ],
);

/** Keys stay with the server. */
export const secrets: Invariant = {
  id: "secrets",
  clauses: ["TP-064"],
  text: "Nothing that the server sends holds an API key.",
  judge: (evidence) =>
    toldKeys(begun(evidence), evidence, ({ seen: { said, calls } }) => [
      said,
      ...calls.map(({ parts }) => parts.join("")),
    ]),
};

export const errors: Invariant = {
  id: "errors",
  clauses: ["TP-003", "P-092", "M-056"],
  text: "Every refusal is JSON: a detail, and what is wrong where in an invalid request; one for want of a key asks for it.",
  judge: (evidence) => judgeEach(refusalsOf(routes, evidence), findings),
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name} with another content type`, expected: "application/json", actual }];
  const code = textOf(body, "code") ?? "";
  const asks = headers["www-authenticate"] ?? null;
  return brokenRules(
    [
      ["detail", "a text", (textOf(body, "detail") ?? "") !== ""],
      [
        "errors",
        "a list of a pointer and a message each",
        code !== "VALIDATION_ERROR" || hasPointers(listOf(body, "errors"), "message"),
      ],
      ["WWW-Authenticate", "ApiKey", status !== 401 || asks === "ApiKey"],
    ],
    (key) => `${name} with a wrong ${key}`,
    (key) => (key === "WWW-Authenticate" ? asks : (member(body, key) ?? text)),
  );
}
