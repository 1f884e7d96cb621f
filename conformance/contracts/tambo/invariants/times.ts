/** Times of events (T-043). */
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import type { StreamSeen } from "../../../runner/observation.ts";
import { member } from "../stream/json.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { judgeEach, streamsOf } from "./evidence.ts";

/** 2001-09-09: seconds, or a clock of the process, would be before it. */
const earliest = 1e12;

export const times: Invariant = {
  id: "times",
  clauses: ["T-043"],
  text: "Every event has a `timestamp` in whole Unix milliseconds, never less than the one before.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.some(isKnown));
    return judgeEach(streams, ({ name, seen }) => findings(name, seen));
  },
};

function findings(name: string, { events }: StreamSeen): Finding[] {
  let before = earliest;
  for (const [at, event] of events.entries()) {
    if (!isKnown(event)) continue;
    const actual = member(event, "timestamp");
    const place = `${name}: event ${at + 1}`;
    if (typeof actual !== "number" || !Number.isSafeInteger(actual) || actual < earliest)
      return [{ message: `${place} has no timestamp in whole Unix milliseconds`, actual: actual ?? null }];
    if (actual < before)
      return [
        { message: `${place} is earlier than the one before it`, expected: `${before} or more`, actual },
      ];
    before = actual;
  }
  return [];
}
