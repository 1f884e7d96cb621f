/** How a stream begins (P-094). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { isFromBeginning } from "../gather.ts";
import { begun, type ProgressEvidence } from "./evidence.ts";

export const firstChunk: Invariant = {
  id: "first-chunk",
  clauses: ["P-094", "M-022", "M-023", "M-024", "M-025", "M-027", "M-034", "M-040", "M-046", "M-047"],
  text: "A run begins with a chunk that brings nothing, and no other chunk brings nothing.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: ProgressEvidence): Finding[] {
  const whole = isFromBeginning(seen);
  const [first = ""] = seen.types;
  if (whole && first !== "empty")
    return [{ message: `${name}: the first chunk is not empty`, expected: "empty", actual: first }];
  const at = seen.types.indexOf("empty", whole ? 1 : 0);
  return at === -1 ? [] : [{ message: `${name}: chunk ${at + 1} brings nothing` }];
}
