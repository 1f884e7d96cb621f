/** Coming back by position (T-140, T-143, TX-07). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, Replay } from "../../../runner/invariant.ts";
import { dataOf } from "../../../stream/stream-reader.ts";

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
  const at = expected.findIndex((event, index) => event !== actual[index]);
  if (at === -1 && actual.length === expected.length) return [];
  const place = at === -1 ? expected.length : at;
  const message =
    actual.length === expected.length
      ? `${name}: event ${place + 1} differs from the one that was sent first`
      : `${name} has ${actual.length} events, not ${expected.length}`;
  return [{ message, expected: expected[place] ?? null, actual: actual[place] ?? null }];
}

function eventOf(frame: string, id: string | null | undefined): string {
  return `id: ${id} data: ${dataOf(frame)}`;
}
