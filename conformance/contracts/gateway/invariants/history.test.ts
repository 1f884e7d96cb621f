import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import { history } from "./history.ts";
import { blockingOf, completed, createEvidence, delta, failedRun, runResult, spoilt } from "./testing.ts";

const [answer, results] = delta.append as [Json, Json];
const apart = "run: the history_deltas do not make the messages of the result";

it("takes what makes the messages of the result [G-107][G-149]", () => {
  expect(listMessages(history, createEvidence(failedRun))).toBeUndefined();
  expect(listMessages(history, evidenceOfResponses(blockingOf()))).toEqual([]);
});

it.each([
  [
    "another length",
    spoilt(delta, { ...delta, expected_len: 0 }),
    ["run: event 23: history_delta has another expected_len"],
  ],
  [
    "an answer without its results",
    spoilt(delta, { ...delta, append: [answer] }),
    ["run: event 34: history_delta has another expected_len", "run: turn 0 appends something else", apart],
  ],
  [
    "results before their answer",
    spoilt(delta, { ...delta, append: [results, answer] }),
    ["run: turn 0 appends something else", apart],
  ],
  [
    "other messages in the result",
    spoilt(completed, { ...completed, result: { ...runResult, messages: [] } }),
    [apart, "run: the messages of the result are not those of the request and the steps"],
  ],
])("finds %s [G-149]", (_, evidence, messages) => {
  expect(listMessages(history, evidence)).toEqual(messages);
});

it("looks at the messages of an answer, too [G-107]", () => {
  const [, ...rest] = runResult.messages as Json[];
  expect(listMessages(history, evidenceOfResponses(blockingOf({ messages: rest })))).toEqual([
    "POST /v1/runs (200): the messages of the result are not those of the request and the steps",
  ]);
});
