/** Statuses, content types and bodies of answers against the published document. */
import { routes } from "../../../../generated/agent-stream/handlers.ts";
import { checkResponse } from "../../../../generated/agent-stream/validators.js";
import { undeclared } from "../../../invariants/declared.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf, operationOf } from "../../../invariants/operation.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { Answer, StreamSeen } from "../../../runner/observation.ts";
import { answersAt, begun } from "./evidence.ts";

export const declared: Invariant = {
  id: "declared",
  clauses: ["A-001", "A-080", "AS-001", "M-056"],
  text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
  judge(evidence) {
    // A stream without an event is an answer in name only.
    const told = answersAt(evidence).filter(
      ({ headers, text }) => mediaTypeOf(headers["content-type"]) !== "text/event-stream" || text !== "",
    );
    const answers = [...begun(evidence).map(({ seen }) => seen), ...told].map(undeclaredIn);
    return judgeEach(
      answers.filter((found) => found !== undefined),
      (found) => found,
    );
  },
};

/** What of an answer is not as the document has it; `undefined` for one of no operation. */
export function undeclaredIn(answer: Answer | StreamSeen): Finding[] | undefined {
  const found = operationOf(routes, answer.method, answer.path);
  if (!("operation" in found)) return undefined;
  return undeclared({ operation: found.operation, answer, check: checkResponse });
}
