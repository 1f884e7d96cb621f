/** Frames of a stream. */
import { oddFrames } from "../../../invariants/frames.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["PX-02", "M-021", "M-052", "TP-025", "TP-056"],
  text: "A frame is an `id:` line, one `data:` line of JSON and an empty line; lines end with LF alone; UTF-8.",
  judge: (evidence) => oddFrames(streamsOf(evidence)),
};
