/** Whose events they are: the ids that the client chose come back (C-011). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { member } from "../../../stream/json.ts";
import { sentMember } from "../stream/ag-ui-stream.ts";
import { type AgUiEvidence, begun } from "./evidence.ts";

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["C-002", "C-003", "C-011", "CC-039", "CX-10", "M-070"],
  text: "Every event that names a thread or a run names those of the request; RUN_STARTED has its parentRunId.",
  judge(evidence) {
    return judgeEach(begun(evidence), findings);
  },
};

function findings({ name, seen }: AgUiEvidence): Finding[] {
  return seen.events.flatMap((event, at) => {
    const keys =
      nameOf(event) === "RUN_STARTED" ? ["threadId", "runId", "parentRunId"] : ["threadId", "runId"];
    const named = keys.filter(
      (key) => nameOf(event) === "RUN_STARTED" || member(bodyOf(event), key) !== undefined,
    );
    return named.flatMap((key): Finding[] => {
      const expected = sentMember(seen.sent, key) ?? null;
      const actual = member(bodyOf(event), key) ?? null;
      if (actual === expected) return [];
      return [
        { message: `${name}: event ${at + 1} (${nameOf(event)}) has another ${key}`, expected, actual },
      ];
    });
  });
}
