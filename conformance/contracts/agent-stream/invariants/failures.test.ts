import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { failures } from "./failures.ts";
import {
  badResult,
  completed,
  event,
  evidenceOf,
  failedRun,
  failure,
  goodRun,
  messagesOf,
  replacing,
  spoilt,
  started,
  toolFailure,
} from "./testing.ts";

const blocks = event("tool_result", { toolCallId: "call_2", content: '[{"type":"text"}]', role: "tool" });
const silent = event("tool_result", { toolCallId: "call_2", content: "", role: "tool" });

it.each<[string, Evidence, string[] | undefined]>([
  ["a tool that fails", evidenceOf(goodRun), []],
  ["a run that fails", evidenceOf(failedRun), []],
  ["no errors", evidenceOf([started, completed]), undefined],
  ["a result of several blocks", spoilt(badResult, blocks), []],
  ["a result of no text", spoilt(badResult, silent), []],
  ["a stream that the suite left", evidenceOf(goodRun.slice(0, 18), { ended: "closed" }), []],
  [
    "an error without words",
    spoilt(toolFailure, event("error", { type: "error", message: "", code: "TOOL_ERROR" })),
    ["18 (error) has no message"],
  ],
  [
    "an error without a code",
    evidenceOf(replacing(failedRun, failure, event("error", { type: "error", message: "No." }))),
    ["6 (error) has no code"],
  ],
  [
    "a code of other letters",
    evidenceOf(
      replacing(failedRun, failure, event("error", { type: "error", message: "No.", code: "rate limit" })),
    ),
    ["6 (error) has no code"],
  ],
  ["no result after the error", spoilt(badResult), ["18 (error) is not followed by the result"]],
  [
    "another text",
    spoilt(toolFailure, event("error", { type: "error", message: "Failed.", code: "TOOL_ERROR" })),
    ["18 (error) has another text than the result"],
  ],
])("judges %s [A-082][A-084][M-039]", (_, evidence, expected) => {
  expect(messagesOf(failures, evidence)).toEqual(expected?.map((each) => `run: event ${each}`));
});
