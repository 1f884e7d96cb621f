/** Answers against the published document: which operation they are of, and what it declares for them. */
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

/** The status and code that say that a request is none of the contract's operations. */
export interface NoOperation {
  status: number;
  code: string;
}

/** What a contract's document says of answers. */
export interface Document<Route extends Operation> {
  /** All operations of the contract. */
  routes: readonly Route[];
  /** What is wrong with a body; empty for a valid one. */
  check(
    operationId: Route["operationId"],
    status: number,
    body: unknown,
  ): readonly { pointer: string; message: string }[];
}

/** What the invariant `declared` asks of a contract. */
export interface DeclaredRules<Route extends Operation> extends Document<Route> {
  clauses: string[];
  /** The answers to judge; those of {@link tellingAnswers}, if absent. */
  answersOf?(evidence: Evidence): readonly (Answer | StreamSeen)[];
  /** The operation as it is declared for an answer, where the document has several forms of it under one status. */
  declaredFor?(operation: Route, answer: Answer | StreamSeen): Route;
  /** Judges an answer to what is no operation; it is not looked at, if absent. */
  outside?(answer: Answer | StreamSeen, expected: NoOperation): Finding[];
}

/** The invariant that every answer is one that the document declares. */
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

/** Streams that brought something, and answers; an event stream without an event is an answer in name only. */
export function tellingAnswers({ streams, answers }: Evidence): (Answer | StreamSeen)[] {
  return [
    ...streams.flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
    ...answers.filter(
      ({ headers, text }) => mediaTypeOf(headers["content-type"]) !== "text/event-stream" || text !== "",
    ),
  ];
}

/** What of an answer is not as its operation declares it. */
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

/** Refusals by the operations of a contract. */
export function refusalsOf(routes: readonly Operation[], { answers }: Pick<Evidence, "answers">): Answer[] {
  return answers.filter(
    ({ method, path, status }) => status >= 400 && "operation" in operationOf(routes, method, path),
  );
}

/** What a member of a refusal must be, said in words, and whether it is. */
export type MemberRule = readonly [key: string, expected: unknown, holds: boolean];

/** A finding for each rule that does not hold. */
export function brokenRules(
  rules: readonly MemberRule[],
  message: (key: string) => string,
  actual: (key: string) => unknown,
): Finding[] {
  return rules.flatMap(([key, expected, holds]) =>
    holds ? [] : [{ message: message(key), expected, actual: actual(key) }],
  );
}

/** Whether a list has mistakes, each with a JSON Pointer and a text. @param text Name of the member with the text. */
export function hasPointers(list: readonly Json[], text: string): boolean {
  const isWhole = (each: Json) => textOf(each, text) && /^(\/.*)?$/s.test(textOf(each, "pointer") ?? "-");
  return list.length > 0 && list.every(isWhole);
}

/** A media type without its parameters, in lower case; `null` where there is none. */
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

/** The body of an answer, or the types of a stream's events: for display. */
function bodyOf(answer: Answer | StreamSeen): unknown {
  return answer.kind === "answer" ? (answer.body ?? answer.text) : answer.types;
}
