/** What streaming costs: every piece is sent once. */
import { overweight } from "../../../invariants/linear.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const linear: Invariant = {
  id: "linear",
  clauses: ["CC-010"],
  text: "The bytes of a stream grow with its content and no faster: a delta does not bring again what came before it.",
  judge: (evidence) => overweight(streamsOf(evidence)),
};
