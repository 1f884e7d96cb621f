import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { called, chunk, errorChunk, lastPiece, piece, result, says, started } from "../invariants/testing.ts";
import { kindOf } from "./chunk.ts";

it.each<[string, Json]>([
  ["empty", started],
  ["text", says("Hi")],
  ["call", called],
  ["result", result],
  ["piece", piece],
  ["delegation_result", lastPiece],
  ["call, result", chunk({ tool_calls: [...called.tool_calls, ...result.tool_calls] })],
  ["text, call", chunk({ ...says("Hi"), tool_calls: called.tool_calls })],
  ["error", errorChunk],
  ["text", { response: "Hi" }],
  ["empty", {}],
  ["", null],
  ["", "text"],
])("calls %s what it is [P-001][P-005]", (kind, each) => {
  expect(kindOf(each)).toBe(kind);
});
