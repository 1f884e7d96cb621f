/** Chunks against the published schemas: their members, and that there are no others. */
import { checkChatAgentResponse } from "../../../../generated/tool-progress/validators.js";
import { checkChatAgentResponse as checkSealed } from "../../../../generated/tool-progress/validators.sealed.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { chunksOf } from "./evidence.ts";

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: [
    "P-001",
    "P-004",
    "P-005",
    "P-006",
    "P-007",
    "P-008",
    "P-010",
    "P-011",
    "PX-03",
    "M-011",
    "M-093",
  ],
  text: "Every chunk, and what a blocking run came to, is a ChatAgentResponse with the members and types that the document gives it; tool calls are objects.",
  judge: (evidence) =>
    judgeEach(chunksOf(evidence), ({ chunk, place }) =>
      checkChatAgentResponse(chunk).map(({ pointer, message }) => ({
        message: `${place} is not valid: ${`${pointer} ${message}`.trimStart()}`,
        actual: chunk,
      })),
    ),
};

/** What of a run this contract cannot say is left out, not said in some other way. */
export const sealed: Invariant = {
  id: "sealed",
  clauses: ["M-063", "M-093", "TP-042", "M-028", "M-029", "M-030", "M-031", "M-033", "M-035", "M-055"],
  text: "No chunk has a member that the document does not declare: no reasoning, arguments, state, components, ids of messages, usage or reason of a stop.",
  judge(evidence) {
    const valid = chunksOf(evidence).filter(({ chunk }) => checkChatAgentResponse(chunk).length === 0);
    return judgeEach(valid, ({ chunk, place }) =>
      checkSealed(chunk).map(({ pointer, message }) => ({
        message: `${place} has what is not declared: ${`${pointer} ${message}`.trimStart()}`,
        actual: chunk,
      })),
    );
  },
};
