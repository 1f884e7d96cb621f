/** Judges answers by the published document: finds their operation, and compares them with its declarations. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../runner/invariant.ts";
import type { Answer, StreamSeen } from "../runner/observation.ts";
import { textOf } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

/** An operation, as the published documents have it. */
export interface Operation {
  operationId: string;
  /** In lower case. */
  method: string;
  /** Parameters in braces. */
  path: string;
  statuses: readonly number[];
  /** By status; `null` for an answer without a body. */
  contentTypes: Readonly<Record<number, string | null>>;
}

/** Status and error code for a request that matches no operation. */
export interface NoOperation {
  status: number;
  code: string;
}

/** The part of a contract's document that declares answers. */
export interface Document<Route extends Operation> {
  /** All operations of the contract. */
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
  /** Returns the answers to judge. Default: {@link tellingAnswers}. */
  answersOf?(evidence: Evidence): readonly (Answer | StreamSeen)[];
  /** Returns the operation with the declaration for this answer, if the document has several forms under one status. */
  declaredFor?(operation: Route, answer: Answer | StreamSeen): Route;
  /** Judges an answer to a request that matches no operation. Default: such answers are ignored. */
  outside?(answer: Answer | StreamSeen, expected: NoOperation): Finding[];
}

/** Creates the invariant `declared`: the document declares every answer. */
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

/** Returns all streams with events, and all answers except empty event streams. */
export function tellingAnswers({ streams, answers }: Evidence): (Answer | StreamSeen)[] {
  return [
    ...streams.flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
    ...answers.filter(
      ({ headers, text }) => mediaTypeOf(headers["content-type"]) !== "text/event-stream" || text !== "",
    ),
  ];
}

/** Returns the differences between an answer and the declaration of its operation. */
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
 * @param path Without query.
 * @returns The operation; for a request that is none, the status and code that say so.
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

/** Returns the error answers of a contract's operations. */
export function refusalsOf(routes: readonly Operation[], { answers }: Pick<Evidence, "answers">): Answer[] {
  return answers.filter(
    ({ method, path, status }) => status >= 400 && "operation" in operationOf(routes, method, path),
  );
}

/** A rule for one member of an error: its name, the expectation in words, and the result. */
export type MemberRule = readonly [key: string, expected: unknown, holds: boolean];

/** Returns a finding for every broken rule. */
export function brokenRules(
  rules: readonly MemberRule[],
  message: (key: string) => string,
  actual: (key: string) => unknown,
): Finding[] {
  return rules.flatMap(([key, expected, holds]) =>
    holds ? [] : [{ message: message(key), expected, actual: actual(key) }],
  );
}

/** Returns true for a list of errors that all have a JSON Pointer and a text. @param text Name of the member with the text. */
export function hasPointers(list: readonly Json[], text: string): boolean {
  const isWhole = (each: Json) => textOf(each, text) && /^(\/.*)?$/s.test(textOf(each, "pointer") ?? "-");
  return list.length > 0 && list.every(isWhole);
}

/** Returns a media type in lower case without its parameters; `null` if there is none. */
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

/** Returns the body of an answer, or the event types of a stream, for display. */
function bodyOf(answer: Answer | StreamSeen): unknown {
  return answer.kind === "answer" ? (answer.body ?? answer.text) : answer.types;
}
