/** Compares responses with the declarations in a contract's document. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../runner/invariant.ts";
import type { Answer, StreamSeen } from "../runner/observation.ts";
import { textOf } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

/** An operation of a contract's document. */
export interface Operation {
  operationId: string;
  /** Lower case. */
  method: string;
  /** A template with parameters in braces. */
  path: string;
  statuses: readonly number[];
  /** By status. `null` if the response has no body. */
  contentTypes: Readonly<Record<number, string | null>>;
}

/** The expected error for a request that matches no operation. */
export interface NoOperation {
  status: number;
  code: string;
}

/** The declared responses of a contract. */
export interface Document<Route extends Operation> {
  routes: readonly Route[];
  /** Returns the schema violations of a body. */
  check(
    operationId: Route["operationId"],
    status: number,
    body: unknown,
  ): readonly { pointer: string; message: string }[];
}

/** Options of the invariant `declared`. */
export interface DeclaredRules<Route extends Operation> extends Document<Route> {
  clauses: string[];
  /** Selects the responses to check. Default: {@link listNonEmptyResponses}. */
  answersOf?(evidence: Evidence): readonly (Answer | StreamSeen)[];
  /** Returns the declaration for this response if the document has several under one status. */
  declaredFor?(operation: Route, answer: Answer | StreamSeen): Route;
  /** Checks the response to a request that matches no operation. Default: such responses are ignored. */
  outside?(answer: Answer | StreamSeen, expected: NoOperation): Finding[];
}

/** Creates the invariant `declared`: every response matches its declaration in the document. */
export function declaredAnswers<Route extends Operation>(rules: DeclaredRules<Route>): Invariant {
  const { clauses, routes, answersOf = tellingAnswers, declaredFor, outside } = rules;
  return {
    id: "declared",
    clauses,
    text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
    judge(evidence) {
      const judged = answersOf(evidence).flatMap((answer) => {
        const found = operationOf(routes, answer.method, answer.path);
        if (!("operation" in found)) return outside === undefined ? [] : [() => outside(answer, found)];
        const operation = declaredFor?.(found.operation, answer) ?? found.operation;
        return [() => undeclared(operation, answer, rules)];
      });
      return judgeEach(judged, (judge) => judge());
    },
  };
}

/** Returns all streams with events and all responses, except empty event streams. */
export function tellingAnswers({ streams, answers }: Evidence): (Answer | StreamSeen)[] {
  return [
    ...streams.flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
    ...answers.filter(
      ({ headers, text }) => mediaTypeOf(headers["content-type"]) !== "text/event-stream" || text !== "",
    ),
  ];
}

/** Returns the differences between a response and the declaration of its operation. */
export function undeclared<Route extends Operation>(
  operation: Route,
  answer: Answer | StreamSeen,
  { check }: Pick<Document<Route>, "check">,
): Finding[] {
  const name = `${answer.method} ${answer.path} (${operation.operationId})`;
  const { status, headers } = answer;
  if (!operation.statuses.includes(status)) {
    const message = `${name} answers with status ${status}, which is not declared`;
    return [{ message, expected: operation.statuses, actual: bodyOf(answer) }];
  }
  const expected = operation.contentTypes[status] ?? null;
  if (expected === null)
    return answer.kind === "answer" && answer.text !== ""
      ? [{ message: `${name} answers ${status} with a body, which has none`, actual: bodyOf(answer) }]
      : [];
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== expected)
    return [{ message: `${name} answers ${status} with another content type`, expected, actual }];
  if (answer.kind === "stream" || expected === "text/event-stream") return [];
  return check(operation.operationId, status, answer.body).map(({ pointer, message }) => ({
    message: `${name} answers ${status} with a body that is not valid: ${pointer} ${message}`,
    actual: bodyOf(answer),
  }));
}

/**
 * Finds the operation of a request.
 *
 * @param path The path without its query.
 * @returns The operation, or the expected error if no operation matches.
 */
export function operationOf<Route extends Operation>(
  routes: readonly Route[],
  method: string,
  path: string,
): { operation: Route } | NoOperation {
  const fitting = routes.filter((route) => fits(route.path, path));
  const operation = fitting.find((route) => route.method === method.toLowerCase());
  if (operation !== undefined) return { operation };
  return fitting.length === 0
    ? { status: 404, code: "NOT_FOUND" }
    : { status: 405, code: "METHOD_NOT_ALLOWED" };
}

/** Returns the error responses of a contract's operations. */
export function refusalsOf(routes: readonly Operation[], { answers }: Pick<Evidence, "answers">): Answer[] {
  return answers.filter(
    ({ method, path, status }) => status >= 400 && "operation" in operationOf(routes, method, path),
  );
}

/**
 * An expectation of one field of an error: the field's name, the expected value in words, and the outcome.
 */
export type MemberRule = readonly [key: string, expected: unknown, holds: boolean];

/** Returns a finding for every field that is not as expected. */
export function brokenRules(
  rules: readonly MemberRule[],
  message: (key: string) => string,
  actual: (key: string) => unknown,
): Finding[] {
  return rules.flatMap(([key, expected, holds]) =>
    holds ? [] : [{ message: message(key), expected, actual: actual(key) }],
  );
}

/** Returns true if every error of a non-empty list has a JSON Pointer and a text in the field `text`. */
export function hasPointers(list: readonly Json[], text: string): boolean {
  const isWhole = (each: Json) => textOf(each, text) && /^(\/.*)?$/s.test(textOf(each, "pointer") ?? "-");
  return list.length > 0 && list.every(isWhole);
}

/** Returns a media type in lower case without its parameters, or `null` if there is none. */
export function mediaTypeOf(contentType: string | undefined): string | null {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() || null;
}

function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => (segment.startsWith("{") ? given[at] !== "" : segment === given[at]))
  );
}

/** Returns the body of a response, or the event types of a stream, for display. */
function bodyOf(answer: Answer | StreamSeen): unknown {
  return answer.kind === "answer" ? (answer.body ?? answer.text) : answer.types;
}
