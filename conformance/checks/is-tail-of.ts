/**
 * `is-tail-of {stream, of, after}`: a stream's events are exactly those of another after the event with the id `after`
 * (0: all), byte for byte. `same-events {a, b}`: two streams have the same events.
 */
import type { CodeCheck } from "../runner/contract.ts";
import type { StreamSeen } from "../runner/observation.ts";
import { dataOf } from "../stream/stream-reader.ts";
import { streamParameter } from "./parameters.ts";

export const isTailOf: CodeCheck = (observations, parameters) => {
  const stream = streamParameter(observations, parameters, "stream");
  const of = streamParameter(observations, parameters, "of");
  if (stream === undefined || of === undefined)
    return { pass: false, reason: "the streams were not observed" };
  const after = String(parameters.after ?? 0);
  const at = after === "0" ? 0 : of.ids.indexOf(after) + 1;
  if (at === 0 && after !== "0") return { pass: false, reason: `no event of the stream has the id ${after}` };
  return compare(eventsOf(stream), eventsOf(of).slice(at));
};

export const sameEvents: CodeCheck = (observations, parameters) => {
  const a = streamParameter(observations, parameters, "a");
  const b = streamParameter(observations, parameters, "b");
  if (a === undefined || b === undefined) return { pass: false, reason: "the streams were not observed" };
  return compare(eventsOf(a), eventsOf(b));
};

function eventsOf({ frames, ids }: StreamSeen): string[] {
  return frames.map((frame, at) => `${ids[at] ?? "no id"}: ${dataOf(frame)}`);
}

function compare(actual: string[], expected: string[]) {
  // Two streams without any event show nothing.
  if (actual.length === 0 && expected.length === 0)
    return { pass: false, reason: "there were no events to compare" };
  const length = Math.max(actual.length, expected.length);
  for (let at = 0; at < length; at += 1) {
    if (actual[at] === expected[at]) continue;
    const reason = `event ${at + 1} is not the one that must be there`;
    return { pass: false, reason, expected: expected[at] ?? "no event", actual: actual[at] ?? "no event" };
  }
  return { pass: true };
}
