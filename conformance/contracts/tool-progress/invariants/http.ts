/** Answers, and the heads of runs (P-092, PX-13). */
import { routes } from "../../../../generated/tool-progress/handlers.ts";
import { checkResponse } from "../../../../generated/tool-progress/validators.js";
import {
  checkFields,
  createDeclaredInvariant,
  haveJsonPointers,
  listErrorResponses,
  parseMediaType,
} from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
  serverRunId,
} from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { getArray, getField, getString } from "../../../stream/json.ts";
import { begun, runsIn, streamsOf } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  clauses: ["TP-001", "P-092", "M-056"],
  routes,
  checkResponse: checkResponse,
  // A stream without a chunk is an answer in name only.
  selectResponses: (evidence) => [
    ...begun(evidence).map(({ seen }) => seen),
    ...evidence.answers.filter(({ text }) => text !== ""),
  ],
  // The document has both forms of an answer under one status.
  selectDeclaration(operation, answer) {
    const says = parseMediaType(answer.headers["content-type"]);
    const isStream = operation.stream && (answer.kind === "stream" || says === "text/event-stream");
    if (!isStream) return operation;
    return { ...operation, contentTypes: { ...operation.contentTypes, 200: "text/event-stream" } };
  },
});

const whole: HeaderExpectation = {
  expected: "application/json",
  isValid: (value) => value.startsWith("application/json"),
};

export const headers = createHeadersInvariant(
  {
    clauses: ["M-020", "PX-13", "TP-024"],
    text: "An answer is to be neither cached, changed nor held back, a stream is text/event-stream, what a blocking run came to is application/json; X-Run-Id is the server's own id of the run.",
  },
  (evidence) => [
    ...streamsOf(evidence).map((stream) => eventStreamHead(stream, { "x-run-id": serverRunId })),
    ...runsIn(evidence).map((seen) =>
      eventStreamHead(
        { name: `${seen.method} ${seen.path}`, seen },
        { "x-run-id": serverRunId, "content-type": whole },
      ),
    ),
  ],
);

/** Keys stay with the server. */
export const secrets: Invariant = {
  id: "secrets",
  clauses: ["TP-064"],
  text: "No response contains an API key.",
  judge: (evidence) =>
    findLeakedKeys(begun(evidence), evidence, ({ seen: { said, calls } }) => [
      said,
      ...calls.map(({ parts }) => parts.join("")),
    ]),
};

export const errors: Invariant = {
  id: "errors",
  clauses: ["TP-003", "P-092", "M-056"],
  text: "Every refusal is JSON: a detail, and what is wrong where in an invalid request; one for want of a key asks for it.",
  judge: (evidence) => judgeEach(listErrorResponses(routes, evidence), findings),
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path}: ${status} response`;
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name} has an unexpected content type`, expected: "application/json", actual }];
  const code = getString(body, "code") ?? "";
  const asks = headers["www-authenticate"] ?? null;
  return checkFields(
    [
      ["detail", "a non-empty string", (getString(body, "detail") ?? "") !== ""],
      [
        "errors",
        "a list of a pointer and a message each",
        code !== "VALIDATION_ERROR" || haveJsonPointers(getArray(body, "errors"), "message"),
      ],
      ["WWW-Authenticate", "ApiKey", status !== 401 || asks === "ApiKey"],
    ],
    (key) => `${name} with a wrong ${key}`,
    (key) => (key === "WWW-Authenticate" ? asks : (getField(body, key) ?? text)),
  );
}
