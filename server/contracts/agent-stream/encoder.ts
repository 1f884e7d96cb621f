/**
 * Encodes canonical run events as the contract's twelve named events. Pure: the same lines give the same
 * events.
 */
import { createHash } from "node:crypto";
import type { components } from "../../../generated/agent-stream/types.ts";
import type { StopReason } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { textOf } from "../../core/messages.ts";
import { type Named, type NameOf, noneLeft, type Shown, type Unwritten, type Written } from "../written.ts";
import { resultContent } from "./content.ts";

/** A named event of the contract's streams. */
export type StreamEvent = components["schemas"]["StreamFrame"];

type Sent<Name extends NameOf<StreamEvent>> = Named<StreamEvent, Name>;

/** The properties of a request that affect encoding. */
export interface RunView {
  threadId: string;
  /** The agent in the request. */
  agent?: string;
  /** True if the reader receives the model's reasoning. */
  showsReasoning: boolean;
}

/** How a kind of event is encoded: left out, or by a function. */
type Treatment<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => StreamEvent[]);

/** The table has every kind, so that a new one does not compile without an entry (M-092). */
const treatments = {
  RUN_STARTED: (encoder) => [encoder.status("start")],
  RUN_FINISHED: (encoder) => encoder.finished(),
  RUN_ERROR: (encoder, { code, message }) => encoder.failed(code, message),
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: (encoder, { delta }) => encoder.text(delta),
  TEXT_MESSAGE_END: "left out",
  TOOL_CALL_START: (encoder, event) => encoder.callStart(event),
  TOOL_CALL_ARGS: (encoder, event) => encoder.callArgs(event),
  TOOL_CALL_END: (encoder, event) => encoder.callEnd(event),
  // The next event contains the result as blocks.
  TOOL_CALL_RESULT: "left out",
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "tambo.run.awaiting_input": "left out",
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.toolResult(event),
  "tambo.component.start": "left out",
  "tambo.component.props_delta": "left out",
  "tambo.component.state_delta": "left out",
  "tambo.component.end": "left out",
  STEP_STARTED: (encoder, { stepName }) => [encoder.status("running", stepName.replace("-", " "))],
  STEP_FINISHED: "left out",
  // Sent with the first text: reasoning without text is not sent.
  REASONING_START: "left out",
  REASONING_MESSAGE_START: "left out",
  REASONING_MESSAGE_CONTENT: (encoder, event) => encoder.reasoning(event),
  REASONING_MESSAGE_END: (encoder, event) => encoder.reasoningMessageEnd(event),
  REASONING_END: (encoder, event) => encoder.reasoningEnd(event),
  "engine.turn_end": "left out",
  "engine.tool_start": "left out",
  "engine.tool_error": "left out",
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": (encoder, { code, message }) => [encoder.error(code, message)],
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": (encoder, { reason }) => encoder.stop(reason),
} satisfies { [Kind in EventKind]: Treatment<Kind> };

/** Kinds of events that produce an event of the contract. */
export type ShownKind = Shown<typeof treatments>;

// An event of the contract that the table does not write is a compile error, which names it.
noneLeft<Unwritten<StreamEvent, Written<typeof treatments>>>();

/** Reasoning starts with its first delta. */
type Thought = "reasoning_start" | "reasoning_message_start" | "reasoning_message_content";

/** Encodes the events of one run, in order. */
export class Encoder {
  readonly #view: RunView;
  readonly #ofThread: { thread_id: string };
  readonly #ofAgent: { agent?: string };
  #stopReason: StopReason = "end_turn";
  /** Calls whose arguments have not started. */
  readonly #withoutArgs = new Set<string>();
  /** Id of the reasoning message that is being sent. */
  #reasoning: string | undefined;

  /** @param view The run and its reader. */
  constructor(view: RunView) {
    this.#view = view;
    this.#ofThread = { thread_id: view.threadId };
    this.#ofAgent = view.agent === undefined ? {} : { agent: view.agent };
  }

  /** Returns the events of a line, if any. */
  encode({ kind, json }: LogLine): StreamEvent[] {
    // The key and the event have the same kind, which the compiler cannot infer from a lookup.
    const treatment = treatments[kind] as Treatment<EventKind>;
    if (treatment === "left out") return [];
    return treatment(this, JSON.parse(json) as never);
  }

  status(type: components["schemas"]["StatusType"], message?: string): Sent<"status"> {
    return { event: "status", data: { type, ...(message !== undefined && { message }), ...this.#ofThread } };
  }

  error(code: string, message: string): Sent<"error"> {
    return { event: "error", data: { type: "error", message, code, ...this.#ofThread } };
  }

  stop(reason: StopReason): never[] {
    this.#stopReason = reason;
    return [];
  }

  /**
   * A run that stopped at a limit reports the limit (M-048). A run that awaits input fails, because this
   * contract cannot provide it (AX-16).
   */
  finished(): Sent<"status" | "error">[] {
    if (this.#stopReason === "awaiting_input") return this.failed("AWAITING_INPUT", cannotAnswer);
    return [this.status("complete", this.#stopReason === "end_turn" ? undefined : this.#stopReason)];
  }

  failed(code: string, message: string): Sent<"status" | "error">[] {
    const told = code === "RATE_LIMIT_EXCEEDED" ? "RATE_LIMIT" : code;
    return [this.error(told, message), this.status("error")];
  }

  text(content: string): Sent<"message">[] {
    if (content === "") return [];
    return [{ event: "message", data: { content, ...this.#ofThread, ...this.#ofAgent } }];
  }

  callStart({ toolCallId, toolCallName }: EventOf<"TOOL_CALL_START">): Sent<"tool_call_start">[] {
    this.#withoutArgs.add(toolCallId);
    return [
      {
        event: "tool_call_start",
        data: { toolCallId, toolCallName, ...this.#ofThread, ...this.#ofAgent },
      },
    ];
  }

  callArgs({ toolCallId, delta }: { toolCallId: string; delta: string }): Sent<"tool_call_args">[] {
    if (delta === "") return [];
    this.#withoutArgs.delete(toolCallId);
    return [{ event: "tool_call_args", data: { toolCallId, delta, ...this.#ofThread } }];
  }

  /** Every call has arguments. */
  callEnd({ toolCallId }: EventOf<"TOOL_CALL_END">): Sent<"tool_call_args" | "tool_call_end">[] {
    const args = this.#withoutArgs.has(toolCallId) ? this.callArgs({ toolCallId, delta: "{}" }) : [];
    return [...args, { event: "tool_call_end", data: { toolCallId, ...this.#ofThread } }];
  }

  toolResult({
    value: { toolCallId, result, isError },
  }: EventOf<"tambo.tool.result">): Sent<"error" | "tool_result">[] {
    const failure = isError === true ? [this.error("TOOL_ERROR", textOf(result) || "The tool failed.")] : [];
    const content = resultContent(result);
    return [
      ...failure,
      { event: "tool_result", data: { toolCallId, content, role: "tool", ...this.#ofThread } },
    ];
  }

  reasoning({ messageId: canonical, delta }: EventOf<"REASONING_MESSAGE_CONTENT">): Sent<Thought>[] {
    if (delta === "" || !this.#view.showsReasoning) return [];
    const messageId = reasoningId(canonical);
    const events: Sent<Thought>[] = [];
    if (this.#reasoning !== messageId) {
      this.#reasoning = messageId;
      events.push(
        { event: "reasoning_start", data: { messageId, ...this.#ofThread } },
        { event: "reasoning_message_start", data: { messageId, role: "assistant", ...this.#ofThread } },
      );
    }
    events.push({ event: "reasoning_message_content", data: { messageId, delta, ...this.#ofThread } });
    return events;
  }

  reasoningMessageEnd({
    messageId: canonical,
  }: EventOf<"REASONING_MESSAGE_END">): Sent<"reasoning_message_end">[] {
    const messageId = reasoningId(canonical);
    if (this.#reasoning !== messageId) return [];
    return [{ event: "reasoning_message_end", data: { messageId, ...this.#ofThread } }];
  }

  reasoningEnd({ messageId: canonical }: EventOf<"REASONING_END">): Sent<"reasoning_end">[] {
    const messageId = reasoningId(canonical);
    if (this.#reasoning !== messageId) return [];
    this.#reasoning = undefined;
    return [{ event: "reasoning_end", data: { messageId, ...this.#ofThread } }];
  }
}

const cannotAnswer = "The run waits for an answer that this endpoint cannot take.";

/** Returns an id in the format of A-066. Equal canonical ids give equal ids. */
function reasoningId(canonical: string): string {
  return `reasoning-${createHash("sha256").update(canonical).digest("hex").slice(0, 8)}`;
}
