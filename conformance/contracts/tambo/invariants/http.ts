/** Answers and the heads of streams (T-069, T-074, TC-021, TC-025, TC-030). */
import { routes } from "../../../../generated/tambo/handlers.ts";
import { checkResponse } from "../../../../generated/tambo/validators.js";
import {
  brokenRules,
  declaredAnswers,
  hasPointers,
  mediaTypeOf,
  type NoOperation,
} from "../../../invariants/answers.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, headersHold, liveHead } from "../../../invariants/transport.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer, StreamSeen } from "../../../runner/observation.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";
import { bodyOf } from "../../shared/ag-ui-events.ts";
import { streamsOf } from "./evidence.ts";

export const declared = declaredAnswers({
  clauses: ["T-001", "T-003", "T-081", "T-086", "T-170", "TC-021", "TC-025", "TX-28"],
  routes,
  check: checkResponse,
  answersOf: (evidence) => [
    ...new Set([
      // A stream without an event is an answer in name only.
      ...streamsOf(evidence).flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
      ...evidence.answers,
      ...evidence.threads,
    ]),
  ],
  outside,
});

function outside(answer: Answer | StreamSeen, { status, code }: NoOperation): Finding[] {
  const name = `${answer.method} ${answer.path}`;
  const actual = {
    status: answer.status,
    code: answer.kind === "answer" ? (member(answer.body, "code") ?? null) : null,
  };
  if (actual.status === status && actual.code === code)
    return status === 405 && !answer.headers.allow
      ? [{ message: `${name} answers 405 without a header Allow` }]
      : [];
  return [{ message: `${name} is no operation of the contract`, expected: { status, code }, actual }];
}

export const headers = headersHold(
  {
    clauses: ["T-069", "T-074", "TC-030"],
    text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back, with the ids of its thread and run.",
  },
  (evidence) =>
    streamsOf(evidence).map((stream) =>
      liveHead(stream, {
        "x-thread-id": idRule(stream.seen, "threadId"),
        "x-run-id": idRule(stream.seen, "runId"),
      }),
    ),
);

/** The id that an event of the stream tells; any id where none does. */
function idRule({ events }: StreamSeen, key: "threadId" | "runId"): HeaderRule {
  const id = events.map((event) => textOf(bodyOf(event), key)).find((found) => found !== undefined);
  const holds = (value: string) => value !== "" && value === (id ?? value);
  return { expected: id ?? "an id", holds };
}

const instance = /^urn:tambo:error-instance:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const problems: Invariant = {
  id: "problems",
  clauses: ["T-170", "TC-023"],
  text: "Every refusal is a problem in application/problem+json, whose type, status and code agree with each other and the answer.",
  judge({ answers }) {
    return judgeEach(
      answers.filter(({ status }) => status >= 400),
      findings,
    );
  },
};

function findings({ method, path, status, headers, body, text }: Answer): Finding[] {
  const name = `${method} ${path} answers ${status}`;
  const mediaType = mediaTypeOf(headers["content-type"]);
  if (mediaType !== "application/problem+json")
    return [
      { message: `${name} without a problem`, expected: "application/problem+json", actual: mediaType },
    ];
  const code = textOf(body, "code");
  return brokenRules(
    [
      ["code", "a code", code !== undefined && code !== ""],
      [
        "type",
        `urn:tambo:error:${code?.toLowerCase()}`,
        textOf(body, "type") === `urn:tambo:error:${code?.toLowerCase()}`,
      ],
      ["status", status, member(body, "status") === status],
      ["title", "a text", (textOf(body, "title") ?? "") !== ""],
      ["detail", "a text", (textOf(body, "detail") ?? "") !== ""],
      [
        "errors",
        "a list of a detail and a pointer each",
        code !== "VALIDATION_ERROR" || hasPointers(listOf(body, "errors"), "detail"),
      ],
      ["instance", "urn:tambo:error-instance:<uuid>", instance.test(textOf(body, "instance") ?? "")],
    ],
    (key) => `${name} with a problem whose ${key} is wrong`,
    (key) => member(body, key) ?? text,
  );
}
