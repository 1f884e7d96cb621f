/** The limits of a run, and the resources that it has used (M-009, M-048). */

import type { Usage } from "../../core/events.ts";
import type { RunRecord, RunTotals } from "../../core/ports/records.ts";
import type { CallBudget } from "../../core/ports/tools.ts";
import type { RunLimits } from "../../core/settings.ts";
import type { RunExecution } from "../run-execution.ts";

/** Limits after which the model is not called again. */
export type ReachedLimit = "max_turns" | "max_tool_calls" | "max_tokens";

/** Maximum delay of a timer, about 25 days. A longer one would fire immediately. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * Counts the resources of one run and its agents. They are stored with the step that used them, so that a
 * recovered run continues to count. Time without execution is not counted.
 */
export class Budget implements CallBudget {
  readonly limits: RunLimits;
  readonly #before: RunTotals;
  readonly #startedAt = performance.now();
  #turns = 0;
  #toolCalls = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #hasRejectedCalls: boolean;

  /** @param record The resources used before this execution. @param limits Limits of the run. */
  constructor(record: Pick<RunRecord, "totals" | "stopReason">, limits: RunLimits) {
    this.limits = limits;
    this.#before = record.totals;
    this.#hasRejectedCalls = record.stopReason === "max_tool_calls";
  }

  /** The resources that the run has used so far. */
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

  /** Milliseconds left. Zero or less if the time limit is reached. */
  get timeLeftMs(): number {
    return this.limits.timeMs - this.totals.timeMs;
  }

  /** The limit that prevents further model calls, if one is reached. */
  get reachedLimit(): ReachedLimit | undefined {
    if (this.#hasRejectedCalls) return "max_tool_calls";
    if (this.totals.turns >= this.limits.turns) return "max_turns";
    return this.hasTokensLeft ? undefined : "max_tokens";
  }

  /** Counts a finished turn of the run's model. */
  countTurn(usage: Usage): void {
    this.#turns += 1;
    this.countTokens(usage);
  }

  countTokens({ inputTokens = 0, outputTokens = 0 }: Usage): void {
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  get hasTokensLeft(): boolean {
    const { inputTokens, outputTokens } = this.totals;
    const { tokens = Number.POSITIVE_INFINITY } = this.limits;
    return inputTokens + outputTokens < tokens;
  }

  /** Returns true if this number of further calls is within the limit. */
  allowsCalls(calls: number): boolean {
    return this.totals.toolCalls + calls <= this.limits.toolCalls;
  }

  /** Counts calls of server tools. @returns False if the run has reached its limit. None are counted then. */
  takeCalls(calls: number): boolean {
    this.#hasRejectedCalls ||= !this.allowsCalls(calls);
    if (!this.#hasRejectedCalls) this.#toolCalls += calls;
    return !this.#hasRejectedCalls;
  }
}

/**
 * Stores the run's resources with the last events. Also stores that a call was rejected, because that ends
 * the run.
 */
export function storeTotals({ writer }: RunExecution, budget: Budget): void {
  const { totals, reachedLimit } = budget;
  writer.change(reachedLimit === "max_tool_calls" ? { totals, stopReason: reachedLimit } : { totals });
}
