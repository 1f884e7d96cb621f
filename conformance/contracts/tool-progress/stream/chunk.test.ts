import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import {
  callStart,
  chunk,
  errorChunk,
  lastPart,
  result,
  resultPart,
  started,
  textChunk,
} from "../invariants/testing.ts";
import { describeContent } from "./chunk.ts";

it.each<[string, Json]>([
  ["empty", started],
  ["text", textChunk("Hi")],
  ["call", callStart],
  ["result", result],
  ["piece", resultPart],
  ["delegation_result", lastPart],
  ["call, result", chunk({ tool_calls: [...callStart.tool_calls, ...result.tool_calls] })],
  ["text, call", chunk({ ...textChunk("Hi"), tool_calls: callStart.tool_calls })],
  ["error", errorChunk],
  ["citation", chunk({ citations: ["a.py"] })],
  ["text", chunk({ ...textChunk("Hi"), citations: ["a.py"] })],
  ["text", { response: "Hi" }],
  ["empty", {}],
  ["", null],
  ["", "text"],
])("describes %s [P-001][P-005]", (kind, each) => {
  expect(describeContent(each)).toBe(kind);
});
