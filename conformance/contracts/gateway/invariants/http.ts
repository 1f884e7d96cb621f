/** Invariants for responses, and for the headers of streams (G-140, G-142, G-175, G-176). */
import { routes } from "../../../../generated/gateway/handlers.ts";
import { checkResponse } from "../../../../generated/gateway/validators.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import { createDeclaredInvariant, parseMediaType } from "../../../invariants/responses.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectations,
} from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import type { GatewayResponse } from "../stream/observed-run.ts";
import { describeInvalidError, statuses } from "./canonical.ts";
import {
  listNonEmptyStreams,
  listOperationResponses,
  listResponses,
  listStreams,
  nameResponse,
} from "./evidence.ts";

export const declared = createDeclaredInvariant({
  requirements: ["G-001", "G-100", "G-140", "GC-001", "M-056"],
  routes,
  checkResponse,
  selectResponses: (evidence) => [
    ...listNonEmptyStreams(evidence).map(({ seen }) => seen),
    ...listOperationResponses(evidence),
  ],
});

const responseHeaders: HeaderExpectations = {
  "x-request-id": {
    expected: "1 to 128 letters, digits and . _ : -",
    isValid: (value) => /^[A-Za-z0-9._:-]{1,128}$/.test(value),
  },
};

const streamHeaders: HeaderExpectations = {
  "content-type": {
    expected: "text/event-stream; charset=utf-8",
    isValid: (value) => /^text\/event-stream;\s*charset=utf-8$/i.test(value),
  },
  "cache-control": {
    expected: "no-cache",
    isValid: (value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .includes("no-cache"),
  },
  "content-encoding": { expected: "none", isValid: (value) => value === "" },
  ...responseHeaders,
};

export const headers = createHeadersInvariant(
  {
    requirements: ["G-140", "G-142", "G-176", "GC-058", "M-020"],
    text: "Every response has the request id; a stream is text/event-stream in UTF-8, with headers that prevent caching and buffering.",
  },
  (evidence) => [
    ...listStreams(evidence).map((stream) => eventStreamHead(stream, streamHeaders)),
    ...listResponses(evidence).map((response) => ({
      name: nameResponse(response),
      headers: response.headers,
      expectations: responseHeaders,
    })),
  ],
);

/** Invariant that API keys are sent only to their provider. */
export const secrets: Invariant = {
  id: "secrets",
  requirements: ["G-175"],
  text: "No response contains an API key or the caller's provider key; the provider key is sent only in headers and only to its provider.",
  judge(evidence) {
    const leaks = findLeakedKeys(listNonEmptyStreams(evidence), evidence, ({ seen }) => [seen.text]);
    const leaked = [...new Set(evidence.leaks)].map(
      (actual): Finding => ({
        message: `the provider key was sent to the wrong recipient: ${actual}`,
        actual,
      }),
    );
    return leaks && [...leaks, ...leaked];
  },
};

export const errors: Invariant = {
  id: "errors",
  requirements: ["G-151", "G-170", "G-171", "GX-05", "GX-17", "M-050", "M-056"],
  text: "Every error has a type that determines the status, a message and the request id; the Retry-After header is the same as retry_after.",
  judge(evidence) {
    const errorResponses = listResponses(evidence).filter(({ status }) => status >= 400);
    const failures = listStreams(evidence).flatMap(({ name, seen }) =>
      seen.events.flatMap((event) =>
        getString(event, "type") === "error"
          ? [{ name: `${name}: the error event`, error: getField(event, "error"), headers: seen.headers }]
          : [],
      ),
    );
    const sentValue = [
      ...errorResponses.map((response) => () => checkErrorResponse(response)),
      ...failures.map(
        ({ name, error, headers }) =>
          () =>
            checkError(name, error, headers),
      ),
    ];
    return judgeEach(sentValue, (judge) => judge());
  },
};

function checkErrorResponse(response: GatewayResponse): Finding[] {
  const { status, headers, body, text } = response;
  const name = nameResponse(response);
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name}: the error is not JSON`, expected: "application/json", actual }];
  const error = getField(body, "error");
  const findings = checkError(name, error ?? text, headers);
  if (findings.length > 0) return findings;
  const type = getString(error, "type") ?? "";
  const expected = Object.hasOwn(statuses, type) ? (statuses[type] ?? []) : [];
  if (!expected.includes(status))
    return [{ message: `${name}: unexpected status for ${type}`, expected, actual: status }];
  return checkRetryAfter(name, response, error);
}

function checkError(name: string, error: Json | undefined, headers: Record<string, string>): Finding[] {
  const problem = describeInvalidError(error);
  if (problem !== undefined) return [{ message: `${name}: the error ${problem}`, actual: error ?? null }];
  const [expected, actual] = [headers["x-request-id"] ?? null, getString(error, "request_id") ?? null];
  if (actual !== null && actual === expected) return [];
  return [{ message: `${name}: the request_id of the error differs from the header`, expected, actual }];
}

function checkRetryAfter(name: string, { headers }: GatewayResponse, error: Json | undefined): Finding[] {
  const [after, actual] = [getField(error, "retry_after"), headers["retry-after"] ?? null];
  const expected = after === undefined ? null : String(after);
  if (actual === expected) return [];
  return [{ message: `${name}: Retry-After differs from the retry_after of the error`, expected, actual }];
}
