import { expect, it } from "vitest";
import { listFindings, testAllInvariants } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { agUi } from "../contract.ts";
import {
  createEvidence,
  createReconnect,
  goodEvidence,
  goodRun,
  oldSent,
  readBytes,
  readEvents,
  sent,
} from "./testing.ts";

const { invariants } = agUi;

it.each(goodEvidence)("accepts %s [C-050][C-070][C-072]", (_, evidence) => {
  expect(listFindings(invariants, evidence)).toEqual([]);
});

const invalid: Json[] = [
  null,
  1,
  "text",
  [],
  {},
  { type: 7 },
  { type: "CUSTOM" },
  { type: "MESSAGES_SNAPSHOT" },
];
const spoilt = goodRun.map(
  ({ type, name }): JsonObject => ({ type: type ?? null, name: name ?? null, value: 3, delta: 4 }),
);

testAllInvariants(invariants, {
  complete: (goodEvidence[0] as [string, Evidence])[1],
  empty: createEvidence(readBytes("", { headers: { "x-run-id": "" } })),
  emptyFindings: [
    ["headers", "run: unexpected value of the x-run-id header"],
    ["terminal", "run: the stream is empty"],
  ],
  malformed: [invalid, spoilt, goodRun.map(({ type }): JsonObject => ({ type: type ?? null }))].flatMap(
    (events) =>
      [sent, oldSent, {}].map((input) =>
        createReconnect(
          readEvents(events, { sent: input }),
          readEvents(events, { sent: input, from: "bare" }),
        ),
      ),
  ),
});
