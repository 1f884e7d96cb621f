/**
 * Builds the terminal event of a run from earlier events: tokens, stop reason, pending calls, requests for
 * consent.
 */
import type { PendingToolCall, StopReason } from "../../core/events.ts";
import type { EventOf } from "../../core/log-line.ts";
import type { RunView } from "./encoder.ts";
import type { Sent, StreamEvent } from "./sent-events.ts";

type RunFinished = Extract<StreamEvent, { type: "RUN_FINISHED" }>;

export class RunEnd {
  stopReason: StopReason = "end_turn";
  /** Ids of the calls that the client must make. */
  pendingCalls: string[] = [];
  /** Calls that need the user's consent. */
  consents: readonly PendingToolCall[] = [];
  readonly #view: RunView;
  #inputTokens = 0;
  #outputTokens = 0;

  constructor(view: RunView) {
    this.#view = view;
  }

  /** Adds the tokens of a turn. */
  count({ inputTokens = 0, outputTokens = 0 }: EventOf<"engine.turn_end">["usage"]): void {
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  finished(timestamp: number): Sent<"RUN_FINISHED"> {
    const outcome = this.#outcome();
    return { ...this.#end(timestamp), ...(outcome !== undefined && { outcome }) };
  }

  /** AG-UI 1.0 has an outcome for a cancelled run. Earlier clients reject it. */
  failed({ code, message, timestamp }: EventOf<"RUN_ERROR">): Sent<"RUN_FINISHED" | "RUN_ERROR"> {
    if (code === "CANCELLED" && this.#view.speaksV1) {
      this.stopReason = "cancelled";
      return { ...this.#end(timestamp), outcome: { type: "cancelled" } };
    }
    return { type: "RUN_ERROR", message, code, ...this.#usage(), timestamp };
  }

  #end(timestamp: number): RunFinished {
    const { threadId, runId } = this.#view;
    const result = { stopReason: this.stopReason };
    return { type: "RUN_FINISHED", threadId, runId, result, ...this.#usage(), timestamp };
  }

  #outcome(): RunFinished["outcome"] {
    if (this.consents.length > 0) return { type: "interrupt", interrupts: this.consents.map(interruptOf) };
    if (this.pendingCalls.length === 0 || !this.#view.speaksV1) return undefined;
    return { type: "success", pendingToolCallIds: this.pendingCalls };
  }

  #usage(): { usage?: [{ inputTokens: number; outputTokens: number; model?: string }] } {
    const [inputTokens, outputTokens] = [this.#inputTokens, this.#outputTokens];
    if (!this.#view.speaksV1 || inputTokens + outputTokens === 0) return {};
    const { model } = this.#view;
    return { usage: [{ ...(model !== undefined && { model }), inputTokens, outputTokens }] };
  }
}

/** Returns the interrupt that requests the user's consent to a call. */
function interruptOf({ toolCallId, toolName, input }: PendingToolCall) {
  return {
    id: toolCallId,
    reason: "tool_call",
    message: `Allow the call of ${toolName} with ${JSON.stringify(input)}?`,
    toolCallId,
    responseSchema: {
      type: "object",
      properties: { approved: { type: "boolean" } },
      required: ["approved"],
    },
  };
}
