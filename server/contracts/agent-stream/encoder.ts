/**
 * Encodes canonical run events as the contract's twelve named events. The encoder is pure: the same lines
 * always produce the same events.
 */
import { createHash } from "node:crypto";
import type { components } from "../../../generated/agent-stream/types.ts";
import type { StopReason } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { blocksToText } from "../../core/messages.ts";
import {
  assertNoneMissing,
  type EventByName,
  type EventName,
  type MissingNames,
  type WrittenKinds,
  type WrittenNames,
} from "../event-coverage.ts";
import { toResultContent } from "./content.ts";

/** A named event in the contract's streams. */
export type StreamEvent = components["schemas"]["StreamFrame"];

type StreamEventOf<Name extends EventName<StreamEvent>> = EventByName<StreamEvent, Name>;

/** Properties of a request that affect the encoding. */
export interface EncoderOptions {
  threadId: string;
  /** The agent named in the request. */
  agent?: string;
  /** True if the reader receives the model's reasoning. */
  sendsReasoning: boolean;
}

/** The way in which events of one kind are encoded: left out, or converted by a function. */
type EncodeRule<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => StreamEvent[]);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: (encoder) => [encoder.createStatus("start")],
  RUN_FINISHED: (encoder) => encoder.finishRun(),
  RUN_ERROR: (encoder, { code, message }) => encoder.failRun(code, message),
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: (encoder, { delta }) => encoder.addText(delta),
  TEXT_MESSAGE_END: "left out",
  TOOL_CALL_START: (encoder, event) => encoder.startCall(event),
  TOOL_CALL_ARGS: (encoder, event) => encoder.addArguments(event),
  TOOL_CALL_END: (encoder, event) => encoder.endCall(event),
  // Left out because the next event contains the result as blocks.
  TOOL_CALL_RESULT: "left out",
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "tambo.run.awaiting_input": "left out",
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.addResult(event),
  "tambo.component.start": "left out",
  "tambo.component.props_delta": "left out",
  "tambo.component.state_delta": "left out",
  "tambo.component.end": "left out",
  STEP_STARTED: (encoder, { stepName }) => [encoder.createStatus("running", stepName.replace("-", " "))],
  STEP_FINISHED: "left out",
  // Sent together with the first text delta, because reasoning without text is not sent.
  REASONING_START: "left out",
  REASONING_MESSAGE_START: "left out",
  REASONING_MESSAGE_CONTENT: (encoder, event) => encoder.addReasoning(event),
  REASONING_MESSAGE_END: (encoder, event) => encoder.endReasoningMessage(event),
  REASONING_END: (encoder, event) => encoder.endReasoning(event),
  "engine.turn_end": "left out",
  "engine.tool_start": "left out",
  "engine.tool_error": "left out",
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  // The contract has no field for citations (M-053).
  "engine.source": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": (encoder, { code, message }) => [encoder.createError(code, message)],
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": (encoder, { reason }) => encoder.setStopReason(reason),
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

/** Kinds of events that produce an event in the contract. */
export type WrittenKind = WrittenKinds<typeof encodeRules>;

// Fails to compile if the table does not write an event in the contract. The compile error names the event.
assertNoneMissing<MissingNames<StreamEvent, WrittenNames<typeof encodeRules>>>();

/** The events sent with the first delta of some reasoning. */
type ReasoningStart = "reasoning_start" | "reasoning_message_start" | "reasoning_message_content";

/** Encodes the events of one run, in order. */
export class Encoder {
  readonly #options: EncoderOptions;
  readonly #threadFields: { thread_id: string };
  readonly #agentFields: { agent?: string };
  #stopReason: StopReason = "end_turn";
  /** Calls whose arguments have not started yet. */
  readonly #withoutArgs = new Set<string>();
  /** ID of the reasoning message that is being sent. */
  #reasoning: string | undefined;

  /** @param options Describes the run and its reader. */
  constructor(options: EncoderOptions) {
    this.#options = options;
    this.#threadFields = { thread_id: options.threadId };
    this.#agentFields = options.agent === undefined ? {} : { agent: options.agent };
  }

  /** Returns a line's events, if any. */
  encode({ kind, json }: LogLine): StreamEvent[] {
    // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    if (rule === "left out") return [];
    return rule(this, JSON.parse(json) as never);
  }

  createStatus(type: components["schemas"]["StatusType"], message?: string): StreamEventOf<"status"> {
    return {
      event: "status",
      data: { type, ...(message !== undefined && { message }), ...this.#threadFields },
    };
  }

  createError(code: string, message: string): StreamEventOf<"error"> {
    return { event: "error", data: { type: "error", message, code, ...this.#threadFields } };
  }

  setStopReason(reason: StopReason): never[] {
    this.#stopReason = reason;
    return [];
  }

  /**
   * Ends a run. If the run stopped at a limit, the last event reports that limit (M-048). A run that awaits
   * input fails, because a client cannot provide input in this contract (AX-16).
   */
  finishRun(): StreamEventOf<"status" | "error">[] {
    if (this.#stopReason === "awaiting_input") return this.failRun("AWAITING_INPUT", awaitingInputMessage);
    return [this.createStatus("complete", this.#stopReason === "end_turn" ? undefined : this.#stopReason)];
  }

  failRun(code: string, message: string): StreamEventOf<"status" | "error">[] {
    const eventCode = code === "RATE_LIMIT_EXCEEDED" ? "RATE_LIMIT" : code;
    return [this.createError(eventCode, message), this.createStatus("error")];
  }

  addText(content: string): StreamEventOf<"message">[] {
    if (content === "") return [];
    return [{ event: "message", data: { content, ...this.#threadFields, ...this.#agentFields } }];
  }

  startCall({ toolCallId, toolCallName }: EventOf<"TOOL_CALL_START">): StreamEventOf<"tool_call_start">[] {
    this.#withoutArgs.add(toolCallId);
    return [
      {
        event: "tool_call_start",
        data: { toolCallId, toolCallName, ...this.#threadFields, ...this.#agentFields },
      },
    ];
  }

  addArguments({
    toolCallId,
    delta,
  }: {
    toolCallId: string;
    delta: string;
  }): StreamEventOf<"tool_call_args">[] {
    if (delta === "") return [];
    this.#withoutArgs.delete(toolCallId);
    return [{ event: "tool_call_args", data: { toolCallId, delta, ...this.#threadFields } }];
  }

  /**
   * Ends a call. Sends empty arguments first if there are none, because every call must have arguments
   * (A-061).
   */
  endCall({ toolCallId }: EventOf<"TOOL_CALL_END">): StreamEventOf<"tool_call_args" | "tool_call_end">[] {
    const args = this.#withoutArgs.has(toolCallId) ? this.addArguments({ toolCallId, delta: "{}" }) : [];
    return [...args, { event: "tool_call_end", data: { toolCallId, ...this.#threadFields } }];
  }

  addResult({
    value: { toolCallId, result, isError },
  }: EventOf<"tambo.tool.result">): StreamEventOf<"error" | "tool_result">[] {
    const failure =
      isError === true ? [this.createError("TOOL_ERROR", blocksToText(result) || "The tool failed.")] : [];
    const content = toResultContent(result);
    return [
      ...failure,
      { event: "tool_result", data: { toolCallId, content, role: "tool", ...this.#threadFields } },
    ];
  }

  addReasoning({
    messageId: canonical,
    delta,
  }: EventOf<"REASONING_MESSAGE_CONTENT">): StreamEventOf<ReasoningStart>[] {
    if (delta === "" || !this.#options.sendsReasoning) return [];
    const messageId = toReasoningId(canonical);
    const events: StreamEventOf<ReasoningStart>[] = [];
    if (this.#reasoning !== messageId) {
      this.#reasoning = messageId;
      events.push(
        { event: "reasoning_start", data: { messageId, ...this.#threadFields } },
        { event: "reasoning_message_start", data: { messageId, role: "assistant", ...this.#threadFields } },
      );
    }
    events.push({ event: "reasoning_message_content", data: { messageId, delta, ...this.#threadFields } });
    return events;
  }

  endReasoningMessage({
    messageId: canonical,
  }: EventOf<"REASONING_MESSAGE_END">): StreamEventOf<"reasoning_message_end">[] {
    const messageId = toReasoningId(canonical);
    if (this.#reasoning !== messageId) return [];
    return [{ event: "reasoning_message_end", data: { messageId, ...this.#threadFields } }];
  }

  endReasoning({ messageId: canonical }: EventOf<"REASONING_END">): StreamEventOf<"reasoning_end">[] {
    const messageId = toReasoningId(canonical);
    if (this.#reasoning !== messageId) return [];
    this.#reasoning = undefined;
    return [{ event: "reasoning_end", data: { messageId, ...this.#threadFields } }];
  }
}

const awaitingInputMessage = "The run awaits input, which this endpoint does not accept.";

/** Returns an ID in the format defined by A-066. Identical canonical IDs produce identical IDs. */
function toReasoningId(canonical: string): string {
  return `reasoning-${createHash("sha256").update(canonical).digest("hex").slice(0, 8)}`;
}
