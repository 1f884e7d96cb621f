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

  /** Ends a run that was not interrupted by a failure or a cancellation. */
  finishRun(timestamp: number): StreamEventOf<"RUN_FINISHED" | "RUN_ERROR"> {
    const limit = limitNames[this.stopReason];
    if (limit !== undefined) return this.#stopRun(`The run was stopped: it reached ${limit}.`, timestamp);
    const { threadId, runId } = this.#options;
    const outcome = this.#createOutcome();
    return {
      type: "RUN_FINISHED",
      threadId,
      runId,
      result: { stopReason: this.stopReason },
      ...this.#createUsage(),
      ...(outcome !== undefined && { outcome }),
      timestamp,
    };
  }

  /** Ends a failed or cancelled run. */
  failRun({ code, message, timestamp }: EventOf<"RUN_ERROR">): StreamEventOf<"RUN_FINISHED" | "RUN_ERROR"> {
    if (code !== "CANCELLED") return { type: "RUN_ERROR", message, code, ...this.#createUsage(), timestamp };
    this.stopReason = "cancelled";
    return this.#stopRun(message, timestamp);
  }

  /**
   * Ends a run that was stopped before it was complete. AG-UI 1.0 has the outcome `cancelled` for it. Earlier
   * clients reject this outcome, and would report a run without an outcome as a success.
   */
  #stopRun(message: string, timestamp: number): StreamEventOf<"RUN_FINISHED" | "RUN_ERROR"> {
    const { threadId, runId, speaksV1 } = this.#options;
    const metadata = { tambo: { stopReason: this.stopReason } };
    if (!speaksV1) return { type: "RUN_ERROR", message, code: "CANCELLED", metadata, timestamp };
    const outcome = { type: "cancelled" } as const;
    return { type: "RUN_FINISHED", threadId, runId, outcome, ...this.#createUsage(), metadata, timestamp };
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

/** The limits that stop a run, by stop reason. */
const limitNames: { readonly [reason in StopReason]?: string } = {
  max_turns: "its maximum number of turns",
  max_tool_calls: "its maximum number of tool calls",
  max_tokens: "its maximum number of tokens",
  timeout: "its time limit",
};

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
