/** The limits of an agent that are counted, and how a limit is told. */

import type { Usage } from "../core/events.ts";
import type { Allowance } from "../core/ports/tools.ts";
import type { RunLimits } from "../core/settings.ts";

/**
 * What an agent has used, against its own limits and what the run may use that it works for. Tokens and calls of its own
 * agents count here, too.
 */
export class AgentBudget implements Allowance {
  readonly #limits: RunLimits;
  readonly #outer: Allowance | undefined;
  #turns = 0;
  #toolCalls = 0;
  #tokens = 0;

  /** @param outer Of the call that delegates; only the agent's own limits hold if absent. */
  constructor(limits: RunLimits, outer?: Allowance) {
    this.#limits = limits;
    this.#outer = outer;
  }

  countTokens(usage: Usage): void {
    this.#tokens += (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
    this.#outer?.countTokens(usage);
  }

  get tokensLeft(): boolean {
    return this.spent === undefined;
  }

  /** The limit of tokens that is reached, in words as {@link endTurn} has them; `undefined` when there are some left. */
  get spent(): string | undefined {
    const { tokens = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#tokens >= tokens) return its(tokens, "token");
    return this.#outer?.tokensLeft === false ? ofRun : undefined;
  }

  takeCalls(calls: number): boolean {
    return this.#take(calls) === undefined;
  }

  /**
   * Counts a turn that asks for tool calls, and its calls. A turn whose calls go beyond a limit is the last one, and
   * none of its calls is to be made: nobody would read the results.
   *
   * @param calls How many of its calls can be made.
   * @returns The limit that keeps the agent from going on, for example `its limit of 3 turns`; `undefined` when there
   *   is room for the calls and a next turn.
   */
  endTurn(calls: number): string | undefined {
    this.#turns += 1;
    const { turns } = this.#limits;
    if (this.#turns >= turns) return its(turns, "turn");
    return this.spent ?? this.#take(calls);
  }

  #take(calls: number): string | undefined {
    if (this.#toolCalls + calls > this.#limits.toolCalls) return its(this.#limits.toolCalls, "tool call");
    if (this.#outer?.takeCalls(calls) === false) return ofRun;
    this.#toolCalls += calls;
    return undefined;
  }
}

const ofRun = "a limit of the run that it works for";

function its(limit: number, noun: string): string {
  return `its limit of ${limit} ${noun}${limit === 1 ? "" : "s"}`;
}
