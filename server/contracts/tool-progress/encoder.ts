/**
 * Encodes canonical run events as chunks. The encoder is pure: the same lines always produce the same chunks.
 */
import type { components } from "../../../generated/tool-progress/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { parseJsonObject } from "../../core/messages.ts";
import type { WrittenKinds } from "../event-coverage.ts";
import { parseAgentType } from "./messages/delegation.ts";
import {
  formatCallMessage,
  formatCallSummary,
  formatFailureSummary,
  formatResultMessage,
  formatResultSummary,
} from "./messages/summaries.ts";

/** A chunk in the contract's streams. */
export type Chunk = components["schemas"]["ChatAgentResponse"];

type ToolCall = Chunk["tool_calls"][number];

/**
 * The way in which events of one kind are encoded: left out, or converted by a function, which may return no
 * chunk.
 */
type EncodeRule<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => Chunk | undefined);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  // The first chunk in a stream is empty. It shows that the run has started (P-094).
  RUN_STARTED: () => createChunk(""),
  // A stream ends when its connection is closed (P-094).
  RUN_FINISHED: "left out",
  RUN_ERROR: (_, { code, message }) =>
    createChunk(code === "CANCELLED" ? "" : message, { error: { code, message } }),
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: (_, { delta }) => (delta === "" ? undefined : createChunk(delta)),
  TEXT_MESSAGE_END: "left out",
  // A call is sent when its tool starts running (P-020).
  TOOL_CALL_START: (encoder, event) => encoder.addCall(event),
  TOOL_CALL_ARGS: (encoder, event) => encoder.addArguments(event),
  TOOL_CALL_END: "left out",
  TOOL_CALL_RESULT: (encoder, event) => encoder.holdText(event),
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "tambo.run.awaiting_input": (_, event) => createChunk(describePendingCalls(event)),
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.endCall(event),
  "tambo.component.start": "left out",
  "tambo.component.props_delta": "left out",
  "tambo.component.state_delta": "left out",
  "tambo.component.end": "left out",
  STEP_STARTED: "left out",
  STEP_FINISHED: "left out",
  // The contract has no field for reasoning (M-063).
  REASONING_START: "left out",
  REASONING_MESSAGE_START: "left out",
  REASONING_MESSAGE_CONTENT: "left out",
  REASONING_MESSAGE_END: "left out",
  REASONING_END: "left out",
  "engine.turn_end": "left out",
  "engine.tool_start": (encoder, event) => encoder.startCall(event),
  "engine.tool_error": (encoder, event) => encoder.holdError(event),
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.source": (_, { name }) => createChunk("", { citations: [name] }),
  "engine.model_failure": "left out",
  "engine.tool_output": (encoder, event) => encoder.addOutput(event),
  "engine.warning": "left out",
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": "left out",
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

/** Kinds of events that produce a chunk. */
export type WrittenKind = WrittenKinds<typeof encodeRules>;

/** A call that has no result yet. */
interface OpenCall {
  toolName: string;
  /** The call's arguments so far, as JSON text. */
  argumentsText: string;
  /** True if the call has been sent. */
  isSent: boolean;
  /** The part of the tool's output that has been sent, if any. */
  streamed?: string;
}

/** Encodes the events of one run, in order. */
export class Encoder {
  readonly #openCalls = new Map<string, OpenCall>();
  /** Text of a result whose blocks follow in the next event. */
  #text = "";
  #error: { code: string; message: string } | undefined;

  /** Returns a line's chunk, if any. */
  encode({ kind, json }: LogLine): Chunk | undefined {
    // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    return rule === "left out" ? undefined : rule(this, JSON.parse(json) as never);
  }

  addCall({ toolCallId, toolName }: EventOf<"TOOL_CALL_START">): undefined {
    this.#openCalls.set(toolCallId, { toolName, argumentsText: "", isSent: false });
  }

  addArguments({ toolCallId, delta }: EventOf<"TOOL_CALL_ARGS">): undefined {
    const call = this.#openCalls.get(toolCallId);
    if (call !== undefined) call.argumentsText += delta;
  }

  /**
   * Returns the chunk for the start of a call. A call that was interrupted by a restart may start again, but
   * is sent only once.
   */
  startCall({ toolCallId, toolName, input }: EventOf<"engine.tool_start">): Chunk | undefined {
    const call = this.#openCalls.get(toolCallId) ?? { toolName, argumentsText: "", isSent: false };
    if (call.isSent) return undefined;
    this.#openCalls.set(toolCallId, { ...call, isSent: true });
    return createChunk("", { tool_calls: [createCall(toolCallId, toolName, input)] });
  }

  /**
   * Returns the chunk for part of a call's output. The chunk has no summary, because a summary in every part would make
   * the stream grow quadratically with the output. Only the final result has a summary.
   */
  addOutput({ toolCallId, delta }: EventOf<"engine.tool_output">): Chunk | undefined {
    const call = this.#openCalls.get(toolCallId);
    if (call === undefined || delta === "") return undefined;
    call.streamed = (call.streamed ?? "") + delta;
    const part: ToolCall = {
      call_id: toolCallId,
      event_type: getEventTypes(call.toolName).result,
      tool_name: call.toolName,
      tool_response: "",
      tool_call_details: { summary: "" },
      stream_part: delta,
      is_complete: false,
    };
    return createChunk("", { tool_calls: [part] });
  }

  holdError({ code, message }: EventOf<"engine.tool_error">): undefined {
    this.#error = { code, message };
  }

  holdText({ content }: EventOf<"TOOL_CALL_RESULT">): undefined {
    this.#text = content;
  }

  /** Leaves out the result of a call that was made in another run. */
  endCall({ value: { toolCallId, isError } }: EventOf<"tambo.tool.result">): Chunk | undefined {
    const call = this.#openCalls.get(toolCallId);
    const text = this.#text;
    // A call that the model did not complete has no separate error event.
    const error = this.#error ?? { code: "call_not_made", message: text };
    this.#error = undefined;
    if (call === undefined) return undefined;
    this.#openCalls.delete(toolCallId);
    const { toolName, argumentsText, isSent, streamed } = call;
    const details =
      isError === true
        ? { summary: formatFailureSummary(toolName, text, error.code), is_error: true as const, error }
        : { summary: formatResultSummary(toolName, text) };
    const result: ToolCall = {
      call_id: toolCallId,
      event_type: getEventTypes(toolName).result,
      tool_name: toolName,
      tool_response: formatResultMessage(toolName),
      tool_call_details: details,
      ...(streamed !== undefined && { stream_part: findRemainder(text, streamed) }),
      is_complete: true,
    };
    // A result always follows its call (P-025), even if the call was never executed.
    const callParts = isSent ? [] : [createCall(toolCallId, toolName, parseJsonObject(argumentsText) ?? {})];
    return createChunk("", { tool_calls: [...callParts, result] });
  }
}

/** Creates a chunk. Both text fields are always present (P-003, PX-01). */
export function createChunk(text: string, rest: Partial<Omit<Chunk, "message" | "response">> = {}): Chunk {
  return { message: text, response: text, tool_calls: [], citations: [], ...rest };
}

function createCall(callId: string, toolName: string, input: JsonObject): ToolCall {
  return {
    call_id: callId,
    event_type: getEventTypes(toolName).call,
    tool_name: toolName,
    tool_response: formatCallMessage(toolName, input),
    tool_call_details: { summary: formatCallSummary(toolName, input) },
    is_complete: true,
  };
}

/** Returns the event types for a tool. Delegations have their own event types (P-024). */
function getEventTypes(toolName: string) {
  return parseAgentType(toolName) === undefined
    ? ({ call: "call", result: "result" } as const)
    : ({ call: "delegation_call", result: "delegation_result" } as const);
}

/**
 * Returns the unstreamed remainder of a result. The remainder is empty if the streamed part is not a prefix
 * of the result (P-035).
 */
function findRemainder(text: string, streamed: string): string {
  return text.startsWith(streamed) ? text.slice(streamed.length) : "";
}

/** Describes the pending calls. Only a run that was started through another contract can await input. */
function describePendingCalls({ value }: EventOf<"tambo.run.awaiting_input">): string {
  const names = value.pendingToolCalls.map(({ toolName }) => toolName);
  return names.length === 0
    ? "The run awaits the user's consent to tool calls, which only the run's own client can request."
    : `The run awaits tool results from the client that started it: ${names.join(", ")}.`;
}
