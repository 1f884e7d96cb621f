/**
 * Encodes canonical run events as events of `/v1/runs:stream`, and accumulates the result of the run. Pure:
 * the same lines give the same events.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import type { StopReason } from "../../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../../core/log-line.ts";
import {
  type Named,
  type NameOf,
  noneLeft,
  type Shown,
  type Unwritten,
  type Written,
} from "../../written.ts";
import { type MediaBlock, resultBlocks } from "../content.ts";
import type { CanonicalError, GatewayError } from "../errors.ts";
import { givenBlock, isNativeResult } from "../native-tools.ts";
import type { MessageResponse, StreamEvent } from "./accumulate.ts";
import { type Failure, runError, toolError } from "./errors.ts";
import { callsIn, TurnStream } from "./turn-stream.ts";

type Schemas = components["schemas"];
/** An event of the stream. */
export type RunEvent = Schemas["RunEvent"];
/** The result of a run. */
export type RunResult = Schemas["RunResult"];
type Message = RunResult["messages"][number];
type AssistantContent = Extract<Message, { role: "assistant" }>["content"];
type UserContent = Extract<Message, { role: "user" }>["content"];
type Step = RunResult["steps"][number];
type ToolResult = Step["tool_results"][number];

type Sent<Name extends NameOf<RunEvent>> = Named<RunEvent, Name>;

/** The properties of a request that affect encoding. */
export interface RunView {
  requestId: string;
  /** The id of the model in the request. */
  model: string;
  /** The conversation in the request. */
  messages: readonly Message[];
  /** Names of the tools that the model may call. */
  tools: ReadonlySet<string>;
  /** Header with the provider key, if the provider requires one. */
  keyHeader?: string;
}

/** How a kind of event is encoded: left out, or by a function. */
type Treatment<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => RunEvent[]);

/** The table has every kind, so that a new one does not compile without an entry (M-092). */
const treatments = {
  RUN_STARTED: (encoder, event) => [encoder.started(event)],
  RUN_FINISHED: (encoder) => encoder.finished(),
  RUN_ERROR: (encoder, event) => encoder.failed(event),
  STEP_STARTED: (encoder, event) => encoder.stepStart(event),
  TEXT_MESSAGE_START: (encoder) => encoder.block("text", { type: "text", text: "" }),
  TEXT_MESSAGE_CONTENT: (encoder, { delta }) => encoder.delta("text", { type: "text_delta", text: delta }),
  TEXT_MESSAGE_END: (encoder) => encoder.blockEnd("text"),
  REASONING_MESSAGE_START: (encoder) => encoder.block("thinking", { type: "thinking", thinking: "" }),
  REASONING_MESSAGE_CONTENT: (encoder, { delta }) =>
    encoder.delta("thinking", { type: "thinking_delta", thinking: delta }),
  REASONING_MESSAGE_END: (encoder) => encoder.blockEnd("thinking"),
  TOOL_CALL_START: (encoder, { toolCallId: id, toolName: name }) =>
    encoder.block(id, { type: "tool_use", id, name, input: {} }),
  TOOL_CALL_ARGS: (encoder, { toolCallId, delta }) =>
    encoder.delta(toolCallId, { type: "input_json_delta", partial_json: delta }),
  TOOL_CALL_END: (encoder, { toolCallId }) => encoder.blockEnd(toolCallId),
  "engine.native_call": (encoder, event) => encoder.wrapped(encoder.turn.nativeCall(event)),
  "engine.native_result": (encoder, event) => encoder.wrapped(encoder.turn.nativeResult(event)),
  "engine.turn_end": (encoder, event) => encoder.wrapped(encoder.turn.end(event)),
  "engine.tool_start": (encoder, { toolCallId }) => encoder.callStart(toolCallId),
  "engine.tool_error": (encoder, event) => encoder.callFailed(event),
  "tambo.tool.result": (encoder, event) => encoder.callResult(event),
  "engine.model_failure": (encoder, event) => encoder.modelFailed(event),
  "engine.run_stop": (encoder, { reason }) => encoder.stop(reason),
  // A step is complete when its tools have finished, which later events show.
  STEP_FINISHED: "left out",
  REASONING_START: "left out",
  REASONING_END: "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  // The next event contains its blocks.
  TOOL_CALL_RESULT: "left out",
  "tambo.run.finished": "left out",
  // The model has no client tools, so a run never awaits input (G-007).
  "tambo.run.awaiting_input": "left out",
  "engine.consent": "left out",
  // The contract has neither components nor app state (M-061).
  "tambo.component.start": "left out",
  "tambo.component.props_delta": "left out",
  "tambo.component.state_delta": "left out",
  "tambo.component.end": "left out",
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "engine.state_delta": "left out",
} satisfies { [Kind in EventKind]: Treatment<Kind> };

/** Kinds of events that produce an event of the contract. */
export type ShownKind = Shown<typeof treatments>;

// An event of the contract that neither the table nor `stream.ts` writes is a compile error, which names it.
noneLeft<Unwritten<RunEvent, Written<typeof treatments> | "ping">>();

type CallEnd = "tool_call_start" | "tool_result";
type StepEnd = "step_complete" | "history_delta";

/** Encodes the events of one run, in order. */
export class Encoder {
  /** The error of a failed run. */
  error: GatewayError | undefined;

  readonly #view: RunView;
  readonly #messages: Message[];
  #runId = "";
  readonly #steps: Step[] = [];
  #turn: TurnStream | undefined;
  #startedAt = 0;
  #now = 0;
  readonly #announced = new Set<string>();
  #callError: CanonicalError | undefined;
  #results: ToolResult[] = [];
  #toolCalls = 0;
  #stopReason: StopReason = "end_turn";
  #failure: Failure = {};

  /** @param view The run's request. */
  constructor(view: RunView) {
    this.#view = view;
    this.#messages = [...view.messages];
  }

  /** The active turn. */
  get turn(): TurnStream {
    if (this.#turn === undefined) throw new Error("a model's event came outside of a step");
    return this.#turn;
  }

  /** Returns the events of a line, if any. */
  encode({ kind, json }: LogLine): RunEvent[] {
    // The key and the event have the same kind, which the compiler cannot infer from a lookup.
    const treatment = treatments[kind] as Treatment<EventKind>;
    const event = JSON.parse(json) as EventOf<EventKind>;
    this.#now = event.timestamp;
    return treatment === "left out" ? [] : treatment(this, event as never);
  }

  started({ runId }: EventOf<"RUN_STARTED">): Sent<"run_start"> {
    this.#runId = runId;
    const { requestId, model } = this.#view;
    return { type: "run_start", request_id: requestId, model, protocol_version: "1" };
  }

  stepStart({ timestamp }: EventOf<"STEP_STARTED">): Sent<StepEnd | "step_start">[] {
    const before = this.#endStep();
    const index = this.#steps.length;
    this.#startedAt = timestamp;
    this.#turn = new TurnStream(`msg_${this.#runId.slice("run_".length)}_${index}`, this.#view.model);
    return [...before, { type: "step_start", index }];
  }

  wrapped(events: readonly StreamEvent[]): Sent<"stream_event">[] {
    return events.map((event) => ({ type: "stream_event", event }));
  }

  block(...parameters: Parameters<TurnStream["start"]>): Sent<"stream_event">[] {
    return this.wrapped(this.turn.start(...parameters));
  }

  delta(...parameters: Parameters<TurnStream["delta"]>): Sent<"stream_event">[] {
    return this.wrapped(this.turn.delta(...parameters));
  }

  blockEnd(key: string): Sent<"stream_event">[] {
    return this.wrapped(this.turn.stop(key));
  }

  callStart(toolCallId: string): Sent<"tool_call_start">[] {
    const call = this.#callOf(toolCallId);
    if (call === undefined || this.#announced.has(toolCallId)) return [];
    this.#announced.add(toolCallId);
    return [{ type: "tool_call_start", ...call }];
  }

  /** The result follows in the next event. */
  callFailed({ toolCallId, code, message }: EventOf<"engine.tool_error">): never[] {
    const known = this.#view.tools.has(this.#callOf(toolCallId)?.name ?? "");
    this.#callError = toolError(code, message, known);
    return [];
  }

  callResult({ value }: EventOf<"tambo.tool.result">): Sent<CallEnd>[] {
    const { toolCallId, result, isError = false } = value;
    // The engine also writes results for calls of a turn that a timeout interrupted. Such a turn is not a
    // step.
    if (this.turn.response === undefined) return [];
    return this.#answer(toolCallId, resultBlocks(result), isError);
  }

  #answer(id: string, content: MediaBlock[], isError: boolean): Sent<CallEnd>[] {
    const name = this.#callOf(id)?.name ?? "";
    const error = this.#callError ?? null;
    this.#callError = undefined;
    this.#results.push({ tool_use_id: id, content, is_error: isError, error });
    return [...this.callStart(id), { type: "tool_result", id, name, content, is_error: isError, error }];
  }

  modelFailed({ type: _type, timestamp: _timestamp, ...report }: EventOf<"engine.model_failure">): never[] {
    this.#failure = report;
    return [];
  }

  stop(reason: StopReason): never[] {
    this.#stopReason = reason;
    return [];
  }

  finished(): Sent<StepEnd | "run_complete">[] {
    const last = this.#endStep();
    return [...last, { type: "run_complete", result: this.#result() }];
  }

  /** A cancelled run has a result; a failed run has none (GX-01, GX-16). */
  failed({ code, message }: EventOf<"RUN_ERROR">): Sent<CallEnd | StepEnd | "run_complete" | "error">[] {
    if (code === "CANCELLED") return [...this.#cancelCalls(), ...this.finished()];
    const { requestId, keyHeader } = this.#view;
    this.error = runError({ code, message }, this.#failure, keyHeader);
    return [...this.#endStep(), { type: "error", error: this.error.canonical(requestId) }];
  }

  /**
   * Adds error results for interrupted and pending calls, because a conversation must have a result for each
   * call.
   */
  #cancelCalls(): Sent<CallEnd>[] {
    if (this.#turn?.response === undefined) return [];
    const answered = new Set(this.#results.map(({ tool_use_id }) => tool_use_id));
    const message = "The run was cancelled. The call was stopped, or not made.";
    return this.#turn.toolCalls
      .filter(({ id }) => !answered.has(id))
      .flatMap(({ id }) => {
        this.#callError = toolError("cancelled", message, true);
        return this.#answer(id, [{ type: "text", text: message }], true);
      });
  }

  #callOf(toolCallId: string) {
    return this.turn.toolCalls.find(({ id }) => id === toolCallId);
  }

  /** Ends the step, and adds it to the conversation. An interrupted turn is not a step. */
  #endStep(): Sent<StepEnd>[] {
    const response = this.#turn?.response;
    const results = this.#results;
    this.#turn = undefined;
    this.#results = [];
    if (response === undefined) return [];
    const index = this.#steps.length;
    this.#toolCalls += results.length;
    this.#steps.push({
      index,
      response,
      tool_calls: callsIn(response.content),
      tool_results: results,
      duration_ms: this.#now - this.#startedAt,
    });
    const append = appended(response, results);
    const expected = this.#messages.length;
    this.#messages.push(...append);
    return [
      { type: "step_complete", index, response },
      { type: "history_delta", expected_len: expected, append },
    ];
  }

  #result(): RunResult {
    const usage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };
    for (const { response } of this.#steps) {
      usage.input_tokens += response.usage.input_tokens;
      usage.output_tokens += response.usage.output_tokens;
      usage.total_tokens += response.usage.total_tokens;
    }
    return {
      response: this.#steps.at(-1)?.response ?? null,
      steps: this.#steps,
      tool_call_count: this.#toolCalls,
      turn_count: this.#steps.length,
      usage,
      stop_reason: this.#stopReason as RunResult["stop_reason"],
      messages: this.#messages,
    };
  }
}

/**
 * Returns the messages that a turn adds to the conversation (G-107). Results of provider tools go into a user
 * message, as in a request (G-069), so that a client can send the conversation again unchanged.
 */
function appended({ content }: MessageResponse, results: readonly ToolResult[]): Message[] {
  const said = content.filter((block) => !isNativeResult(block)) as AssistantContent;
  const given = [
    ...content.filter(isNativeResult).map(givenBlock),
    ...results.map(({ tool_use_id, content, is_error }) => ({
      type: "tool_result",
      tool_use_id,
      content,
      is_error,
    })),
  ] as UserContent;
  const message: Message = { role: "assistant", content: said };
  return given.length === 0 ? [message] : [message, { role: "user", content: given }];
}
