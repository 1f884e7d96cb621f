/** Ids of chunks: where in the run they stand (P-093, M-015). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { isAfter, positionOf } from "../stream/position.ts";
import { begun, type ProgressEvidence } from "./evidence.ts";

export const cursors: Invariant = {
  id: "cursors",
  clauses: ["M-015", "P-093", "TP-025"],
  text: "Every chunk has an id `<number>-<notes>`, after the one before it and after the cursor; that of a run's first chunk is 1-0.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: ProgressEvidence): Finding[] {
  let before = positionOf(seen.cursor);
  for (const [at, id] of seen.ids.entries()) {
    const place = `${name}: chunk ${at + 1}`;
    const position = positionOf(id);
    if (position === undefined) return [{ message: `${place} has no position as its id`, actual: id }];
    if (before !== undefined && !isAfter(position, before))
      return [
        {
          message: `${place} is not after the one before it`,
          expected: `after ${before.join("-")}`,
          actual: id,
        },
      ];
    if (at === 0 && seen.cursor === "0-0" && id !== "1-0")
      return [{ message: `${place} is not the run's first`, expected: "1-0", actual: id }];
    before = position;
  }
  return [];
}
