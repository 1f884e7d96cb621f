/** Invariants for responses, and for the headers of runs (P-092, PX-13). */
import { routes as documentedRoutes } from "../../../../generated/tool-progress/handlers.ts";
import { checkResponse, checkResponseCode } from "../../../../generated/tool-progress/validators.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import {
  checkFields,
  createDeclaredInvariant,
  haveJsonPointers,
  listErrorResponses,
  parseMediaType,
} from "../../../invariants/responses.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectation,
  serverRunId,
} from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { getArray, getField, getString } from "../../../stream/json.ts";
import { listBlockingRuns, listNonEmptyStreams, listStreams } from "./evidence.ts";

/** The operations at their paths with and without a slash at the end (TP-077). */
const routes = documentedRoutes.flatMap((route) => [
  route,
  { ...route, path: route.path.endsWith("/") ? route.path.slice(0, -1) : `${route.path}/` },
]);

export const declared = createDeclaredInvariant({
  requirements: ["TP-001", "P-092", "M-056"],
  routes,
  checkResponse,
  checkResponseCode,
  // A stream without chunks is not checked as a response.
  selectResponses: (evidence) => [
    ...listNonEmptyStreams(evidence).map(({ seen }) => seen),
    ...evidence.responses.filter(({ text }) => text !== ""),
  ],
  // The document declares both content types for a run under one status.
  selectDeclaration(operation, response) {
    const contentType = parseMediaType(response.headers["content-type"]);
    const isStream = operation.stream && (response.kind === "stream" || contentType === "text/event-stream");
    if (!isStream) return operation;
    return { ...operation, contentTypes: { ...operation.contentTypes, 200: "text/event-stream" } };
  },
});

const jsonContentType: HeaderExpectation = {
  expected: "application/json",
  isValid: (value) => value.startsWith("application/json"),
};

export const headers = createHeadersInvariant(
  {
    requirements: ["M-020", "PX-13", "TP-024"],
    text: "Responses have headers that prevent caching, transformation and buffering. A stream is text/event-stream, and the response of a blocking run is application/json. X-Run-Id is the run id that the server assigned.",
  },
  (evidence) => [
    ...listStreams(evidence).map((stream) => eventStreamHead(stream, { "x-run-id": serverRunId })),
    ...listBlockingRuns(evidence).map((seen) =>
      eventStreamHead(
        { name: `${seen.method} ${seen.path}`, seen },
        { "x-run-id": serverRunId, "content-type": jsonContentType },
      ),
    ),
  ],
);

/** Invariant that API keys do not leave the server. */
export const secrets: Invariant = {
  id: "secrets",
  requirements: ["TP-064"],
  text: "No response contains an API key.",
  judge: (evidence) =>
    findLeakedKeys(listNonEmptyStreams(evidence), evidence, ({ seen: { said: text, calls } }) => [
      text,
      ...calls.map(({ parts }) => parts.join("")),
    ]),
};

export const errors: Invariant = {
  id: "errors",
  requirements: ["TP-003", "P-092", "M-056"],
  text: "Every error response is JSON with a detail and, if the request is invalid, errors with pointers. A response with status 401 has a WWW-Authenticate header.",
  judge: (evidence) => judgeEach(listErrorResponses(routes, evidence), checkError),
};

function checkError({ method, path, status, headers, body, text }: ObservedResponse): Finding[] {
  const name = `${method} ${path}: ${status} response`;
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name} has an unexpected content type`, expected: "application/json", actual }];
  const code = getString(body, "code") ?? "";
  const challenge = headers["www-authenticate"] ?? null;
  return checkFields(
    [
      ["detail", "a non-empty string", (getString(body, "detail") ?? "") !== ""],
      [
        "errors",
        "an array of objects with pointer and message",
        code !== "VALIDATION_ERROR" || haveJsonPointers(getArray(body, "errors"), "message"),
      ],
      ["WWW-Authenticate", "ApiKey", status !== 401 || challenge === "ApiKey"],
    ],
    (key) => `${name} has an invalid ${key}`,
    (key) => (key === "WWW-Authenticate" ? challenge : (getField(body, key) ?? text)),
  );
}
