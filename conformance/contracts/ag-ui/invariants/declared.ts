/** Statuses, content types and bodies of answers against the published document. */
import { routes } from "../../../../generated/ag-ui/handlers.ts";
import { checkResponse } from "../../../../generated/ag-ui/validators.js";
import { undeclared } from "../../../invariants/declared.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf, operationOf } from "../../../invariants/operation.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { begun } from "./evidence.ts";

export const declared: Invariant = {
  id: "declared",
  clauses: ["C-050", "C-052", "CC-001", "M-056"],
  text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
  judge(evidence) {
    // A stream without an event is an answer in name only. What is no operation of the contract is not its business.
    const told = evidence.answers.filter(
      ({ headers, text }) => mediaTypeOf(headers["content-type"]) !== "text/event-stream" || text !== "",
    );
    const answers = [...begun(evidence).map(({ seen }) => seen), ...told].flatMap((answer) => {
      const found = operationOf(routes, answer.method, answer.path);
      return "operation" in found ? [{ answer, operation: found.operation }] : [];
    });
    return judgeEach(answers, ({ answer, operation }) =>
      undeclared({ operation, answer, check: checkResponse }),
    );
  },
};
