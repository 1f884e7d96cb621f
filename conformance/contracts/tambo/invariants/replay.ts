/** Invariants for event ids, and for replays from a position (T-140, T-143, TX-07). */
import { compareSequences, judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, Replay, StreamEvidence } from "../../../runner/invariant.ts";
import { getString } from "../../../stream/json.ts";
import { parseFrameData } from "../../../stream/stream-reader.ts";
import { getWireFormat, listStreams } from "./evidence.ts";

export const replay: Invariant = {
  id: "replay",
  requirements: ["T-140", "T-143", "TX-07", "TC-002"],
  text: "Replaying a run from any position returns the remaining events of the original stream, byte for byte.",
  judge({ replays }) {
    return judgeEach(replays, checkReplay);
  },
};

function checkReplay({ original, cut, after, seen }: Replay): Finding[] {
  const name = `the replay of ${original.runId} after ${after}`;
  const expected = original.frames.slice(cut).map((frame, at) => formatEvent(frame, original.ids[cut + at]));
  const actual = seen.frames.map((frame, at) => formatEvent(frame, seen.ids[at]));
  return compareSequences(name, expected, actual, "event");
}

function formatEvent(frame: string, id: string | null | undefined): string {
  return `id: ${id} data: ${parseFrameData(frame)}`;
}

export const ids: Invariant = {
  id: "ids",
  requirements: ["TX-07", "TC-001", "TC-002"],
  text: "The ids of a run's events are 1, 2, 3 …; in the `proposal` wire format, which omits some events, they only have to increase.",
  judge(evidence) {
    const streams = listStreams(evidence).filter(({ seen }) => seen.events.length > 0);
    return judgeEach(streams, checkIds);
  },
};

function checkIds({ name, seen, from }: StreamEvidence): Finding[] {
  const isGapless = getWireFormat(seen) === "ag-ui";
  let before = from === "start" ? 0 : parsePosition(seen.query.after);
  for (const [at, id] of seen.ids.entries()) {
    const event = seen.events[at] ?? null;
    if (id === null && at === seen.ids.length - 1 && mayBeUnnumbered(event, from)) return [];
    if (id === null || !/^[1-9]\d{0,15}$/.test(id))
      return [{ message: `${name}: event ${at + 1} has an id that is not a positive integer`, actual: id }];
    const number = Number(id);
    if (before !== undefined && (isGapless ? number !== before + 1 : number <= before)) {
      const expected = isGapless ? String(before + 1) : `more than ${before}`;
      return [{ message: `${name}: event ${at + 1} does not have the next id`, expected, actual: id }];
    }
    before = number;
  }
  return [];
}

/**
 * Returns true for a final error that is not an event of the run, because the server is shutting down or
 * because the run was cancelled while it was awaiting input.
 */
function mayBeUnnumbered(
  event: StreamEvidence["seen"]["events"][number],
  from: StreamEvidence["from"],
): boolean {
  if (getString(event, "type") !== "RUN_ERROR") return false;
  return from !== "start" || getString(event, "code") === "SERVER_RESTARTING";
}

function parsePosition(after: string | undefined): number | undefined {
  return after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
}
