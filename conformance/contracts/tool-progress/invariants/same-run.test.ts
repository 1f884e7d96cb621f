import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { sameRun } from "./same-run.ts";
import {
  answering,
  blockingOf,
  called,
  evidenceOf,
  goodRun,
  lastPiece,
  messagesOf,
  nothing,
} from "./testing.ts";

const both = (parts: JsonObject) => ({ ...evidenceOf(goodRun), answers: [blockingOf(parts)] });

it("takes an answer that is its stream in one [P-091]", () => {
  expect(messagesOf(sameRun, nothing)).toBeUndefined();
  expect(messagesOf(sameRun, answering(blockingOf()))).toBeUndefined();
  expect(messagesOf(sameRun, both({}))).toEqual([]);
});

it.each<[string, JsonObject]>([
  ["message", { message: "Done." }],
  ["response", { response: "" }],
  ["tool_calls", { tool_calls: [...called.tool_calls, ...lastPiece.tool_calls] }],
  ["citations", { citations: ["a.py"] }],
  ["error", { error: { code: "LLM_ERROR", message: "No." } }],
])("finds another %s [P-091]", (name, parts) => {
  expect(messagesOf(sameRun, both(parts))).toEqual([
    `run_01jf3m2qv8x0a4k6n9c5e7g1hz: ${name} of the answer is not that of the stream`,
  ]);
});
