import { describe, expect, it } from "vitest";
import { listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  completed,
  createEvidence,
  event,
  failedResult,
  failedRun,
  failure,
  firstTurn,
  goodRun,
  replaceInGoodRun,
  started,
  text,
  toolFailure,
  turn,
} from "./testing.ts";
import { failures, turns } from "./turns.ts";

describe("turns", () => {
  const stopped = (message: string) => event("status", { type: "complete", message });

  it.each<[string, JsonObject[], string[]?]>([
    ["numbered turns", [started, firstTurn, turn(2), completed], []],
    ["a limit", [started, firstTurn, stopped("max_turns")], []],
    ["3 (status) has an unexpected message", [started, firstTurn, turn(3), completed]],
    ["2 (status) has an unexpected message", [started, turn(0), completed]],
    ["2 (status) has an unexpected message", [started, event("status", { type: "running" }), completed]],
    ["2 (message) before the first turn", [started, text("Hi"), completed]],
    ["2 (status) has an unexpected message", [started, stopped("end_turn")]],
    [
      "1 (status) has an unexpected message",
      [event("status", { type: "start", message: "Hello" }), completed],
    ],
  ])("judges %s [AS-029][M-023][M-048]", (finding, events, expected = [finding]) => {
    expect(listMessages(turns, createEvidence(events))).toEqual(expected.map((each) => `run: event ${each}`));
  });

  it("accepts a complete run", () => {
    expect(listMessages(turns, replaceInGoodRun(firstTurn))).toHaveLength(17);
  });
});

describe("failures", () => {
  const blocks = event("tool_result", { toolCallId: "call_2", content: '[{"type":"text"}]', role: "tool" });
  const silent = event("tool_result", { toolCallId: "call_2", content: "", role: "tool" });

  it.each<[string, Evidence, string[] | undefined]>([
    ["a run that fails", createEvidence(failedRun), []],
    ["no errors", createEvidence([started, completed]), undefined],
    ["a result of several blocks", replaceInGoodRun(failedResult, blocks), []],
    ["a result without text", replaceInGoodRun(failedResult, silent), []],
    ["a stream that the suite closed early", createEvidence(goodRun.slice(0, 18), { ended: "closed" }), []],
    [
      "an error without a message",
      replaceInGoodRun(toolFailure, event("error", { type: "error", message: "", code: "TOOL_ERROR" })),
      ["18 (error) has no message"],
    ],
    [
      "an error without a code",
      createEvidence(replaceEvent(failedRun, failure, event("error", { type: "error", message: "No." }))),
      ["6 (error) has no code"],
    ],
    [
      "a code with other characters",
      createEvidence(
        replaceEvent(
          failedRun,
          failure,
          event("error", { type: "error", message: "No.", code: "rate limit" }),
        ),
      ),
      ["6 (error) has no code"],
    ],
    [
      "no result after the error",
      replaceInGoodRun(failedResult),
      ["18 (error) is not followed by a tool_result"],
    ],
    [
      "another text",
      replaceInGoodRun(
        toolFailure,
        event("error", { type: "error", message: "Failed.", code: "TOOL_ERROR" }),
      ),
      ["18 (error) has text that differs from the result"],
    ],
  ])("judges %s [A-082][A-084][M-039]", (_, evidence, expected) => {
    expect(listMessages(failures, evidence)).toEqual(expected?.map((each) => `run: event ${each}`));
  });
});
