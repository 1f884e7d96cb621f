/** Frames of a stream (C-050). */
import { oddFrames } from "../../../invariants/frames.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["C-050", "CC-004", "M-021", "M-052"],
  text: "A frame is one `data:` line of JSON and an empty line, without `id:` and `event:` lines; lines end with LF alone; UTF-8.",
  judge: (evidence) => oddFrames(streamsOf(evidence)),
};
