/** Turn, tool call and token limits for an agent. */

import type { Usage } from "../core/events.ts";
import type { CallBudget } from "../core/ports/tools.ts";
import type { RunLimits } from "../core/settings.ts";

/**
 * Counts an agent's usage against its own limits and against the remaining allowance of the delegating run.
 * The usage includes the tokens and calls of the agents that it delegates to.
 */
export class AgentBudget implements CallBudget {
  readonly #limits: RunLimits;
  readonly #runAllowance: CallBudget | undefined;
  #turns = 0;
  #toolCalls = 0;
  #tokens = 0;

  /** @param runAllowance Allowance of the delegating call. If absent, only the agent's own limits apply. */
  constructor(limits: RunLimits, runAllowance?: CallBudget) {
    this.#limits = limits;
    this.#runAllowance = runAllowance;
  }

  countTokens(usage: Usage): void {
    this.#tokens += (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    this.#runAllowance?.countTokens(usage);
  }

  get hasTokensLeft(): boolean {
    return this.exhausted === undefined;
  }

  /** The token limit that has been reached, worded as in {@link endTurn}; `undefined` if tokens are left. */
  get exhausted(): string | undefined {
    const { tokens = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#tokens >= tokens) return describeLimit(tokens, "token");
    return this.#runAllowance?.hasTokensLeft === false ? runLimit : undefined;
  }

  takeCalls(calls: number): boolean {
    return this.#take(calls) === undefined;
  }

  /**
   * Counts a turn with tool calls, and the calls themselves. If the calls exceed a limit, this turn is the
   * agent's last and none of its calls is executed, because no later turn would read the results.
   *
   * @param calls Number of valid calls.
   * @returns The limit that stops the agent, for example `its limit of 3 turns`; `undefined` if the calls and
   * another turn are allowed.
   */
  endTurn(calls: number): string | undefined {
    this.#turns += 1;
    const { turns } = this.#limits;
    if (this.#turns >= turns) return describeLimit(turns, "turn");
    return this.exhausted ?? this.#take(calls);
  }

  #take(calls: number): string | undefined {
    if (this.#toolCalls + calls > this.#limits.toolCalls)
      return describeLimit(this.#limits.toolCalls, "tool call");
    if (this.#runAllowance?.takeCalls(calls) === false) return runLimit;
    this.#toolCalls += calls;
    return undefined;
  }
}

const runLimit = "a limit of the delegating run";

function describeLimit(limit: number, noun: string): string {
  return `its limit of ${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
