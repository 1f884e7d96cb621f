/** Times of events. */
import { wrongTimes } from "../../../invariants/times.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { streamsOf } from "./evidence.ts";

export const times: Invariant = {
  id: "times",
  clauses: ["CC-009"],
  text: "Every event has a `timestamp` in whole Unix milliseconds, never less than the one before.",
  judge: (evidence) => wrongTimes(streamsOf(evidence), isKnown),
};
