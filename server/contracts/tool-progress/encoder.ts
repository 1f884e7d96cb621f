/** Encodes canonical run events as chunks of the contract. Pure: the same lines give the same chunks. */
import type { components } from "../../../generated/tool-progress/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { parseObject } from "../../core/messages.ts";
import type { Shown } from "../written.ts";
import { agentTypeOf } from "./messages/delegation.ts";
import {
  callMessage,
  callSummary,
  failureSummary,
  resultMessage,
  resultSummary,
} from "./messages/summaries.ts";

/** A chunk of the contract's streams. */
export type Chunk = components["schemas"]["ChatAgentResponse"];

type ToolCall = Chunk["tool_calls"][number];

/** How a kind of event is encoded: left out, or by a function, which may return no chunk. */
type Treatment<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => Chunk | undefined);

/** The table has every kind, so that a new one does not compile without an entry (M-092). */
const treatments = {
  // The first chunk of a stream is empty. It shows that the run has started (P-094).
  RUN_STARTED: () => chunk(""),
  // The end of a stream is the end of its connection (P-094).
  RUN_FINISHED: "left out",
  RUN_ERROR: (_, { code, message }) =>
    chunk(code === "CANCELLED" ? "" : message, { error: { code, message } }),
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: (_, { delta }) => (delta === "" ? undefined : chunk(delta)),
  TEXT_MESSAGE_END: "left out",
  // A call is sent when its tool starts (P-020).
  TOOL_CALL_START: (encoder, event) => encoder.begin(event),
  TOOL_CALL_ARGS: (encoder, event) => encoder.addArguments(event),
  TOOL_CALL_END: "left out",
  TOOL_CALL_RESULT: (encoder, event) => encoder.holdText(event),
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "tambo.run.awaiting_input": (_, event) => chunk(waitingFor(event)),
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.result(event),
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
  "engine.tool_start": (encoder, event) => encoder.start(event),
  "engine.tool_error": (encoder, event) => encoder.holdError(event),
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": (encoder, event) => encoder.output(event),
  "engine.warning": "left out",
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": "left out",
} satisfies { [Kind in EventKind]: Treatment<Kind> };

/** Kinds of events that produce a chunk. */
export type ShownKind = Shown<typeof treatments>;

/** A call without a result. */
interface OpenCall {
  toolName: string;
  /** Its arguments so far. */
  argumentsText: string;
  /** True if the call has been sent. */
  shown: boolean;
  /** The part of its output that has been sent, if any. */
  streamed?: string;
}

/** Encodes the events of one run, in order. */
export class Encoder {
  readonly #open = new Map<string, OpenCall>();
  /** Text of a result. The next event contains the result's blocks. */
  #text = "";
  #error: { code: string; message: string } | undefined;

  /** Returns the chunk of a line, if any. */
  encode({ kind, json }: LogLine): Chunk | undefined {
    // The key and the event have the same kind, which the compiler cannot infer from a lookup.
    const treatment = treatments[kind] as Treatment<EventKind>;
    return treatment === "left out" ? undefined : treatment(this, JSON.parse(json) as never);
  }

  begin({ toolCallId, toolName }: EventOf<"TOOL_CALL_START">): undefined {
    this.#open.set(toolCallId, { toolName, argumentsText: "", shown: false });
  }

  addArguments({ toolCallId, delta }: EventOf<"TOOL_CALL_ARGS">): undefined {
    const call = this.#open.get(toolCallId);
    if (call !== undefined) call.argumentsText += delta;
  }

  /** A call that a restart interrupted may start again. It is sent once. */
  start({ toolCallId, toolName, input }: EventOf<"engine.tool_start">): Chunk | undefined {
    const call = this.#open.get(toolCallId) ?? { toolName, argumentsText: "", shown: false };
    if (call.shown) return undefined;
    this.#open.set(toolCallId, { ...call, shown: true });
    return chunk("", { tool_calls: [callOf(toolCallId, toolName, input)] });
  }

  /**
   * Only the final result has a summary. A summary in every part would make the stream grow with the square
   * of the output.
   */
  output({ toolCallId, delta }: EventOf<"engine.tool_output">): Chunk | undefined {
    const call = this.#open.get(toolCallId);
    if (call === undefined || delta === "") return undefined;
    call.streamed = (call.streamed ?? "") + delta;
    const part: ToolCall = {
      call_id: toolCallId,
      event_type: typesOf(call.toolName).result,
      tool_name: call.toolName,
      tool_response: "",
      tool_call_details: { summary: "" },
      stream_part: delta,
      is_complete: false,
    };
    return chunk("", { tool_calls: [part] });
  }

  holdError({ code, message }: EventOf<"engine.tool_error">): undefined {
    this.#error = { code, message };
  }

  holdText({ content }: EventOf<"TOOL_CALL_RESULT">): undefined {
    this.#text = content;
  }

  /** Leaves out the result of a call that was made in another run. */
  result({ value: { toolCallId, isError } }: EventOf<"tambo.tool.result">): Chunk | undefined {
    const call = this.#open.get(toolCallId);
    const text = this.#text;
    // A call that the model did not complete has no error of its own.
    const error = this.#error ?? { code: "call_not_made", message: text };
    this.#error = undefined;
    if (call === undefined) return undefined;
    this.#open.delete(toolCallId);
    const { toolName, argumentsText, shown, streamed } = call;
    const details =
      isError === true
        ? { summary: failureSummary(toolName, text, error.code), is_error: true as const, error }
        : { summary: resultSummary(toolName, text) };
    const result: ToolCall = {
      call_id: toolCallId,
      event_type: typesOf(toolName).result,
      tool_name: toolName,
      tool_response: resultMessage(toolName),
      tool_call_details: details,
      ...(streamed !== undefined && { stream_part: restOf(text, streamed) }),
      is_complete: true,
    };
    // A result always follows its call (P-025), even if the call was not made.
    const begun = shown ? [] : [callOf(toolCallId, toolName, parseObject(argumentsText) ?? {})];
    return chunk("", { tool_calls: [...begun, result] });
  }
}

/** Both text fields are always present (P-003, PX-01). The server's models cite no files. */
export function chunk(text: string, rest: Partial<Pick<Chunk, "tool_calls" | "error">> = {}): Chunk {
  return { message: text, response: text, tool_calls: [], citations: [], ...rest };
}

function callOf(callId: string, toolName: string, input: JsonObject): ToolCall {
  return {
    call_id: callId,
    event_type: typesOf(toolName).call,
    tool_name: toolName,
    tool_response: callMessage(toolName, input),
    tool_call_details: { summary: callSummary(toolName, input) },
    is_complete: true,
  };
}

/** P-024: delegations have event types of their own. */
function typesOf(toolName: string) {
  return agentTypeOf(toolName) === undefined
    ? ({ call: "call", result: "result" } as const)
    : ({ call: "delegation_call", result: "delegation_result" } as const);
}

/** Returns the unstreamed remainder of a result; empty if the streamed part is not a prefix of it (P-035). */
function restOf(text: string, streamed: string): string {
  return text.startsWith(streamed) ? text.slice(streamed.length) : "";
}

/** Only a run that was started through another contract can await input. */
function waitingFor({ value }: EventOf<"tambo.run.awaiting_input">): string {
  const names = value.pendingToolCalls.map(({ toolName }) => toolName);
  return names.length === 0
    ? "The run waits for its user's consent to calls of tools, which its own client asks for."
    : `The run waits for results that its own client has to send: ${names.join(", ")}.`;
}
