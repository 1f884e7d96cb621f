/** Coming back by position (T-140, T-143, TX-07). */
import { compareSequences, judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, Replay, StreamEvidence } from "../../../runner/invariant.ts";
import { getString } from "../../../stream/json.ts";
import { parseFrameData } from "../../../stream/stream-reader.ts";
import { streamsOf, wireOf } from "./evidence.ts";

export const replay: Invariant = {
  id: "replay",
  clauses: ["T-140", "T-143", "TX-07", "TC-002"],
  text: "After any position a run's stream is, byte for byte, what the uninterrupted stream had after it.",
  judge({ replays }) {
    return judgeEach(replays, findings);
  },
};

function findings({ whole, cut, after, seen }: Replay): Finding[] {
  const name = `the replay of ${whole.runId} after ${after}`;
  const expected = whole.frames.slice(cut).map((frame, at) => eventOf(frame, whole.ids[cut + at]));
  const actual = seen.frames.map((frame, at) => eventOf(frame, seen.ids[at]));
  return compareSequences(name, expected, actual, "event");
}

function eventOf(frame: string, id: string | null | undefined): string {
  return `id: ${id} data: ${parseFrameData(frame)}`;
}

export const ids: Invariant = {
  id: "ids",
  clauses: ["TX-07", "TC-001", "TC-002"],
  text: "The ids of a run's events are 1, 2, 3 … (in the wire `proposal`, which leaves events out, they increase).",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
    return judgeEach(streams, wrongNumbers);
  },
};

function wrongNumbers({ name, seen, from }: StreamEvidence): Finding[] {
  const gapless = wireOf(seen) === "ag-ui";
  let before = from === "start" ? 0 : positionOf(seen.query.after);
  for (const [at, id] of seen.ids.entries()) {
    const event = seen.events[at] ?? null;
    if (id === null && at === seen.ids.length - 1 && mayBeUnnumbered(event, from)) return [];
    if (id === null || !/^[1-9]\d{0,15}$/.test(id))
      return [{ message: `${name}: event ${at + 1} has no whole number as its id`, actual: id }];
    const number = Number(id);
    if (before !== undefined && (gapless ? number !== before + 1 : number <= before)) {
      const expected = gapless ? String(before + 1) : `more than ${before}`;
      return [{ message: `${name}: event ${at + 1} has not the id that comes next`, expected, actual: id }];
    }
    before = number;
  }
  return [];
}

/** An end that is no event of the run: the server stops, or a run was cancelled after its pause. */
function mayBeUnnumbered(
  event: StreamEvidence["seen"]["events"][number],
  from: StreamEvidence["from"],
): boolean {
  if (getString(event, "type") !== "RUN_ERROR") return false;
  return from !== "start" || getString(event, "code") === "SERVER_RESTARTING";
}

function positionOf(after: string | undefined): number | undefined {
  return after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
}
