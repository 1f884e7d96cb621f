import { expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { states } from "./states.ts";
import { createEvidence, finished, goodRun, sent, snapshot, started } from "./testing.ts";

const wiped = { type: "STATE_SNAPSHOT", snapshot: { components: {} } };
const change = (path: string) => ({ type: "STATE_DELTA", delta: [{ op: "replace", path, value: 1 }] });

it.each<[string, Evidence, (string[] | null)?]>([
  ["no state", createEvidence([started, finished]), null],
  ["a change to a message that the client sent", createEvidence([started, change("/cart/0")]), []],
  ["a change, then the complete state", createEvidence([started, change("/cart/0"), wiped]), []],
  [
    "a state that differs from the one that was sent",
    createEvidence([started, wiped], { sent: { ...sent, state: null } }),
    [],
  ],
  ["the stream of a reconnecting client", createEvidence([started, wiped], { from: "bare" }), []],
  [
    "a change of a missing value",
    createEvidence([started, change("/none/0"), finished]),
    [expect.stringMatching("^run: a STATE_DELTA does not apply: ")],
  ],
  [
    "run: event 2: the STATE_DELTA has a test operation",
    createEvidence([started, { type: "STATE_DELTA", delta: [{ op: "test", path: "/cart/0", value: 1 }] }]),
  ],
  [
    "run: the first STATE_SNAPSHOT lost the client's field cart",
    createEvidence(replaceEvent(goodRun, snapshot, wiped)),
  ],
])("judges %s [C-004][C-066][C-078]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(states, evidence)).toEqual(expected ?? undefined);
});
