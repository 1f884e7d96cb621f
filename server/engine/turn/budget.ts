/** A run's limits and the resources that it has used (M-009, M-048). */

import type { Usage } from "../../core/events.ts";
import type { RunRecord, RunTotals } from "../../core/ports/records.ts";
import type { CallBudget } from "../../core/ports/tools.ts";
import type { RunLimits } from "../../core/settings.ts";
import type { RunExecution } from "../run-execution.ts";

/** Limits that prevent further model calls once they have been reached. */
export type ReachedLimit = "max_turns" | "max_tool_calls" | "max_tokens";

/** Maximum timer delay, which is about 25 days. A timer with a longer delay would fire immediately. */
export const maxTimerMs = 2 ** 31 - 1;

/**
 * Counts the resources used by a run and its agents. The totals are stored with the step that used the
 * resources, so a recovered run continues counting. Time during which the run is not executed is not counted.
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

  /**
   * @param record The resources used before this execution.
   * @param limits The run's limits.
   */
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

  /** Time left in milliseconds. Zero or negative if the time limit has been reached. */
  get timeLeftMs(): number {
    return this.limits.timeMs - this.totals.timeMs;
  }

  /** The limit that prevents further model calls, if one has been reached. */
  get reachedLimit(): ReachedLimit | undefined {
    if (this.#hasRejectedCalls) return "max_tool_calls";
    if (this.totals.turns >= this.limits.turns) return "max_turns";
    return this.hasTokensLeft ? undefined : "max_tokens";
  }

  /** Counts a finished turn by the run's model. */
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

  /** Returns true if this number of additional calls is within the limit. */
  allowsCalls(calls: number): boolean {
    return this.totals.toolCalls + calls <= this.limits.toolCalls;
  }

  /**
   * Counts server tool calls.
   *
   * @returns False if the run has reached its limit. In that case, no calls are counted.
   */
  takeCalls(calls: number): boolean {
    this.#hasRejectedCalls ||= !this.allowsCalls(calls);
    if (!this.#hasRejectedCalls) this.#toolCalls += calls;
    return !this.#hasRejectedCalls;
  }
}

/**
 * Stores the run's resources with the most recent events. If a call was rejected because of the limit, the
 * rejection is also stored, because it ends the run.
 */
export function storeTotals({ writer }: RunExecution, budget: Budget): void {
  const { totals, reachedLimit } = budget;
  writer.change(reachedLimit === "max_tool_calls" ? { totals, stopReason: reachedLimit } : { totals });
}
