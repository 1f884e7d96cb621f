/** Where a tool call is in its life, from its start to its result. */
import { type AgUiPayloads, makeAgUiEvent } from "./payloads.ts";
import type { Json } from "./json.ts";
import { Lifecycle } from "./lifecycle.ts";
import type { ToolCall } from "./tool-call.ts";
import { toolResult } from "./tool-result.ts";

/**
 * Gives the payloads of one call in their order: start, then pieces of the arguments, then end, then the
 * result. One out of order throws an Error that says what can come.
 */
export class ToolCallState {
  readonly call: ToolCall;
  readonly #lifecycle = new Lifecycle({
    begin: ["tool_call_start"],
    tool_call_start: ["tool_call_args"],
    tool_call_args: ["tool_call_args", "tool_call_end"],
    tool_call_end: ["tool_result"],
  });
  #args = "";

  constructor(call: ToolCall) {
    this.call = call;
  }

  /** The pieces of the arguments so far, joined: JSON text once the call has ended. */
  get args(): string {
    return this.#args;
  }

  callStart(): AgUiPayloads["tool_call_start"] {
    this.#lifecycle.step("tool_call_start");
    return this.call.toAgUiStartEvent();
  }

  /** @param delta A piece of the arguments' JSON text; all of it, made of the call's input, if absent. */
  callArgs(delta?: string): AgUiPayloads["tool_call_args"] {
    this.#lifecycle.step("tool_call_args");
    const payload = this.call.toAgUiArgsEvent(delta);
    this.#args += payload.delta;
    return payload;
  }

  callEnd(): AgUiPayloads["tool_call_end"] {
    this.#lifecycle.step("tool_call_end");
    return this.call.toAgUiEndEvent();
  }

  result(output: Json): AgUiPayloads["tool_result"] {
    this.#lifecycle.step("tool_result");
    const { toolCallId, toolName, threadId } = this.call;
    return toolResult({
      toolCallId,
      toolName,
      output,
      ...(threadId !== undefined && { threadId }),
    }).toAgUiEvent();
  }

  /** Ends the arguments of a call that is left, for a run that fails: the frames that are missing. */
  closingFrames(): string[] {
    const frames: string[] = [];
    if (this.#lifecycle.last === "tool_call_start") {
      frames.push(makeAgUiEvent("tool_call_args", this.callArgs()));
    }
    if (this.#lifecycle.last === "tool_call_args") {
      frames.push(makeAgUiEvent("tool_call_end", this.callEnd()));
    }
    return frames;
  }
}
