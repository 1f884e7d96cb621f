/** The limits of a run, and what it has used of them (M-009, M-048). */

import type { Usage } from "../../core/events.ts";
import type { RunRecord, RunTotals } from "../../core/ports/records.ts";
import type { Allowance } from "../../core/ports/tools.ts";
import type { RunLimits } from "../../core/settings.ts";
import type { RunExecution } from "../run-execution.ts";

/** Limits after which the model is not asked again. */
export type ReachedLimit = "max_turns" | "max_tool_calls" | "max_tokens";

/** The largest delay of a timer, about 25 days: a longer one would fire at once. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * Counts for one run, and for the agents that work for it. What it has used is stored with the step that used it, so a
 * resumed run counts on; time in which no process executed it does not count.
 */
export class Budget implements Allowance {
  readonly limits: RunLimits;
  readonly #before: RunTotals;
  readonly #startedAt = performance.now();
  #turns = 0;
  #toolCalls = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #refusedCall: boolean;

  /** @param record What the run had used when this process took it. @param limits What it may use in all. */
  constructor(record: Pick<RunRecord, "totals" | "stopReason">, limits: RunLimits) {
    this.limits = limits;
    this.#before = record.totals;
    this.#refusedCall = record.stopReason === "max_tool_calls";
  }

  /** Returns what the run has used so far. */
  get totals(): RunTotals {
    const { turns, toolCalls, inputTokens, outputTokens, timeMs } = this.#before;
    return {
      turns: turns + this.#turns,
      toolCalls: toolCalls + this.#toolCalls,
      inputTokens: inputTokens + this.#inputTokens,
      outputTokens: outputTokens + this.#outputTokens,
      timeMs: timeMs + Math.round(performance.now() - this.#startedAt),
    };
  }

  /** Milliseconds that are left; not above zero when the time is up. */
  get timeLeftMs(): number {
    return this.limits.timeMs - this.totals.timeMs;
  }

  /** The limit that keeps the model from being asked again, if there is one. */
  get reached(): ReachedLimit | undefined {
    if (this.#refusedCall) return "max_tool_calls";
    if (this.totals.turns >= this.limits.turns) return "max_turns";
    return this.tokensLeft ? undefined : "max_tokens";
  }

  /** Counts a turn that the run's model has finished. */
  countTurn(usage: Usage): void {
    this.#turns += 1;
    this.countTokens(usage);
  }

  countTokens({ inputTokens = 0, outputTokens = 0 }: Usage): void {
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  get tokensLeft(): boolean {
    const { inputTokens, outputTokens } = this.totals;
    const { tokens = Number.POSITIVE_INFINITY } = this.limits;
    return inputTokens + outputTokens < tokens;
  }

  /** Tells whether a number of further calls is within the limit. */
  mayCall(calls: number): boolean {
    return this.totals.toolCalls + calls <= this.limits.toolCalls;
  }

  /** Counts calls of server tools. @returns Whether they may be made; if not, the run has reached its limit. */
  takeCalls(calls: number): boolean {
    this.#refusedCall ||= !this.mayCall(calls);
    if (!this.#refusedCall) this.#toolCalls += calls;
    return !this.#refusedCall;
  }
}

/** Stores what a run has used, with the events written last; a call that was refused, too, for it ends the run. */
export function keepTotals({ writer }: RunExecution, budget: Budget): void {
  const { totals, reached } = budget;
  writer.change(reached === "max_tool_calls" ? { totals, stopReason: reached } : { totals });
}
