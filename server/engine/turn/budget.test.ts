import { expect, it } from "vitest";
import { Budget } from "./budget.ts";

const unused = { turns: 0, toolCalls: 0, inputTokens: 0, outputTokens: 0, timeMs: 0 };
const limits = { turns: 3, toolCalls: 2, tokens: 100, timeMs: 60_000, toolTimeMs: 1000 };

it("continues from the totals of an earlier process [M-009]", () => {
  const totals = { turns: 1, toolCalls: 1, inputTokens: 10, outputTokens: 20, timeMs: 10_000 };
  const budget = new Budget({ totals }, limits);
  budget.countTurn({ inputTokens: 5, outputTokens: 6 });
  budget.countTurn({});
  expect(budget.takeCalls(1)).toBe(true);
  const { timeMs, ...counts } = budget.totals;
  expect(counts).toEqual({ turns: 3, toolCalls: 2, inputTokens: 15, outputTokens: 26 });
  expect(timeMs).toBeGreaterThanOrEqual(10_000);
  expect(budget.timeLeftMs).toBeLessThanOrEqual(50_000);
});

it("reaches a limit when it is used up, and the call limit when one more call is requested [M-048]", () => {
  const turns = new Budget({ totals: { ...unused, turns: 2 } }, limits);
  expect(turns.reachedLimit).toBeUndefined();
  turns.countTurn({});
  expect(turns.reachedLimit).toBe("max_turns");

  const tokens = new Budget({ totals: { ...unused, inputTokens: 90 } }, limits);
  tokens.countTurn({ outputTokens: 9 });
  expect(tokens.reachedLimit).toBeUndefined();
  tokens.countTurn({ inputTokens: 1 });
  expect(tokens.reachedLimit).toBe("max_tokens");

  const calls = new Budget({ totals: unused }, limits);
  expect([calls.takeCalls(1), calls.takeCalls(1), calls.reachedLimit]).toEqual([true, true, undefined]);
  expect([calls.takeCalls(1), calls.reachedLimit, calls.totals.toolCalls]).toEqual([
    false,
    "max_tool_calls",
    2,
  ]);
});

it("counts all of several calls or none, and none after a rejection [M-009]", () => {
  const calls = new Budget({ totals: { ...unused, toolCalls: 1 } }, limits);
  expect([calls.takeCalls(2), calls.takeCalls(1), calls.totals.toolCalls]).toEqual([false, false, 1]);
});

it("counts tokens of agents, but not their turns [M-009][M-048]", () => {
  const budget = new Budget({ totals: unused }, limits);
  budget.countTokens({ inputTokens: 90, outputTokens: 9 });
  expect(budget.hasTokensLeft).toBe(true);
  budget.countTokens({ outputTokens: 1 });
  expect([budget.hasTokensLeft, budget.reachedLimit]).toEqual([false, "max_tokens"]);
  expect(budget.totals).toMatchObject({ turns: 0, inputTokens: 90, outputTokens: 10 });
});

it("still ends a recovered run after a rejected call [M-048]", () => {
  const totals = { ...unused, toolCalls: 2 };
  expect(new Budget({ totals, stopReason: "max_tool_calls" }, limits).reachedLimit).toBe("max_tool_calls");
});

it("has no token limit by default", () => {
  const { tokens: _, ...others } = limits;
  const budget = new Budget({ totals: { ...unused, inputTokens: 1e12 } }, others);
  expect(budget.reachedLimit).toBeUndefined();
});
