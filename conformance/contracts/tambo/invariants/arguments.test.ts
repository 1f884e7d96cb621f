import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { callArguments } from "./arguments.ts";
import {
  args,
  awaiting,
  callBegins,
  callEnds,
  custom,
  evidenceOf,
  failed,
  finished,
  goodRun,
  ids,
  messages,
  messagesOf,
  nothing,
  pausedRun,
  replacing,
  resultBlocks,
  started,
  threadOf,
  told,
} from "./testing.ts";

const call = (toolCallId: string) => [
  { ...callBegins, toolCallId },
  args("{}", toolCallId),
  { ...callEnds, toolCallId },
];
const pending = (...calls: JsonObject[]) =>
  custom("tambo.run.awaiting_input", {
    ...ids,
    pendingToolCalls: calls.map((each) => ({ toolName: "demo/look", input: {}, ...each })),
  });
const storing = (...toolCalls: JsonObject[]) => [{ ...messages[0], toolCalls }, ...messages.slice(1)];
const finishing = (toolCall: JsonObject) =>
  evidenceOf(replacing(goodRun, told, custom("tambo.run.finished", { ...ids, messages: storing(toolCall) })));
const kept = { id: "tc_1", name: "demo/look", arguments: { city: "Paris" } };
const brokenOff = [started, callBegins, args('{"city":'), callEnds];

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun, { threads: [threadOf()] }), []],
  ["a pause", evidenceOf(pausedRun), []],
  ["nothing", nothing, undefined],
  [
    "calls of an earlier run that still wait",
    evidenceOf([started, ...call("tc_2"), pending({ toolCallId: "tc_0" }, { toolCallId: "tc_2" }), finished]),
    [],
  ],
  [
    "arguments that broke off, and failed",
    evidenceOf([
      ...brokenOff,
      custom("tambo.tool.result", { toolCallId: "tc_1", result: [], isError: true }),
      failed,
    ]),
    [],
  ],
  [
    "a cut-off call of a run that failed",
    evidenceOf([started, ...call("tc_1"), failed], { threads: [threadOf([])] }),
    [],
  ],
  [
    "a call that is not told at the end",
    finishing({}),
    ["run: call tc_1 was streamed, and is not in tambo.run.finished"],
  ],
  [
    "arguments that broke off",
    evidenceOf([...brokenOff, failed]),
    ["run: the deltas of call tc_1 are no JSON object"],
  ],
  [
    "no arguments",
    evidenceOf([started, callBegins, callEnds, failed]),
    ["run: the deltas of call tc_1 are no JSON object"],
  ],
  [
    "another input",
    evidenceOf([
      ...pausedRun.slice(0, 4),
      pending({ toolCallId: "tc_1", input: { city: "Rome" } }),
      finished,
    ]),
    ["run: call tc_1 awaits with another input"],
  ],
  [
    "an input that is a text",
    evidenceOf([
      ...pausedRun.slice(0, 4),
      pending({ toolCallId: "tc_1", input: '{"city":"Paris"}' }),
      finished,
    ]),
    ["run: call tc_1 awaits with another input"],
  ],
  [
    "another name",
    evidenceOf([
      ...pausedRun.slice(0, 4),
      pending({ toolCallId: "tc_1", toolName: "look", input: { city: "Paris" } }),
      finished,
    ]),
    ["run: call tc_1 awaits under another name"],
  ],
  [
    "another order",
    evidenceOf([
      started,
      ...call("tc_1"),
      ...call("tc_2"),
      pending({ toolCallId: "tc_2" }, { toolCallId: "tc_1" }),
      finished,
    ]),
    ["run: calls are not awaited in the order they were made"],
  ],
  [
    "a call with a result that waits",
    evidenceOf(replacing(pausedRun, awaiting, resultBlocks, awaiting)),
    ["run: call tc_1 has a result, and is awaited"],
  ],
  [
    "other arguments at the end",
    finishing({ ...kept, arguments: {} }),
    ["run: in tambo.run.finished call tc_1 has other arguments"],
  ],
  [
    "another name at the end",
    finishing({ ...kept, name: "look" }),
    ["run: in tambo.run.finished call tc_1 has another name"],
  ],
  [
    "a call that is not stored",
    evidenceOf(goodRun, { threads: [threadOf(storing())] }),
    ["run: call tc_1 was streamed, and is not in the stored thread"],
  ],
  [
    "other arguments stored",
    evidenceOf(goodRun, { threads: [threadOf(storing({ ...kept, arguments: { city: ["Paris"] } }))] }),
    ["run: in the stored thread call tc_1 has other arguments"],
  ],
  [
    "a call on another message",
    evidenceOf(goodRun, {
      threads: [
        threadOf([
          { ...messages[0], toolCalls: [] },
          ...messages.slice(1, 2),
          { ...messages[2], toolCalls: [kept] },
        ]),
      ],
    }),
    ["run: in the stored thread call tc_1 is on another message"],
  ],
])("judges %s [T-020][T-041][T-045]", (_, evidence, expected) => {
  expect(messagesOf(callArguments.judge(evidence))).toEqual(expected);
});

it("reads calls in the representation blocks [T-020][T-041]", () => {
  const content = [{ type: "tool_use", id: "tc_1", name: "demo/look", input: { city: "Rome" } }];
  const stored = [{ id: "msg_1", role: "assistant", content }];
  expect(messagesOf(callArguments.judge(evidenceOf(pausedRun, { threads: [threadOf(stored)] })))).toEqual([
    "run: in the stored thread call tc_1 has other arguments",
  ]);
});
