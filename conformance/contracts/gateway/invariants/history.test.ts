import { expect, it } from "vitest";
import { evidenceOfResponses, listMessages } from "../../../invariants/testing.ts";
import type { Json } from "../../../runner/case.ts";
import { history } from "./history.ts";
import {
  completed,
  createBlockingResponse,
  createEvidence,
  failedRun,
  historyDelta,
  replaceInGoodRun,
  runResult,
} from "./testing.ts";

const [answer, results] = historyDelta.append as [Json, Json];
const apart = "run: the history_delta events do not add up to the messages of the result";

it("accepts deltas that add up to the messages of the result [G-107][G-149]", () => {
  expect(listMessages(history, createEvidence(failedRun))).toBeUndefined();
  expect(listMessages(history, evidenceOfResponses(createBlockingResponse()))).toEqual([]);
});

it.each([
  [
    "another length",
    replaceInGoodRun(historyDelta, { ...historyDelta, expected_len: 0 }),
    ["run: event 23: history_delta has an unexpected expected_len"],
  ],
  [
    "a response without its results",
    replaceInGoodRun(historyDelta, { ...historyDelta, append: [answer] }),
    [
      "run: event 34: history_delta has an unexpected expected_len",
      "run: turn 0 appends unexpected messages",
      apart,
    ],
  ],
  [
    "results before the response with their calls",
    replaceInGoodRun(historyDelta, { ...historyDelta, append: [results, answer] }),
    ["run: turn 0 appends unexpected messages", apart],
  ],
  [
    "other messages in the result",
    replaceInGoodRun(completed, { ...completed, result: { ...runResult, messages: [] } }),
    [apart, "run: the messages of the result differ from those of the request and the steps"],
  ],
])("finds %s [G-149]", (_, evidence, messages) => {
  expect(listMessages(history, evidence)).toEqual(messages);
});

it("checks the messages of a response, too [G-107]", () => {
  const [, ...rest] = runResult.messages as Json[];
  expect(listMessages(history, evidenceOfResponses(createBlockingResponse({ messages: rest })))).toEqual([
    "POST /v1/runs (200): the messages of the result differ from those of the request and the steps",
  ]);
});
