/**
 * Builds a run's terminal event from its earlier events: tokens, stop reason, pending calls and consent
 * requests.
 */
import type { PendingToolCall, StopReason } from "../../core/events.ts";
import type { EventOf } from "../../core/log-line.ts";
import type { EncoderOptions } from "./encoder.ts";
import type { StreamEvent, StreamEventOf } from "./stream-events.ts";

type RunFinished = Extract<StreamEvent, { type: "RUN_FINISHED" }>;

export class RunEnd {
  stopReason: StopReason = "end_turn";
  /** IDs of the calls that the client must execute. */
  pendingCalls: string[] = [];
  /** Calls that need the user's consent. */
  consents: readonly PendingToolCall[] = [];
  readonly #options: EncoderOptions;
  #inputTokens = 0;
  #outputTokens = 0;

  constructor(options: EncoderOptions) {
    this.#options = options;
  }

  /** Adds a turn's tokens. */
  addUsage({ inputTokens = 0, outputTokens = 0 }: EventOf<"engine.turn_end">["usage"]): void {
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  finishRun(timestamp: number): StreamEventOf<"RUN_FINISHED"> {
    const outcome = this.#createOutcome();
    return { ...this.#createRunFinished(timestamp), ...(outcome !== undefined && { outcome }) };
  }

  /**
   * Ends a failed or cancelled run. AG-UI 1.0 has an outcome for cancelled runs, but earlier clients reject
   * it.
   */
  failRun({ code, message, timestamp }: EventOf<"RUN_ERROR">): StreamEventOf<"RUN_FINISHED" | "RUN_ERROR"> {
    if (code === "CANCELLED" && this.#options.speaksV1) {
      this.stopReason = "cancelled";
      return { ...this.#createRunFinished(timestamp), outcome: { type: "cancelled" } };
    }
    return { type: "RUN_ERROR", message, code, ...this.#createUsage(), timestamp };
  }

  #createRunFinished(timestamp: number): RunFinished {
    const { threadId, runId } = this.#options;
    const result = { stopReason: this.stopReason };
    return { type: "RUN_FINISHED", threadId, runId, result, ...this.#createUsage(), timestamp };
  }

  #createOutcome(): RunFinished["outcome"] {
    if (this.consents.length > 0)
      return { type: "interrupt", interrupts: this.consents.map(createInterrupt) };
    if (this.pendingCalls.length === 0 || !this.#options.speaksV1) return undefined;
    return { type: "success", pendingToolCallIds: this.pendingCalls };
  }

  #createUsage(): { usage?: [{ inputTokens: number; outputTokens: number; model?: string }] } {
    const [inputTokens, outputTokens] = [this.#inputTokens, this.#outputTokens];
    if (!this.#options.speaksV1 || inputTokens + outputTokens === 0) return {};
    const { model } = this.#options;
    return { usage: [{ ...(model !== undefined && { model }), inputTokens, outputTokens }] };
  }
}

/** Returns the interrupt that asks for the user's consent to a call. */
function createInterrupt({ toolCallId, toolName, input }: PendingToolCall) {
  return {
    id: toolCallId,
    reason: "tool_call",
    message: `Allow the call to ${toolName} with ${JSON.stringify(input)}?`,
    toolCallId,
    responseSchema: {
      type: "object",
      properties: { approved: { type: "boolean" } },
      required: ["approved"],
    },
  };
}
