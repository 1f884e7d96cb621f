import { expect, it } from "vitest";
import { insertBefore, listMessages, noEvidence, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import {
  args,
  callBegins,
  callEnds,
  custom,
  evidenceOf,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  pausedRun,
  resultBlocks,
  resultText,
  started,
  threadOf,
  told,
} from "./testing.ts";
import { toolResults } from "./tool-results.ts";

const proposal = { query: { wire: "proposal" } };
const failing = custom("tambo.tool.result", {
  toolCallId: "tc_1",
  result: [{ type: "text", text: "Sunny" }],
  isError: true,
});
const kept = messages[1];
const stored = (result: object) =>
  evidenceOf(goodRun, {
    threads: [threadOf([messages[0] ?? null, { ...kept, ...result }, messages[2] ?? null])],
  });
const inBlocks = {
  id: "msg_2",
  role: "user",
  content: [{ type: "tool_result", toolUseId: "tc_1", content: [{ type: "text", text: "Sunny" }] }],
};

it.each<[string, Evidence, (string[] | undefined)?]>([
  ["a run", evidenceOf(goodRun, { threads: [threadOf()] }), []],
  ["a run in the wire proposal", evidenceOf(replaceEvent(goodRun, resultText), proposal), []],
  ["a pause", evidenceOf(pausedRun), []],
  ["a result in the representation blocks", stored({ toolCallId: null, ...inBlocks }), []],
  [
    "a call without a result in a run that failed",
    evidenceOf([started, callBegins, args("{}"), callEnds, failed]),
    [],
  ],
  [
    "run: call tc_1 has no tambo.tool.result, and is not awaited",
    evidenceOf(replaceEvent(replaceEvent(goodRun, resultText), resultBlocks)),
  ],
  [
    "run: call tc_1 has no tambo.tool.result, and is not awaited",
    evidenceOf([
      ...pausedRun.slice(0, 4),
      custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: [] }),
      finished,
    ]),
  ],
  [
    "a result of no call",
    evidenceOf(
      replaceEvent(
        goodRun,
        16,
        custom("tambo.tool.result", { toolCallId: "tc_9", result: [] }),
        resultBlocks,
      ),
    ),
    [
      "run: tambo.tool.result for tc_9: no such call was made",
      "run: tambo.tool.result for tc_9 without TOOL_CALL_RESULT right before it",
      "run: tambo.tool.result for tc_1 without TOOL_CALL_RESULT right before it",
      "run: the result of tc_9 was sent, and is not in tambo.run.finished",
    ],
  ],
  [
    "a result before the end of its call",
    evidenceOf([started, callBegins, resultText, resultBlocks, callEnds, failed]),
    [
      "run: TOOL_CALL_RESULT for tc_1: the call has not ended",
      "run: tambo.tool.result for tc_1: the call has not ended",
    ],
  ],
  [
    "a result twice",
    evidenceOf(insertBefore(goodRun, told, resultText, resultBlocks)),
    ["run: TOOL_CALL_RESULT for tc_1 comes twice", "run: tambo.tool.result for tc_1 comes twice"],
  ],
  [
    "run: tambo.tool.result for tc_1 without TOOL_CALL_RESULT right before it",
    evidenceOf(replaceEvent(goodRun, resultText)),
  ],
  ["run: TOOL_CALL_RESULT for tc_1, which the wire proposal does not have", evidenceOf(goodRun, proposal)],
  [
    "run: TOOL_CALL_RESULT of tc_1 is not the text of the result",
    evidenceOf(replaceEvent(goodRun, resultText, { ...resultText, content: "Rain" })),
  ],
  [
    "run: in tambo.run.finished the result of tc_1 is another message",
    evidenceOf(replaceEvent(goodRun, resultText, { ...resultText, messageId: "msg_9" })),
  ],
  [
    "run: the result of tc_1 was sent, and is not in tambo.run.finished",
    evidenceOf(
      replaceEvent(
        goodRun,
        told,
        custom("tambo.run.finished", { ...ids, messages: messages.toSpliced(1, 1) }),
      ),
    ),
  ],
  [
    "run: in the stored thread the result of tc_1 is another one",
    stored({ content: [{ type: "text", text: "Sunny " }] }),
  ],
  [
    "run: in tambo.run.finished the result of tc_1 has another isError",
    evidenceOf(replaceEvent(goodRun, resultBlocks, failing)),
  ],
])("judges %s [T-047][T-068][TC-044][TX-10][TX-11]", (told, evidence, expected = [told]) => {
  expect(listMessages(toolResults, evidence)).toEqual(expected);
});

it("takes a result of a call that an earlier run made [T-068]", () => {
  const [first] = evidenceOf(pausedRun, { name: "first" }).streams;
  const [second] = evidenceOf([started, resultText, resultBlocks, failed], { name: "second" }).streams;
  const streams = [first, second].filter((stream) => stream !== undefined);
  expect(toolResults.judge({ ...noEvidence, streams })).toEqual([]);
});
