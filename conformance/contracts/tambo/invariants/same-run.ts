/** Whose events they are (T-042, T-045, T-046). */

import { judgeEach, segmentsOf } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { member } from "../../../stream/json.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { streamsOf } from "./evidence.ts";

export const sameRun: Invariant = {
  id: "same-run",
  clauses: ["T-042", "T-045", "T-046"],
  text: "Every event of a stream is of the thread and the run that its path and its RUN_STARTED name.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.some(isKnown));
    return judgeEach(streams, findings);
  },
};

function findings({ name, seen }: StreamEvidence): Finding[] {
  const [, , threadId, , runId] = segmentsOf(seen.path);
  const of = { threadId: threadId ?? seen.threadId, runId: runId ?? seen.runId };
  return seen.events.flatMap((event, at) => {
    if (!isKnown(event)) return [];
    return Object.entries(of).flatMap(([key, expected]) => {
      const actual = member(bodyOf(event), key);
      if (actual === undefined || actual === expected) return [];
      return [
        { message: `${name}: event ${at + 1} (${nameOf(event)}) has another ${key}`, expected, actual },
      ];
    });
  });
}
