/** Statuses, content types and bodies of answers against the published document. */
import { routes } from "../../../../generated/tool-progress/handlers.ts";
import { checkResponse } from "../../../../generated/tool-progress/validators.js";
import { undeclared } from "../../../invariants/declared.ts";
import { judgeEach } from "../../../invariants/evidence.ts";
import { mediaTypeOf, operationOf } from "../../../invariants/operation.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { begun } from "./evidence.ts";

export const declared: Invariant = {
  id: "declared",
  clauses: ["TP-001", "P-092", "M-056"],
  text: "Every answer has a status that the document declares for its operation, with the declared content type and a valid body.",
  judge(evidence) {
    // A stream without a chunk is an answer in name only. What is no operation of the contract is not its business.
    const told = evidence.answers.filter(({ text }) => text !== "");
    const answers = [...begun(evidence).map(({ seen }) => seen), ...told].flatMap((answer) => {
      const found = operationOf(routes, answer.method, answer.path);
      if (!("operation" in found)) return [];
      const { operation } = found;
      // The document has both forms of an answer under one status.
      const streamed = { ...operation.contentTypes, 200: "text/event-stream" };
      const says = mediaTypeOf(answer.headers["content-type"]);
      const isStream = operation.stream && (answer.kind === "stream" || says === "text/event-stream");
      return [{ answer, operation: isStream ? { ...operation, contentTypes: streamed } : operation }];
    });
    return judgeEach(answers, ({ answer, operation }) =>
      undeclared({ operation, answer, check: checkResponse }),
    );
  },
};
