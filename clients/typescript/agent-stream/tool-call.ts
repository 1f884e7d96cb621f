/** Tool calls and results: their event payloads, and the order of the events. */
import { type AgUiPayloads, type Json, Lifecycle, makeAgUiEvent } from "./payloads.ts";

export interface ToolCallFields {
  toolCallId: string;
  toolName: string;
  /** The arguments of the call. */
  toolInput: { [name: string]: Json };
  threadId?: string;
  /** The name of the agent that makes the call. */
  agent?: string;
}

export interface ToolCall extends Readonly<ToolCallFields> {
  toAgUiStartEvent(): AgUiPayloads["tool_call_start"];
  /**
   * @param delta The next part of the arguments, as JSON text. Defaults to the complete `toolInput` as JSON
   * (A-061).
   */
  toAgUiArgsEvent(delta?: string): AgUiPayloads["tool_call_args"];
  toAgUiEndEvent(): AgUiPayloads["tool_call_end"];
}

export function createToolCall(members: ToolCallFields): ToolCall {
  const { toolCallId, toolName, toolInput, threadId, agent } = members;
  const ofThread = threadId === undefined ? {} : { thread_id: threadId };
  return {
    ...members,
    toAgUiStartEvent: () => ({
      toolCallId,
      toolCallName: toolName,
      ...ofThread,
      ...(agent !== undefined && { agent }),
    }),
    toAgUiArgsEvent: (delta = JSON.stringify(toolInput)) => ({ toolCallId, delta, ...ofThread }),
    toAgUiEndEvent: () => ({ toolCallId, ...ofThread }),
  };
}

export interface ToolResultFields {
  toolCallId: string;
  toolName: string;
  output: Json;
  threadId?: string;
}

export interface ToolResult extends Readonly<ToolResultFields> {
  /**
   * Builds the result payload. `content` is the output itself if it is a string, the text if the output is a
   * single text block, and the output as JSON otherwise (AX-12).
   */
  toAgUiEvent(): AgUiPayloads["tool_result"];
}

export function createToolResult(members: ToolResultFields): ToolResult {
  const { toolCallId, output, threadId } = members;
  return {
    ...members,
    toAgUiEvent: () => ({
      toolCallId,
      content: formatOutput(output),
      role: "tool",
      ...(threadId !== undefined && { thread_id: threadId }),
    }),
  };
}

function formatOutput(output: Json): string {
  if (typeof output === "string") return output;
  if (Array.isArray(output) && output.length === 1) {
    const block: { type?: Json; text?: Json } | null = output[0];
    if (block?.type === "text" && typeof block.text === "string") return block.text;
  }
  return JSON.stringify(output);
}

/**
 * Builds the payloads of one tool call in order: start, arguments, end, result. Methods called out of
 * order throw an `Error` that lists the allowed events.
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

  /** The arguments received so far. Once the call has ended, this is the complete JSON text. */
  get args(): string {
    return this.#args;
  }

  callStart(): AgUiPayloads["tool_call_start"] {
    this.#lifecycle.step("tool_call_start");
    return this.call.toAgUiStartEvent();
  }

  /**
   * @param delta The next part of the arguments, as JSON text. Defaults to the complete input of the call as
   * JSON.
   */
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
    return createToolResult({
      toolCallId,
      toolName,
      output,
      ...(threadId !== undefined && { threadId }),
    }).toAgUiEvent();
  }

  /** Returns the frames that end the arguments of an open call. Call this when the run fails. */
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
