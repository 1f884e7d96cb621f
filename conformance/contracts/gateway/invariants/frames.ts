/** Frames of a stream (G-141). */
import { oddFrames } from "../../../invariants/frames.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["G-141", "GC-055", "M-021", "M-052"],
  text: "A frame is an `event:` line with the event's type, one `data:` line of JSON, and an empty line; lines end with LF alone; UTF-8; there are no comments.",
  judge(evidence) {
    const streams = streamsOf(evidence);
    const commented = streams.filter(({ seen }) => seen.comments > 0);
    const odd = oddFrames(streams);
    if (odd === undefined && commented.length === 0) return undefined;
    const found = commented.map(({ name, seen }) => ({
      message: `${name}: the stream has comments`,
      actual: seen.comments,
    }));
    return [...(odd ?? []), ...found];
  },
};
