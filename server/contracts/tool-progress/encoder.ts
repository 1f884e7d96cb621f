/** Canonical run events as chunks of the contract. Pure: the same lines give the same chunks. */
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

/** The treatment of a kind of event: left out, or written as a chunk if there is something to say. */
type Treatment<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => Chunk | undefined);

/** Every kind is named here, so that a new one does not compile until somebody decides about it (M-092). */
const treatments = {
  // The stream's first chunk says that the run is there, and nothing else (P-094).
  RUN_STARTED: () => chunk(""),
  // The stream ends by closing (P-094).
  RUN_FINISHED: "left out",
  RUN_ERROR: (_, { code, message }) =>
    chunk(code === "CANCELLED" ? "" : message, { error: { code, message } }),
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: (_, { delta }) => (delta === "" ? undefined : chunk(delta)),
  TEXT_MESSAGE_END: "left out",
  // A call is shown when its tool begins (P-020).
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
  // There is no member for reasoning (M-063).
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

/** Kinds of events that become something of the contract, alone or with others. */
export type ShownKind = Shown<typeof treatments>;

/** A call without a result. */
interface OpenCall {
  toolName: string;
  /** Its arguments as far as they have come. */
  argumentsText: string;
  /** Whether it has been shown. */
  shown: boolean;
  /** The part of its output that was shown, if any. */
  streamed?: string;
}

/** Writes the events of one run, in order. */
export class Encoder {
  readonly #open = new Map<string, OpenCall>();
  /** The text of a result, which comes before its blocks. */
  #text = "";
  #error: { code: string; message: string } | undefined;

  /** The chunk that a line becomes, if any. */
  encode({ kind, json }: LogLine): Chunk | undefined {
    // The key and the event are of the same kind, which the compiler cannot follow over a lookup.
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

  /** A call that a restart cut off may begin once more, and is shown once. */
  start({ toolCallId, toolName, input }: EventOf<"engine.tool_start">): Chunk | undefined {
    const call = this.#open.get(toolCallId) ?? { toolName, argumentsText: "", shown: false };
    if (call.shown) return undefined;
    this.#open.set(toolCallId, { ...call, shown: true });
    return chunk("", { tool_calls: [callOf(toolCallId, toolName, input)] });
  }

  /** The summary comes with the result: with every part it would grow with the square of the output. */
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

  /** The result of a call that was made in another run has nothing here that it could belong to. */
  result({ value: { toolCallId, isError } }: EventOf<"tambo.tool.result">): Chunk | undefined {
    const call = this.#open.get(toolCallId);
    const text = this.#text;
    // A call that the model did not finish has no error of its own.
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
    // A result never comes without its call (P-025), be it one that was not made.
    const begun = shown ? [] : [callOf(toolCallId, toolName, parseObject(argumentsText) ?? {})];
    return chunk("", { tool_calls: [...begun, result] });
  }
}

/** Both members of the text are always there (P-003, PX-01). The server's models cite no files. */
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

/** Returns the unstreamed remainder of a result; empty if the streamed part is not its beginning (P-035). */
function restOf(text: string, streamed: string): string {
  return text.startsWith(streamed) ? text.slice(streamed.length) : "";
}

/** Only a run that came in by another contract can wait. */
function waitingFor({ value }: EventOf<"tambo.run.awaiting_input">): string {
  const names = value.pendingToolCalls.map(({ toolName }) => toolName);
  return names.length === 0
    ? "The run waits for its user's consent to calls of tools, which its own client asks for."
    : `The run waits for results that its own client has to send: ${names.join(", ")}.`;
}
