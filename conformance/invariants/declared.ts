/** Statuses, content types and bodies of answers against a published document. */
import type { Finding } from "../runner/invariant.ts";
import type { Answer, StreamSeen } from "../runner/observation.ts";
import { mediaTypeOf, type Operation } from "./operation.ts";

/** An answer of an operation, and what the document says of its bodies. */
export interface DeclaredAnswer<Id extends string> {
  operation: Operation & { operationId: Id };
  answer: Answer | StreamSeen;
  /** What is wrong with a body; empty for a valid one. */
  check(operationId: Id, status: number, body: unknown): readonly { pointer: string; message: string }[];
}

/** What of an answer is not as its operation declares it. */
export function undeclared<Id extends string>({ operation, answer, check }: DeclaredAnswer<Id>): Finding[] {
  const name = `${answer.method} ${answer.path} (${operation.operationId})`;
  const { status, headers } = answer;
  if (!operation.statuses.includes(status)) {
    const message = `${name} answers with status ${status}, which is not declared`;
    return [{ message, expected: operation.statuses, actual: answerOf(answer) }];
  }
  const expected = operation.contentTypes[status] ?? null;
  if (expected === null)
    return answer.kind === "answer" && answer.text !== ""
      ? [{ message: `${name} answers ${status} with a body, which has none`, actual: answerOf(answer) }]
      : [];
  const actual = mediaTypeOf(headers["content-type"]);
  if (actual !== expected)
    return [{ message: `${name} answers ${status} with another content type`, expected, actual }];
  if (answer.kind === "stream" || expected === "text/event-stream") return [];
  return check(operation.operationId, status, answer.body).map(({ pointer, message }) => ({
    message: `${name} answers ${status} with a body that is not valid: ${pointer} ${message}`,
    actual: answerOf(answer),
  }));
}

/** What an answer has, to be shown. */
export function answerOf(answer: Answer | StreamSeen): unknown {
  return answer.kind === "answer" ? (answer.body ?? answer.text) : answer.types;
}
