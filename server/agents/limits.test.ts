import { describe, expect, it } from "vitest";
import { Budget } from "../engine/turn/budget.ts";
import { AgentBudget } from "./limits.ts";

const limits = { turns: 3, toolCalls: 2, tokens: 100, timeMs: 1000, toolTimeMs: 1000 };
const unused = { turns: 0, toolCalls: 0, inputTokens: 0, outputTokens: 0, timeMs: 0 };
const ofRun = "a limit of the delegating run";

/**
 * Ends one turn for each of the given numbers of tool calls.
 *
 * @returns The result for the last turn.
 */
function after(budget: AgentBudget, ...turns: number[]): string | undefined {
  return turns.map((calls) => budget.endTurn(calls)).at(-1);
}

it.each([
  [{}, [2, 0], 99, undefined],
  [{}, [1, 0, 0], 0, "its limit of 3 turns"],
  [{ turns: 1 }, [0], 0, "its limit of 1 turn"],
  [{}, [1, 2], 0, "its limit of 2 tool calls"],
  [{ toolCalls: 0 }, [1], 0, "its limit of 0 tool calls"],
  [{}, [1], 100, "its limit of 100 tokens"],
  [{ tokens: undefined }, [1], 1e9, undefined],
])(
  "with limits %j, turns with %j calls and %i tokens, the reached limit is %j",
  (own, turns, tokens, want) => {
    const { tokens: _, ...others } = limits;
    const budget = new AgentBudget("tokens" in own ? others : { ...limits, ...own });
    budget.countTokens({ outputTokens: tokens });
    expect(after(budget, ...turns)).toBe(want);
  },
);

describe("an agent's usage counts towards the delegating run [M-009][M-048]", () => {
  const start = (own = {}, ofItsRun = {}) => {
    const run = new Budget({ totals: unused }, { ...limits, toolCalls: 4, ...ofItsRun });
    const outer = new AgentBudget({ ...limits, ...own }, run);
    return { run, outer, inner: new AgentBudget({ ...limits, tokens: 1000 }, outer) };
  };

  it("including the usage of its own agents", () => {
    const { run, outer, inner } = start();
    inner.countTokens({ inputTokens: 20, outputTokens: 3 });
    outer.countTokens({ inputTokens: 5 });
    expect([inner.endTurn(1), outer.endTurn(1)]).toEqual([undefined, undefined]);
    const { timeMs: _, ...used } = run.totals;
    expect(used).toEqual({ turns: 0, toolCalls: 2, inputTokens: 25, outputTokens: 3 });
    expect(outer.takeCalls(1), "two are used").toBe(false);
  });

  it("an exhausted token limit stops the agents and the run", () => {
    const { run, outer, inner } = start({ tokens: 1000 });
    inner.countTokens({ inputTokens: 100 });
    expect([inner.endTurn(0), outer.endTurn(0), run.reachedLimit]).toEqual([ofRun, ofRun, "max_tokens"]);
  });

  it("the outer agent's token limit stops its nested agent but not the run", () => {
    const { run, outer, inner } = start({}, { tokens: 1000 });
    inner.countTokens({ inputTokens: 100 });
    expect([inner.endTurn(0), outer.endTurn(0), run.reachedLimit]).toEqual([
      ofRun,
      "its limit of 100 tokens",
      undefined,
    ]);
  });

  it("calls beyond the run's limit are rejected, not counted, and end the run", () => {
    const { run, outer, inner } = start({}, { toolCalls: 1 });
    expect([inner.endTurn(2), outer.endTurn(0)]).toEqual([ofRun, ofRun]);
    expect([run.totals.toolCalls, run.reachedLimit]).toEqual([0, "max_tool_calls"]);
  });
});
