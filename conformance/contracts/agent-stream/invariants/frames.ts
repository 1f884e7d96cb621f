/** Frames of a stream. */
import { oddFrames } from "../../../invariants/frames.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["A-030", "A-033", "AS-047", "AX-14", "M-021", "M-052"],
  text: "A frame is an `event:` line with the event's name, one `data:` line of JSON, and an empty line; lines end with LF alone; UTF-8; there is no `id:` line.",
  judge: (evidence) => oddFrames(streamsOf(evidence)),
};
