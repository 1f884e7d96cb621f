/** What the engine tells about its work to those who operate the server. An observer never throws, and is quick. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { JsonObject, StopReason, Usage } from "../events.ts";
import type { RunTotals } from "../ports/records.ts";

/** How a run ended as far as this process is concerned. */
export interface RunEnd {
  /** `suspended`: this process stops, and the next one takes it up. `taken_over`: another process has done so. */
  status: "finished" | "awaiting_input" | "failed" | "cancelled" | "suspended" | "taken_over";
  /** Absent when the run goes on elsewhere. */
  stopReason?: StopReason;
  /** Code of its `RUN_ERROR`. */
  errorCode?: string;
}

/** What a model was asked, or an agent's model. */
export interface ModelCall {
  /** As its log and requests call it: `openai/gpt-4.1`. */
  model: string;
  /** The AI SDK's name of how it ended (`stop`, `tool-calls` …), `error`, or `aborted`. */
  reason: string;
  /** As it counts towards the run's limits: estimated where the provider does not count. */
  usage: Required<Usage>;
}

/** How a tool's call ended. */
export type ToolCallEnd = "ok" | "failed" | "aborted";

export interface RunObserver {
  /** A run begins here. @param takenUp Whether an earlier process began it. */
  runStarted(takenUp: boolean): void;
  /** A run is over here. @param totals What it has used in all. */
  runEnded(end: RunEnd, totals: RunTotals): void;
  modelAsked(model: string, options: LanguageModelV4CallOptions): void;
  modelAnswered(call: ModelCall): void;
  toolCalled(tool: string, input: JsonObject): void;
  toolAnswered(end: ToolCallEnd): void;
  /**
   * A group of appends was committed.
   *
   * @param events How many events, notes among them. @param size UTF-16 units of their JSON. @param ms How long it took,
   *   attempts that failed among it.
   */
  committed(events: number, size: number, ms: number): void;
}

/** Observes nothing. */
export const silent: RunObserver = {
  runStarted: () => {},
  runEnded: () => {},
  modelAsked: () => {},
  modelAnswered: () => {},
  toolCalled: () => {},
  toolAnswered: () => {},
  committed: () => {},
};
