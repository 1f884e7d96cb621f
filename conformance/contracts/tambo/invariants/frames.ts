/** Frames of a stream (T-070). */

import { oddFrames } from "../../../invariants/frames.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["T-070", "TX-24"],
  text: "A frame is one `data:` line of JSON, at most an `id:` line with it, and an empty line; UTF-8.",
  judge: (evidence) => oddFrames(streamsOf(evidence)),
};
