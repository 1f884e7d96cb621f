/** Statuses, content types and bodies of answers against the published document. */
import { routes } from "../../../../generated/gateway/handlers.ts";
import { checkResponse } from "../../../../generated/gateway/validators.js";
import { undeclared } from "../../../invariants/declared.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { operationOf } from "../../../invariants/operation.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { answersOf, begun } from "./evidence.ts";

export const declared: Invariant = {
  id: "declared",
  clauses: ["G-001", "G-100", "G-140", "GC-001", "M-056"],
  text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
  judge(evidence) {
    const answers = [...begun(evidence).map(({ seen }) => seen), ...answersOf(evidence)].flatMap((answer) => {
      const found = operationOf(routes, answer.method, answer.path);
      return "operation" in found ? [{ answer, operation: found.operation }] : [];
    });
    return judgeEach(answers, ({ answer, operation }) =>
      undeclared({ operation, answer, check: checkResponse }),
    );
  },
};
