/** Answers and the heads of streams (G-140, G-142, G-175, G-176). */
import { routes } from "../../../../generated/gateway/handlers.ts";
import { checkResponse } from "../../../../generated/gateway/validators.js";
import { createDeclaredInvariant, parseMediaType } from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { findLeakedKeys } from "../../../invariants/secrets.ts";
import {
  createHeadersInvariant,
  eventStreamHead,
  type HeaderExpectations,
} from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import type { GatewayAnswer } from "../stream/run-seen.ts";
import { errorMistake, statuses } from "./canonical.ts";
import { answersAt, answersOf, begun, nameOf, streamsOf } from "./evidence.ts";

export const declared = createDeclaredInvariant({
  clauses: ["G-001", "G-100", "G-140", "GC-001", "M-056"],
  routes,
  checkResponse: checkResponse,
  selectResponses: (evidence) => [...begun(evidence).map(({ seen }) => seen), ...answersOf(evidence)],
});

/** What the id of a request is made of. */
const ofAnswers: HeaderExpectations = {
  "x-request-id": {
    expected: "1 to 128 letters, digits and . _ : -",
    isValid: (value) => /^[A-Za-z0-9._:-]{1,128}$/.test(value),
  },
};

const ofStreams: HeaderExpectations = {
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
  ...ofAnswers,
};

export const headers = createHeadersInvariant(
  {
    clauses: ["G-140", "G-142", "G-176", "GC-058", "M-020"],
    text: "Every answer has the request's id; a stream is text/event-stream in UTF-8, to be neither cached nor held back.",
  },
  (evidence) => [
    ...streamsOf(evidence).map((stream) => eventStreamHead(stream, ofStreams)),
    ...answersAt(evidence).map((answer) => ({
      name: nameOf(answer),
      headers: answer.headers,
      expectations: ofAnswers,
    })),
  ],
);

/** Keys stay with whom they are for. */
export const secrets: Invariant = {
  id: "secrets",
  clauses: ["G-175"],
  text: "Nothing that the server sends holds an API key, or the caller's key of a provider; that is sent to the provider alone, and not to its model.",
  judge(evidence) {
    const told = findLeakedKeys(begun(evidence), evidence, ({ seen }) => [seen.text]);
    const leaked = [...new Set(evidence.leaks)].map(
      (actual): Finding => ({
        message: `the key of the model's provider came where it is not for: ${actual}`,
        actual,
      }),
    );
    return told && [...told, ...leaked];
  },
};

export const errors: Invariant = {
  id: "errors",
  clauses: ["G-151", "G-170", "G-171", "GX-05", "GX-17", "M-050", "M-056"],
  text: "Every error has a type, which decides its status, a message, and the request's id; when to try again stands in its header, too.",
  judge(evidence) {
    const refusals = answersAt(evidence).filter(({ status }) => status >= 400);
    const failures = streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events.flatMap((event) =>
        getString(event, "type") === "error"
          ? [{ name: `${name}: the event error`, error: getField(event, "error"), headers: seen.headers }]
          : [],
      ),
    );
    const told = [
      ...refusals.map((answer) => () => refusalMistakes(answer)),
      ...failures.map(
        ({ name, error, headers }) =>
          () =>
            errorMistakes(name, error, headers),
      ),
    ];
    return judgeEach(told, (judge) => judge());
  },
};

function refusalMistakes(answer: GatewayAnswer): Finding[] {
  const { status, headers, body, text } = answer;
  const name = nameOf(answer);
  const actual = parseMediaType(headers["content-type"]);
  if (actual !== "application/json")
    return [{ message: `${name}: the error is not JSON`, expected: "application/json", actual }];
  const error = getField(body, "error");
  const found = errorMistakes(name, error ?? text, headers);
  if (found.length > 0) return found;
  const type = getString(error, "type") ?? "";
  const expected = Object.hasOwn(statuses, type) ? (statuses[type] ?? []) : [];
  if (!expected.includes(status))
    return [{ message: `${name}: ${type} is of another status`, expected, actual: status }];
  return retryMistakes(name, answer, error);
}

function errorMistakes(name: string, error: Json | undefined, headers: Record<string, string>): Finding[] {
  const mistake = errorMistake(error);
  if (mistake !== undefined) return [{ message: `${name}: the error ${mistake}`, actual: error ?? null }];
  const [expected, actual] = [headers["x-request-id"] ?? null, getString(error, "request_id") ?? null];
  if (actual !== null && actual === expected) return [];
  return [{ message: `${name}: the error has not the request_id of the header`, expected, actual }];
}

function retryMistakes(name: string, { headers }: GatewayAnswer, error: Json | undefined): Finding[] {
  const [after, actual] = [getField(error, "retry_after"), headers["retry-after"] ?? null];
  const expected = after === undefined ? null : String(after);
  if (actual === expected) return [];
  return [{ message: `${name}: Retry-After is not the retry_after of the error`, expected, actual }];
}
