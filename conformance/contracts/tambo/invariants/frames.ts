/** Frames of a stream (T-070). */
import type { Invariant } from "../../../runner/invariant.ts";
import { judgeEach, streamsOf } from "./evidence.ts";

export const frames: Invariant = {
  id: "frames",
  clauses: ["T-070", "TX-24"],
  text: "A frame is one `data:` line of JSON, at most an `id:` line with it, and an empty line; UTF-8.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(
      ({ seen }) => seen.events.length > 0 || seen.oddities.length > 0,
    );
    return judgeEach(streams, ({ name, seen }) =>
      seen.oddities.map((sentence) => ({ message: `${name}: ${sentence}` })),
    );
  },
};
