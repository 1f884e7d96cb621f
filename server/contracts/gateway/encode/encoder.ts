/**
 * Encodes canonical run events as `/v1/runs:stream` events, and accumulates the run's result. The encoder is
 * pure: the same lines always produce the same events.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import type { StopReason } from "../../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../../core/log-line.ts";
import {
  assertNoneMissing,
  type EventByName,
  type EventName,
  type MissingNames,
  type WrittenKinds,
  type WrittenNames,
} from "../../event-coverage.ts";
import { type MediaBlock, toResultBlocks } from "../content.ts";
import type { CanonicalError, GatewayError } from "../errors.ts";
import { isNativeResult, toRequestBlock } from "../native-tools.ts";
import { type Failure, toRunError, toToolError } from "./errors.ts";
import type { MessageResponse, StreamEvent } from "./turn-accumulator.ts";
import { listToolCalls, TurnEncoder } from "./turn-encoder.ts";

type Schemas = components["schemas"];
/** An event in the stream. */
export type RunEvent = Schemas["RunEvent"];
/** The result of a run. */
export type RunResult = Schemas["RunResult"];
type Message = RunResult["messages"][number];
type AssistantContent = Extract<Message, { role: "assistant" }>["content"];
type UserContent = Extract<Message, { role: "user" }>["content"];
type Step = RunResult["steps"][number];
type ToolResult = Step["tool_results"][number];
type Usage = Schemas["Usage"];

type RunEventOf<Name extends EventName<RunEvent>> = EventByName<RunEvent, Name>;

/** Properties of a request that affect the encoding. */
export interface EncoderOptions {
  requestId: string;
  /** The model ID from the request. */
  model: string;
  /** The conversation from the request. */
  messages: readonly Message[];
  /** Names of the tools that the model may call. */
  tools: ReadonlySet<string>;
  /** Header that carries the provider key, if the provider requires one. */
  keyHeader?: string;
}

/** The way in which events of one kind are encoded: left out, or converted by a function. */
type EncodeRule<Kind extends EventKind> =
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => RunEvent[]);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: (encoder, event) => [encoder.startRun(event)],
  RUN_FINISHED: (encoder) => encoder.finishRun(),
  RUN_ERROR: (encoder, event) => encoder.failRun(event),
  STEP_STARTED: (encoder, event) => encoder.startStep(event),
  TEXT_MESSAGE_START: (encoder) => encoder.startBlock("text", { type: "text", text: "" }),
  TEXT_MESSAGE_CONTENT: (encoder, { delta }) => encoder.addDelta("text", { type: "text_delta", text: delta }),
  TEXT_MESSAGE_END: (encoder) => encoder.endBlock("text"),
  REASONING_MESSAGE_START: (encoder) => encoder.startBlock("thinking", { type: "thinking", thinking: "" }),
  REASONING_MESSAGE_CONTENT: (encoder, { delta }) =>
    encoder.addDelta("thinking", { type: "thinking_delta", thinking: delta }),
  REASONING_MESSAGE_END: (encoder) => encoder.endBlock("thinking"),
  TOOL_CALL_START: (encoder, { toolCallId: id, toolName: name }) =>
    encoder.startBlock(id, { type: "tool_use", id, name, input: {} }),
  TOOL_CALL_ARGS: (encoder, { toolCallId, delta }) =>
    encoder.addDelta(toolCallId, { type: "input_json_delta", partial_json: delta }),
  TOOL_CALL_END: (encoder, { toolCallId }) => encoder.endBlock(toolCallId),
  "engine.native_call": (encoder, event) => encoder.wrapEvents(encoder.turn.nativeCall(event)),
  "engine.native_result": (encoder, event) => encoder.wrapEvents(encoder.turn.nativeResult(event)),
  "engine.source": "left out",
  "engine.turn_end": (encoder, event) => encoder.wrapEvents(encoder.turn.end(event)),
  "engine.tool_start": (encoder, { toolCallId }) => encoder.startCall(toolCallId),
  "engine.tool_error": (encoder, event) => encoder.failCall(event),
  "tambo.tool.result": (encoder, event) => encoder.endCall(event),
  "engine.model_failure": (encoder, event) => encoder.setFailure(event),
  "engine.run_stop": (encoder, { reason }) => encoder.setStopReason(reason),
  // Left out because a step is complete only when its tools have finished, and this is shown by later events.
  STEP_FINISHED: "left out",
  REASONING_START: "left out",
  REASONING_END: "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  // Left out because the next event contains the result's blocks.
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
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

/** Kinds of events that produce an event in the contract. */
export type WrittenKind = WrittenKinds<typeof encodeRules>;

// Fails to compile if neither the table nor `stream.ts` writes an event in the contract. The compile error
// names the event.
assertNoneMissing<MissingNames<RunEvent, WrittenNames<typeof encodeRules> | "ping">>();

type CallEnd = "tool_call_start" | "tool_result";
type StepEnd = "step_complete" | "history_delta";

/** Encodes the events of one run, in order. */
export class Encoder {
  /** The run's error, if it failed. */
  error: GatewayError | undefined;

  readonly #options: EncoderOptions;
  readonly #messages: Message[];
  #runId = "";
  readonly #steps: Step[] = [];
  #turn: TurnEncoder | undefined;
  #startedAt = 0;
  #now = 0;
  readonly #announced = new Set<string>();
  #callError: CanonicalError | undefined;
  #results: ToolResult[] = [];
  #toolCalls = 0;
  #stopReason: StopReason = "end_turn";
  #failure: Failure = {};

  /** @param options Describes the run's request. */
  constructor(options: EncoderOptions) {
    this.#options = options;
    this.#messages = [...options.messages];
  }

  /** The current turn. */
  get turn(): TurnEncoder {
    if (this.#turn === undefined) throw new Error("received a model event outside of a step");
    return this.#turn;
  }

  /** Returns a line's events, if any. */
  encode({ kind, json }: LogLine): RunEvent[] {
    // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    const event = JSON.parse(json) as EventOf<EventKind>;
    this.#now = event.timestamp;
    return rule === "left out" ? [] : rule(this, event as never);
  }

  startRun({ runId }: EventOf<"RUN_STARTED">): RunEventOf<"run_start"> {
    this.#runId = runId;
    const { requestId, model } = this.#options;
    return { type: "run_start", request_id: requestId, model, protocol_version: "1" };
  }

  startStep({ timestamp }: EventOf<"STEP_STARTED">): RunEventOf<StepEnd | "step_start">[] {
    const before = this.#endStep();
    const index = this.#steps.length;
    this.#startedAt = timestamp;
    this.#turn = new TurnEncoder(`msg_${this.#runId.slice("run_".length)}_${index}`, this.#options.model);
    return [...before, { type: "step_start", index }];
  }

  wrapEvents(events: readonly StreamEvent[]): RunEventOf<"stream_event">[] {
    return events.map((event) => ({ type: "stream_event", event }));
  }

  startBlock(...parameters: Parameters<TurnEncoder["start"]>): RunEventOf<"stream_event">[] {
    return this.wrapEvents(this.turn.start(...parameters));
  }

  addDelta(...parameters: Parameters<TurnEncoder["delta"]>): RunEventOf<"stream_event">[] {
    return this.wrapEvents(this.turn.delta(...parameters));
  }

  endBlock(key: string): RunEventOf<"stream_event">[] {
    return this.wrapEvents(this.turn.stop(key));
  }

  startCall(toolCallId: string): RunEventOf<"tool_call_start">[] {
    const call = this.#findCall(toolCallId);
    if (call === undefined || this.#announced.has(toolCallId)) return [];
    this.#announced.add(toolCallId);
    return [{ type: "tool_call_start", ...call }];
  }

  /** Remembers the error, because the call's result follows in the next event. */
  failCall({ toolCallId, code, message }: EventOf<"engine.tool_error">): never[] {
    const isKnown = this.#options.tools.has(this.#findCall(toolCallId)?.name ?? "");
    this.#callError = toToolError(code, message, isKnown);
    return [];
  }

  endCall({ value }: EventOf<"tambo.tool.result">): RunEventOf<CallEnd>[] {
    const { toolCallId, result, isError = false } = value;
    // The engine also writes results for the calls in a turn that was interrupted by a timeout. Such a turn is not a
    // step.
    if (this.turn.response === undefined) return [];
    return this.#addResult(toolCallId, toResultBlocks(result), isError);
  }

  #addResult(id: string, content: MediaBlock[], isError: boolean): RunEventOf<CallEnd>[] {
    const name = this.#findCall(id)?.name ?? "";
    const error = this.#callError ?? null;
    this.#callError = undefined;
    this.#results.push({ tool_use_id: id, content, is_error: isError, error });
    return [...this.startCall(id), { type: "tool_result", id, name, content, is_error: isError, error }];
  }

  setFailure({ type: _type, timestamp: _timestamp, ...report }: EventOf<"engine.model_failure">): never[] {
    this.#failure = report;
    return [];
  }

  setStopReason(reason: StopReason): never[] {
    this.#stopReason = reason;
    return [];
  }

  finishRun(): RunEventOf<StepEnd | "run_complete">[] {
    const last = this.#endStep();
    return [...last, { type: "run_complete", result: this.#createResult() }];
  }

  /**
   * Ends a failed or cancelled run. A cancelled run has a result, but a failed run has none (GX-01, GX-16).
   */
  failRun({
    code,
    message,
  }: EventOf<"RUN_ERROR">): RunEventOf<CallEnd | StepEnd | "run_complete" | "error">[] {
    if (code === "CANCELLED") return [...this.#cancelCalls(), ...this.finishRun()];
    const { requestId, keyHeader } = this.#options;
    this.error = toRunError({ code, message }, this.#failure, keyHeader);
    return [...this.#endStep(), { type: "error", error: this.error.toCanonical(requestId) }];
  }

  /**
   * Adds error results for interrupted and pending calls, because a conversation must contain a result for
   * each call.
   */
  #cancelCalls(): RunEventOf<CallEnd>[] {
    if (this.#turn?.response === undefined) return [];
    const callsWithResult = new Set(this.#results.map(({ tool_use_id }) => tool_use_id));
    const message = "The run was cancelled. The call was stopped or never made.";
    return this.#turn.toolCalls
      .filter(({ id }) => !callsWithResult.has(id))
      .flatMap(({ id }) => {
        this.#callError = toToolError("cancelled", message, true);
        return this.#addResult(id, [{ type: "text", text: message }], true);
      });
  }

  #findCall(toolCallId: string) {
    return this.turn.toolCalls.find(({ id }) => id === toolCallId);
  }

  /** Ends the step and adds it to the conversation. An interrupted turn is not a step. */
  #endStep(): RunEventOf<StepEnd>[] {
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
      tool_calls: listToolCalls(response.content),
      tool_results: results,
      duration_ms: this.#now - this.#startedAt,
    });
    const append = toMessages(response, results);
    const expected = this.#messages.length;
    this.#messages.push(...append);
    return [
      { type: "step_complete", index, response },
      { type: "history_delta", expected_len: expected, append },
    ];
  }

  #createResult(): RunResult {
    return {
      response: this.#steps.at(-1)?.response ?? null,
      steps: this.#steps,
      tool_call_count: this.#toolCalls,
      turn_count: this.#steps.length,
      usage: sumUsage(this.#steps.map(({ response }) => response.usage)),
      stop_reason: this.#stopReason as RunResult["stop_reason"],
      messages: this.#messages,
    };
  }
}

/** Returns the sum of token counts. A count that all turns leave out is left out of the sum. */
function sumUsage(usages: readonly Usage[]): Usage {
  const sum: Usage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };
  for (const usage of usages)
    for (const [name, count] of Object.entries(usage) as [keyof Usage, number][])
      sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/**
 * Returns the messages that a turn adds to the conversation (G-107). Results of provider tools go into a user
 * message, as in a request (G-069), so that a client can send the conversation back unchanged.
 */
function toMessages({ content }: MessageResponse, results: readonly ToolResult[]): Message[] {
  const assistantBlocks = content.filter((block) => !isNativeResult(block)) as AssistantContent;
  const userBlocks = [
    ...content.filter(isNativeResult).map(toRequestBlock),
    ...results.map(({ tool_use_id, content, is_error }) => ({
      type: "tool_result",
      tool_use_id,
      content,
      is_error,
    })),
  ] as UserContent;
  const message: Message = { role: "assistant", content: assistantBlocks };
  return userBlocks.length === 0 ? [message] : [message, { role: "user", content: userBlocks }];
}
