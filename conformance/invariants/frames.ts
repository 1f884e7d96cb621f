/** Frames of streams: what a stream's reader found odd. */
import type { Finding, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

/** What is odd about the frames of some streams; `undefined` when none brought anything. */
export function oddFrames(streams: readonly StreamEvidence[]): Finding[] | undefined {
  const read = streams.filter(({ seen }) => seen.events.length > 0 || seen.oddities.length > 0);
  return judgeEach(read, ({ name, seen }) =>
    seen.oddities.map((sentence) => ({ message: `${name}: ${sentence}` })),
  );
}
