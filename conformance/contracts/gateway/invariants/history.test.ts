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

it("expects the output of provider tools in the user message [GC-076]", () => {
  const found = { type: "web_search_tool_result", tool_use_id: "s1", content: [] };
  const listed = { type: "server_tool_result", tool_use_id: "s2", content: { urls: ["a"], count: 1 } };
  const text = '{ "count": 1, "urls": ["a"] }';
  const [said, shown] = [
    { type: "text", text: "Done." },
    { type: "tool_result", tool_use_id: "s2", content: [{ type: "text", text }] },
  ];
  const step = { index: 0, response: { content: [found, listed, said] }, tool_calls: [], tool_results: [] };
  const judge = (...blocks: Json[]) => {
    const [asked] = runResult.messages as [Json];
    const messages = [asked, { role: "assistant", content: [said] }, { role: "user", content: blocks }];
    return listMessages(history, evidenceOfResponses(createBlockingResponse({ steps: [step], messages })));
  };
  const differ =
    "POST /v1/runs (200): the messages of the result differ from those of the request and the steps";
  expect(judge(found, shown)).toEqual([]);
  expect(judge(shown, found)).toEqual([differ]);
  expect(judge(found, { ...shown, content: [{ type: "text", text: "{}" }] })).toEqual([differ]);
});
