/** Headers of a stream (T-069, T-074, TC-030). */
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { member } from "../stream/json.ts";
import { bodyOf } from "../stream/vocabulary.ts";
import { judgeEach, streamsOf } from "./evidence.ts";

export const headers: Invariant = {
  id: "headers",
  clauses: ["T-069", "T-074", "TC-030"],
  text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back, with the ids of its thread and run.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), findings);
  },
};

function findings({ name, seen }: StreamEvidence): Finding[] {
  const { headers: sent } = seen;
  const found: Finding[] = [];
  const expect = (header: string, expected: string, holds: boolean) => {
    if (!holds)
      found.push({
        message: `${name}: the header ${header} is wrong`,
        expected,
        actual: sent[header] ?? null,
      });
  };
  const words = (header: string) => new Set((sent[header] ?? "").toLowerCase().split(/[\s,;]+/));
  expect("content-type", "text/event-stream", words("content-type").has("text/event-stream"));
  const cache = words("cache-control");
  expect("cache-control", "no-cache, no-transform", cache.has("no-cache") && cache.has("no-transform"));
  expect("x-accel-buffering", "no", sent["x-accel-buffering"] === "no");
  for (const [header, key] of Object.entries({ "x-thread-id": "threadId", "x-run-id": "runId" })) {
    const event = seen.events.find((each) => typeof member(bodyOf(each), key) === "string");
    const id = member(bodyOf(event), key);
    const expected = typeof id === "string" ? id : "an id";
    expect(header, expected, sent[header] === (id ?? sent[header]) && (sent[header] ?? "") !== "");
  }
  return found;
}
