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
  seenOf,
} from "./testing.ts";

const both = (parts: JsonObject) => ({ ...evidenceOf(goodRun), answers: [blockingOf(parts)] });

it("takes an answer that is its stream in one [P-091]", () => {
  expect(messagesOf(sameRun, nothing)).toBeUndefined();
  expect(messagesOf(sameRun, answering(blockingOf()))).toBeUndefined();
  expect(messagesOf(sameRun, both({}))).toEqual([]);
});

it("takes another text of a run whose stream broke off, and nothing else [TP-052]", () => {
  const broken = {
    name: "broken",
    seen: seenOf(goodRun.slice(0, 2), { ended: "broken" }),
    from: "start" as const,
  };
  const cut = (parts: JsonObject) => {
    const evidence = both(parts);
    return { ...evidence, streams: [...evidence.streams, broken] };
  };
  expect(messagesOf(sameRun, cut({ message: "Done.", response: "Done." }))).toEqual([]);
  expect(messagesOf(sameRun, cut({ citations: ["a.py"] }))).toHaveLength(1);
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
