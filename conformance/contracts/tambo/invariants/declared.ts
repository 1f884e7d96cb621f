/** Statuses, content types and bodies of answers against the published document (TC-021, TC-025). */

import { routes } from "../../../../generated/tambo/handlers.ts";
import { checkResponse } from "../../../../generated/tambo/validators.js";
import { undeclared } from "../../../invariants/declared.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { operationOf } from "../../../invariants/operation.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer, StreamSeen } from "../../../runner/observation.ts";
import { member } from "../../../stream/json.ts";
import { streamsOf } from "./evidence.ts";

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
      const found = operationOf(routes, answer.method, answer.path);
      return "operation" in found
        ? undeclared({ operation: found.operation, answer, check: checkResponse })
        : outside(`${answer.method} ${answer.path}`, found, answer);
    });
  },
};

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
