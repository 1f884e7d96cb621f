/** Times of events: whole Unix milliseconds that never go back. */
import type { Json } from "../runner/case.ts";
import type { Finding, StreamEvidence } from "../runner/invariant.ts";
import type { StreamSeen } from "../runner/observation.ts";
import { member } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

/** 2001-09-09: seconds, or a clock of the process, would be before it. */
const earliest = 1e12;

/** What is wrong with the times of a contract's events; `undefined` when the streams have none of them. */
export function wrongTimes(streams: readonly StreamEvidence[], isKnown: (event: Json) => boolean): Finding[] | undefined {
  const timed = streams.filter(({ seen }) => seen.events.some(isKnown));
  return judgeEach(timed, ({ name, seen }) => findings(name, seen, isKnown));
}

function findings(name: string, { events }: StreamSeen, isKnown: (event: Json) => boolean): Finding[] {
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
