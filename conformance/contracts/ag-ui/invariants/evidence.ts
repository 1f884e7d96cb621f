/** What invariants ask of the evidence. */
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { AgUiStream } from "../stream/ag-ui-stream.ts";

/** A stream of the contract. */
export interface AgUiEvidence extends StreamEvidence {
  seen: AgUiStream;
}

/** Every stream of the evidence: those of the steps, and those of clients that came back when all was over. */
export function streamsOf({ streams, replays }: Evidence): AgUiEvidence[] {
  const again = replays.map(({ whole, seen }): StreamEvidence => {
    const run = streams.find((each) => each.seen === whole);
    return { name: `the connect to ${run?.name ?? whole.runId}`, seen, from: "bare" };
  });
  return [...streams, ...again] as AgUiEvidence[];
}

/** Streams of runs, that brought something. */
export function runsOf(evidence: Evidence): AgUiEvidence[] {
  return begun(evidence).filter(({ from }) => from === "start");
}

/** Streams that brought something. */
export function begun(evidence: Evidence): AgUiEvidence[] {
  return streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
}
