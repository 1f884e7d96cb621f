import { expect, it } from "vitest";
import { insertBefore, listMessages, noEvidence, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import {
  args,
  callEnd,
  callStart,
  createEvidence,
  createThreadResponse,
  custom,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  pausedRun,
  resultBlocks,
  resultText,
  runFinished,
  started,
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
  createEvidence(goodRun, {
    threads: [createThreadResponse([messages[0] ?? null, { ...kept, ...result }, messages[2] ?? null])],
  });
const inBlocks = {
  id: "msg_2",
  role: "user",
  content: [{ type: "tool_result", toolUseId: "tc_1", content: [{ type: "text", text: "Sunny" }] }],
};

it.each<[string, Evidence, (string[] | undefined)?]>([
  ["a run", createEvidence(goodRun, { threads: [createThreadResponse()] }), []],
  ["a run in the wire format proposal", createEvidence(replaceEvent(goodRun, resultText), proposal), []],
  ["a pause", createEvidence(pausedRun), []],
  ["a result in the representation blocks", stored({ toolCallId: null, ...inBlocks }), []],
  [
    "a call without a result in a run that failed",
    createEvidence([started, callStart, args("{}"), callEnd, failed]),
    [],
  ],
  [
    "run: call tc_1 has no tambo.tool.result, but is not awaited",
    createEvidence(replaceEvent(replaceEvent(goodRun, resultText), resultBlocks)),
  ],
  [
    "run: call tc_1 has no tambo.tool.result, but is not awaited",
    createEvidence([
      ...pausedRun.slice(0, 4),
      custom("tambo.run.awaiting_input", { ...ids, pendingToolCalls: [] }),
      finished,
    ]),
  ],
  [
    "a result without a call",
    createEvidence(
      replaceEvent(
        goodRun,
        16,
        custom("tambo.tool.result", { toolCallId: "tc_9", result: [] }),
        resultBlocks,
      ),
    ),
    [
      "run: tambo.tool.result for tc_9: no such call was made",
      "run: tambo.tool.result for tc_9 not immediately after TOOL_CALL_RESULT",
      "run: tambo.tool.result for tc_1 not immediately after TOOL_CALL_RESULT",
      "run: the result of tc_9 was sent, but is missing from tambo.run.finished",
    ],
  ],
  [
    "a result before the end of its call",
    createEvidence([started, callStart, resultText, resultBlocks, callEnd, failed]),
    [
      "run: TOOL_CALL_RESULT for tc_1, whose call has not ended",
      "run: tambo.tool.result for tc_1, whose call has not ended",
    ],
  ],
  [
    "a result twice",
    createEvidence(insertBefore(goodRun, runFinished, resultText, resultBlocks)),
    ["run: TOOL_CALL_RESULT for tc_1 is sent twice", "run: tambo.tool.result for tc_1 is sent twice"],
  ],
  [
    "run: tambo.tool.result for tc_1 not immediately after TOOL_CALL_RESULT",
    createEvidence(replaceEvent(goodRun, resultText)),
  ],
  [
    "run: TOOL_CALL_RESULT for tc_1, which is not part of the wire format proposal",
    createEvidence(goodRun, proposal),
  ],
  [
    "run: TOOL_CALL_RESULT of tc_1 is not the text of the result",
    createEvidence(replaceEvent(goodRun, resultText, { ...resultText, content: "Rain" })),
  ],
  [
    "run: in tambo.run.finished, the result of tc_1 has a different message id",
    createEvidence(replaceEvent(goodRun, resultText, { ...resultText, messageId: "msg_9" })),
  ],
  [
    "run: the result of tc_1 was sent, but is missing from tambo.run.finished",
    createEvidence(
      replaceEvent(
        goodRun,
        runFinished,
        custom("tambo.run.finished", { ...ids, messages: messages.toSpliced(1, 1) }),
      ),
    ),
  ],
  [
    "run: in the stored thread, the result of tc_1 differs",
    stored({ content: [{ type: "text", text: "Sunny " }] }),
  ],
  [
    "run: in tambo.run.finished, the result of tc_1 has a different isError",
    createEvidence(replaceEvent(goodRun, resultBlocks, failing)),
  ],
])("judges %s [T-047][T-068][TC-044][TX-10][TX-11]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(toolResults, evidence)).toEqual(expected);
});

it("accepts a result of an earlier run's call [T-068]", () => {
  const [first] = createEvidence(pausedRun, { name: "first" }).streams;
  const [second] = createEvidence([started, resultText, resultBlocks, failed], { name: "second" }).streams;
  const streams = [first, second].filter((stream) => stream !== undefined);
  expect(toolResults.judge({ ...noEvidence, streams })).toEqual([]);
});
