import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { callArguments } from "./arguments.ts";
import {
  args,
  awaiting,
  callBegins,
  callEnds,
  evidenceOf,
  finished,
  goodRun,
  messagesOf,
  nothing,
  pausedRun,
  replacing,
  result,
  started,
} from "./testing.ts";

const value = (input: object, toolName = "add") => ({
  ...awaiting,
  value: { pendingToolCalls: [{ toolCallId: "tc_1", toolName, input: { ...input } }] },
});
const otherwise = ["run: call tc_1 is awaited otherwise than it was made"];
const broken = [started, callBegins, args('{"a'), callEnds];

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["a pause", evidenceOf(pausedRun), []],
  ["nothing", nothing, undefined],
  ["no call", evidenceOf([started, finished]), undefined],
  ["a call that goes on", evidenceOf(broken.slice(0, 3), { ended: "closed" }), []],
  [
    "arguments that broke off, of a call that failed",
    evidenceOf([...broken, { ...result, metadata: { tambo: { isError: true } } }, finished]),
    [],
  ],
  [
    "arguments that break off",
    evidenceOf([...broken, result]),
    ["run: the deltas of call tc_1 are no JSON object"],
  ],
  [
    "arguments that are no object",
    evidenceOf([started, callBegins, args("[1]"), callEnds]),
    ["run: the deltas of call tc_1 are no JSON object"],
  ],
  ["another input", evidenceOf(replacing(pausedRun, awaiting, value({ id: 8 }))), otherwise],
  ["another name", evidenceOf(replacing(pausedRun, awaiting, value({ id: 7 }, "remove"))), otherwise],
])("judges %s [C-031][C-064]", (_, evidence, expected) => {
  expect(messagesOf(callArguments.judge(evidence))).toEqual(expected);
});
