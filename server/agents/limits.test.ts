import { expect, it } from "vitest";
import { limitReached } from "./limits.ts";

const limits = { turns: 3, toolCalls: 1, tokens: 100, timeMs: 1, toolTimeMs: 1 };

it.each([
  [{ turns: 2, toolCalls: 1, tokens: 99 }, undefined],
  [{ turns: 3, toolCalls: 1, tokens: 99 }, "3 turns"],
  [{ turns: 2, toolCalls: 2, tokens: 99 }, "1 tool call"],
  [{ turns: 2, toolCalls: 1, tokens: 100 }, "100 tokens"],
  [{ turns: 3, toolCalls: 2, tokens: 100 }, "3 turns"],
])("an agent that has used %j is stopped by %j", (used, want) => {
  expect(limitReached(limits, used)).toBe(want);
});

it("tokens are not limited when no limit is set", () => {
  const { tokens: _, ...rest } = limits;
  expect(limitReached(rest, { turns: 1, toolCalls: 1, tokens: 1e9 })).toBe(undefined);
});
