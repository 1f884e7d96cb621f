import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { AgUiStream } from "../stream/ag-ui-stream.ts";

/** An AG-UI stream with its name and origin. */
export interface AgUiEvidence extends StreamEvidence {
  seen: AgUiStream;
}

/** Returns the streams from the case's steps, and the streams of clients that connected after the case. */
export function listStreams({ streams, replays }: Evidence): AgUiEvidence[] {
  const again = replays.map(({ original, seen }): StreamEvidence => {
    const run = streams.find((each) => each.seen === original);
    return { name: `the connect to ${run?.name ?? original.runId}`, seen, from: "bare" };
  });
  return [...streams, ...again] as AgUiEvidence[];
}

/** Returns the non-empty streams that were requested from the start of the run. */
export function listRuns(evidence: Evidence): AgUiEvidence[] {
  return listNonEmptyStreams(evidence).filter(({ from }) => from === "start");
}

/** Returns the streams that have events. */
export function listNonEmptyStreams(evidence: Evidence): AgUiEvidence[] {
  return listStreams(evidence).filter(({ seen }) => seen.events.length > 0);
}
