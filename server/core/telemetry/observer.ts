/**
 * The interface through which the engine reports its work for metrics and logs. Observers must be fast and
 * never throw.
 */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { CountedUsage, JsonObject, StopReason } from "../events.ts";
import type { RunTotals } from "../ports/records.ts";

/** The end of a run in this process. */
export interface RunEnd {
  /**
   * `suspended`: this process is shutting down, and another process will recover the run. `taken_over`:
   * another process has claimed the run.
   */
  status: "finished" | "awaiting_input" | "failed" | "cancelled" | "suspended" | "taken_over";
  /** The reason why the run stopped. Absent if the run continues in another process. */
  stopReason?: StopReason;
  /** Code of the run's `RUN_ERROR` event. */
  errorCode?: string;
}

/** A finished model call, made by a run or by an agent. */
export interface ModelCall {
  /** The model ID as in logs and requests, such as `openai/gpt-4.1`. */
  model: string;
  /** The AI SDK's finish reason (`stop`, `tool-calls` …), `error`, or `aborted`. */
  reason: string;
  /** Tokens counted towards the run's limits. Estimated if the provider does not report them. */
  usage: CountedUsage;
}

/** The outcome of a tool call. */
export type ToolCallOutcome = "ok" | "failed" | "aborted";

export interface RunObserver {
  /**
   * Reports the start of a run.
   *
   * @param isRecovered True if the run was recovered from another process.
   */
  runStarted(isRecovered: boolean): void;
  /**
   * Reports the end of a run.
   *
   * @param totals The resources that the run has used.
   */
  runEnded(end: RunEnd, totals: RunTotals): void;
  modelCallStarted(model: string, options: LanguageModelV4CallOptions): void;
  modelCallEnded(call: ModelCall): void;
  toolCallStarted(tool: string, input: JsonObject): void;
  toolCallEnded(end: ToolCallOutcome): void;
  /**
   * Reports a committed batch of appends.
   *
   * @param events Number of events, including unnumbered events.
   * @param size Length of their JSON in UTF-16 code units.
   * @param ms Duration, including failed attempts.
   */
  committed(events: number, size: number, ms: number): void;
}

export const silentObserver: RunObserver = {
  runStarted: () => {},
  runEnded: () => {},
  modelCallStarted: () => {},
  modelCallEnded: () => {},
  toolCallStarted: () => {},
  toolCallEnded: () => {},
  committed: () => {},
};
