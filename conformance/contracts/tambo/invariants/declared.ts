/** Statuses, content types and bodies of answers against the published document (TC-021, TC-025). */
import { checkResponse } from "../../../../generated/tambo/validators.js";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer, StreamSeen } from "../../../runner/observation.ts";
import { member } from "../stream/json.ts";
import { judgeEach, streamsOf } from "./evidence.ts";
import { mediaTypeOf, type Operation, operationOf } from "./operation.ts";

export const declared: Invariant = {
  id: "declared",
  clauses: ["T-001", "T-003", "T-081", "T-086", "T-170", "TC-021", "TC-025", "TX-28"],
  text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
  judge(evidence) {
    const answers = [
      ...new Set([
        // A stream without an event is an answer in name only.
        ...streamsOf(evidence).flatMap(({ seen }) => (seen.events.length === 0 ? [] : seen)),
        ...evidence.answers,
        ...evidence.threads,
      ]),
    ];
    return judgeEach(answers, (answer) => {
      const name = `${answer.method} ${answer.path}`;
      const found = operationOf(answer.method, answer.path);
      return "operation" in found
        ? findings(`${name} (${found.operation.operationId})`, found.operation, answer)
        : outside(name, found, answer);
    });
  },
};

function findings(name: string, operation: Operation, answer: Answer | StreamSeen): Finding[] {
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
  return checkResponse(operation.operationId, status, answer.body).map(({ pointer, message }) => ({
    message: `${name} answers ${status} with a body that is not valid: ${pointer} ${message}`,
    actual: answerOf(answer),
  }));
}

function outside(
  name: string,
  { status, code }: { status: number; code: string },
  answer: Answer | StreamSeen,
): Finding[] {
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

function answerOf(answer: Answer | StreamSeen): unknown {
  return answer.kind === "answer" ? (answer.body ?? answer.text) : answer.types;
}
