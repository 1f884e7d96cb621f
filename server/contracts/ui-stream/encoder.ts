/**
 * Encodes canonical run events as UI message chunks. The encoder is pure: the same lines always produce the
 * same chunks.
 */
import type { components } from "../../../generated/ui-stream/types.ts";
import type { JsonObject, PendingToolCall, StopReason } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { blocksToText, type ContentBlock, parseJsonObject } from "../../core/messages.ts";
import {
  assertNoneMissing,
  type EventByName,
  type EventName,
  type MissingNames,
  type WrittenNames,
} from "../event-coverage.ts";
import { toFilePart } from "./content.ts";
import { DataParts } from "./data-parts.ts";

/** A chunk in the contract's streams. */
export type Chunk = components["schemas"]["UiMessageChunk"];

/** The chunks of a type. */
export type ChunkOf<Name extends EventName<Chunk>> = EventByName<Chunk, Name>;

/** Properties of a run that affect the encoding. */
export interface EncoderOptions {
  /** The ID of the message that the run writes or continues. */
  messageId: string;
  /** Names of the tools that the client runs. */
  clientTools: ReadonlySet<string>;
  /** The application's state before the run. */
  appState?: JsonObject;
}

/** Encodes one kind of event, or omits it. */
type EncodeRule<Kind extends EventKind> = "left out" | ((encoder: Encoder, event: EventOf<Kind>) => Chunk[]);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: (encoder): ChunkOf<"start">[] => [{ type: "start", messageId: encoder.messageId }],
  RUN_FINISHED: (encoder) => encoder.finishRun(),
  RUN_ERROR: (encoder, event) => encoder.failRun(event),
  TEXT_MESSAGE_START: (encoder): ChunkOf<"text-start">[] => [
    { type: "text-start", id: encoder.startPart("text") },
  ],
  TEXT_MESSAGE_CONTENT: (encoder, { delta }): ChunkOf<"text-delta">[] =>
    delta === "" ? [] : [{ type: "text-delta", id: encoder.partId, delta }],
  TEXT_MESSAGE_END: (encoder): ChunkOf<"text-end">[] => [{ type: "text-end", id: encoder.partId }],
  TOOL_CALL_START: (encoder, event) => encoder.startCall(event),
  TOOL_CALL_ARGS: (encoder, event) => encoder.addArguments(event),
  TOOL_CALL_END: (encoder, event) => encoder.endCall(event),
  // Left out because the next event contains the result as blocks.
  TOOL_CALL_RESULT: "left out",
  STATE_SNAPSHOT: (encoder, { snapshot }) =>
    encoder.changeData((parts) => parts.setStates(snapshot.components)),
  STATE_DELTA: (encoder, { delta }) => encoder.changeData((parts) => parts.patchAll(delta)),
  "tambo.run.awaiting_input": (encoder, { value }) => encoder.requestCalls(value.pendingToolCalls),
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.addResult(event),
  "tambo.component.start": (encoder, event): ChunkOf<"data-component">[] => [encoder.data.start(event)],
  "tambo.component.props_delta": (_, { value }): ChunkOf<"data-component-props">[] => [
    { type: "data-component-props", data: value, transient: true },
  ],
  "tambo.component.state_delta": (encoder, { value: { componentId, delta } }) =>
    encoder.changeData((parts) => parts.patch(componentId, delta)),
  "tambo.component.end": (encoder, event): ChunkOf<"data-component">[] => [encoder.data.complete(event)],
  STEP_STARTED: (encoder, event) => encoder.startStep(event),
  // Sent when the next step starts or the run ends, because the tools of a step run after this event.
  STEP_FINISHED: "left out",
  REASONING_START: "left out",
  REASONING_MESSAGE_START: (encoder): ChunkOf<"reasoning-start">[] => [
    { type: "reasoning-start", id: encoder.startPart("reasoning") },
  ],
  REASONING_MESSAGE_CONTENT: (encoder, { delta }): ChunkOf<"reasoning-delta">[] =>
    delta === "" ? [] : [{ type: "reasoning-delta", id: encoder.partId, delta }],
  REASONING_MESSAGE_END: (encoder): ChunkOf<"reasoning-end">[] => [
    { type: "reasoning-end", id: encoder.partId },
  ],
  REASONING_END: "left out",
  "engine.turn_end": (encoder, event) => encoder.endTurn(event),
  "engine.tool_start": (encoder, { toolCallId }) => encoder.openCall(toolCallId),
  "engine.tool_error": (encoder, event) => encoder.addToolError(event),
  "engine.native_call": (encoder, { toolCallId, toolName, input }): ChunkOf<"tool-input-available">[] => [
    ...encoder.openCall(toolCallId),
    { type: "tool-input-available", toolCallId, toolName, input, ...serverTool },
  ],
  "engine.native_result": (encoder, { toolCallId, result }): ChunkOf<"tool-output-available">[] => [
    ...encoder.closeCall(toolCallId),
    { type: "tool-output-available", toolCallId, output: result, ...serverTool },
  ],
  "engine.source": (encoder, { name }) => encoder.addSource(name),
  // Left out because the next event contains the failure's message.
  "engine.model_failure": "left out",
  "engine.tool_output": (_, { toolCallId, delta }): ChunkOf<"data-tool-progress">[] => [
    { type: "data-tool-progress", data: { toolCallId, delta }, transient: true },
  ],
  "engine.state_delta": (encoder, { delta }) => encoder.changeData((parts) => parts.patchAppState(delta)),
  "engine.consent": (encoder, { calls }) => encoder.requestApprovals(calls),
  "engine.warning": (_, { code, message }): ChunkOf<"data-warning">[] => [
    { type: "data-warning", data: { code, message }, transient: true },
  ],
  "engine.run_stop": (encoder, { reason }) => encoder.setStopReason(reason),
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

// Fails to compile, and reports the chunk type, if the table never writes one of the contract's chunks.
assertNoneMissing<MissingNames<Chunk, WrittenNames<typeof encodeRules>>>();

/** Fields of the calls that the server or the model's provider executes. */
const serverTool = { providerExecuted: true, dynamic: true } as const;

type FinishReason = ChunkOf<"finish">["finishReason"];

/** A tool call of the run. */
interface Call {
  name: string;
  /** The arguments received so far. */
  json: string;
}

/** Encodes the events of one run, in order. */
export class Encoder {
  readonly messageId: string;
  readonly data: DataParts;
  readonly #clientTools: ReadonlySet<string>;
  readonly #calls = new Map<string, Call>();
  /** IDs of the calls without a result. */
  readonly #openCalls = new Set<string>();
  /** IDs of the calls that the user has denied. */
  readonly #deniedCalls = new Set<string>();
  /** ID of the current text or reasoning part. */
  partId = "";
  #parts = 0;
  #sources = 0;
  /** Name of the current step. */
  #step: string | undefined;
  /** True if the model has completed its response in the current step. */
  #isTurnComplete = false;
  /** The reason why the model ended its last response. */
  #turnEnd = "stop";
  #stopReason: StopReason = "end_turn";
  readonly #usage = { inputTokens: 0, outputTokens: 0 };

  constructor({ messageId, clientTools, appState }: EncoderOptions) {
    this.messageId = messageId;
    this.data = new DataParts(appState);
    this.#clientTools = clientTools;
  }

  /** Returns the chunks of a line, if any. */
  encode({ kind, json }: LogLine): Chunk[] {
    // The key and the event belong to the same kind, but the compiler cannot infer that.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    return rule === "left out" ? [] : rule(this, JSON.parse(json) as never);
  }

  /** Starts a text or reasoning part, and returns its ID. Only one part is open at a time. */
  startPart(kind: "text" | "reasoning"): string {
    this.#parts += 1;
    this.partId = `${kind}-${this.#parts}`;
    return this.partId;
  }

  /**
   * Starts a step. If the step was interrupted by the end of its process, the model is called again in a step
   * with the same name.
   */
  startStep({ stepName }: EventOf<"STEP_STARTED">): (ChunkOf<"start-step" | "reset-step"> | StepEnd)[] {
    const isRepeated = this.#step === stepName && !this.#isTurnComplete;
    const ended = isRepeated ? [] : this.#finishStep();
    this.#step = stepName;
    this.#isTurnComplete = false;
    if (!isRepeated) return [...ended, { type: "start-step" }];
    this.#openCalls.clear();
    this.data.resetStep();
    return [{ type: "reset-step" }, ...this.data.takeChanges(true)];
  }

  #finishStep(): StepEnd[] {
    const changes = this.data.takeChanges(true);
    this.data.endStep();
    if (this.#step === undefined) return changes;
    this.#step = undefined;
    return [...changes, { type: "finish-step" }];
  }

  startCall({
    toolCallId,
    toolCallName: toolName,
  }: EventOf<"TOOL_CALL_START">): ChunkOf<"tool-input-start">[] {
    this.#calls.set(toolCallId, { name: toolName, json: "" });
    this.#openCalls.add(toolCallId);
    return [{ type: "tool-input-start", toolCallId, toolName, ...this.#describeTool(toolName) }];
  }

  addArguments({ toolCallId, delta }: EventOf<"TOOL_CALL_ARGS">): ChunkOf<"tool-input-delta">[] {
    const call = this.#calls.get(toolCallId);
    if (call === undefined || delta === "") return [];
    call.json += delta;
    return [{ type: "tool-input-delta", toolCallId, inputTextDelta: delta }];
  }

  /**
   * Ends the arguments of a server tool's call. The client executes a call as soon as its arguments are complete, so
   * those of a client tool are ended when the run waits for the call. Before that, the call may turn out to be invalid,
   * or be made again in a repeated step.
   */
  endCall({ toolCallId }: EventOf<"TOOL_CALL_END">): ChunkOf<"tool-input-available" | "tool-input-error">[] {
    const { name: toolName, json } = this.#calls.get(toolCallId) ?? { name: "", json: "" };
    if (this.#clientTools.has(toolName)) return [];
    const input = json === "" ? {} : parseJsonObject(json);
    const fields = { toolCallId, toolName, ...serverTool };
    if (input !== undefined) return [{ type: "tool-input-available", ...fields, input }];
    const errorText = "The arguments are not a JSON object.";
    return [{ type: "tool-input-error", ...fields, input: json, errorText }];
  }

  /** Ends the arguments of the calls that the client has to execute. Calls of earlier runs are in the message already. */
  requestCalls(pending: readonly PendingToolCall[]): ChunkOf<"tool-input-available">[] {
    return pending.flatMap(({ toolCallId, toolName, input }) =>
      this.#openCalls.has(toolCallId) ? { type: "tool-input-available", toolCallId, toolName, input } : [],
    );
  }

  /** Notes that a call, which may be of an earlier run, has no result yet. */
  openCall(toolCallId: string): never[] {
    this.#openCalls.add(toolCallId);
    return [];
  }

  /** Notes that a call has a result. */
  closeCall(toolCallId: string): never[] {
    this.#openCalls.delete(toolCallId);
    return [];
  }

  addToolError({ toolCallId, code }: EventOf<"engine.tool_error">): never[] {
    if (code === "not_allowed") this.#deniedCalls.add(toolCallId);
    return [];
  }

  addResult({
    value: { toolCallId, result, isError },
  }: EventOf<"tambo.tool.result">): (
    | ChunkOf<"tool-output-available" | "tool-output-error" | "tool-output-denied">
    | ChunkOf<"tool-input-error" | "file">
  )[] {
    this.closeCall(toolCallId);
    if (this.#deniedCalls.has(toolCallId)) return [{ type: "tool-output-denied", toolCallId }];
    const text = blocksToText(result);
    if (isError === true) return [this.#failCall(toolCallId, text === "" ? "The tool failed." : text)];
    return [
      { type: "tool-output-available", toolCallId, output: text, ...serverTool },
      ...result.flatMap(toFileChunk),
    ];
  }

  /** Returns the error for a call. The client must not execute it, even if the tool is one of the client's. */
  #failCall(toolCallId: string, errorText: string): ChunkOf<"tool-input-error" | "tool-output-error"> {
    const { name: toolName = "", json: input = "" } = this.#calls.get(toolCallId) ?? {};
    return this.#clientTools.has(toolName)
      ? { type: "tool-input-error", toolCallId, toolName, input, errorText, providerExecuted: true }
      : { type: "tool-output-error", toolCallId, errorText, ...serverTool };
  }

  /** Returns errors for the calls that a failed or stopped run leaves without a result. */
  #failOpenCalls(): ChunkOf<"tool-input-error" | "tool-output-error">[] {
    return [...this.#openCalls].map((id) =>
      this.#failCall(id, "The response ended before the call had a result."),
    );
  }

  requestApprovals(calls: readonly PendingToolCall[]): ChunkOf<"tool-approval-request">[] {
    return calls.map(({ toolCallId }) => ({
      type: "tool-approval-request",
      approvalId: toolCallId,
      toolCallId,
    }));
  }

  addSource(name: string): ChunkOf<"source-url" | "source-document">[] {
    this.#sources += 1;
    const sourceId = `source-${this.#sources}`;
    return /^https?:/i.test(name)
      ? [{ type: "source-url", sourceId, url: name }]
      : [{ type: "source-document", sourceId, mediaType: "application/octet-stream", title: name }];
  }

  /** Changes the data parts, and returns the chunks of the small parts that have changed. */
  changeData(change: (parts: DataParts) => void): DataChunk[] {
    change(this.data);
    return this.data.takeChanges(false);
  }

  endTurn({ stopReason, usage }: EventOf<"engine.turn_end">): never[] {
    this.#isTurnComplete = true;
    this.#turnEnd = stopReason;
    this.#usage.inputTokens += usage.inputTokens ?? 0;
    this.#usage.outputTokens += usage.outputTokens ?? 0;
    return [];
  }

  setStopReason(reason: StopReason): never[] {
    this.#stopReason = reason;
    return [];
  }

  finishRun(): (ChunkOf<"finish"> | StepEnd)[] {
    const modelReason = turnEndReasons.get(this.#turnEnd) ?? "other";
    return [
      ...this.#finishStep(),
      this.#createFinish(this.#stopReason === "end_turn" ? modelReason : finishReasons[this.#stopReason]),
    ];
  }

  failRun({
    code,
    message,
  }: EventOf<"RUN_ERROR">): (
    | ChunkOf<"tool-input-error" | "tool-output-error" | "abort" | "error" | "finish">
    | StepEnd
  )[] {
    const ended = [...this.#failOpenCalls(), ...this.#finishStep()];
    if (code === "CANCELLED") {
      this.#stopReason = "cancelled";
      return [...ended, { type: "abort", reason: message }, this.#createFinish("other")];
    }
    this.#stopReason = "error";
    return [...ended, { type: "error", errorText: message }, this.#createFinish("error")];
  }

  #createFinish(finishReason: FinishReason): ChunkOf<"finish"> {
    const { inputTokens, outputTokens } = this.#usage;
    const usage = inputTokens + outputTokens > 0 ? { usage: { inputTokens, outputTokens } } : {};
    return { type: "finish", finishReason, messageMetadata: { stopReason: this.#stopReason, ...usage } };
  }

  #describeTool(name: string): Partial<typeof serverTool> {
    return this.#clientTools.has(name) ? {} : serverTool;
  }
}

type DataChunk = ChunkOf<"data-component" | "data-state">;
type StepEnd = ChunkOf<"finish-step"> | DataChunk;

/** Finish reasons of a complete run, by the reason why the model ended its last response. */
const turnEndReasons = new Map<string, FinishReason>([
  ["stop", "stop"],
  // The model has only shown components or changed states, which need no result.
  ["tool-calls", "stop"],
  ["length", "length"],
  ["content-filter", "content-filter"],
]);

/** Finish reasons of the runs that end for another reason. */
const finishReasons: { [Reason in StopReason]: FinishReason } = {
  end_turn: "stop",
  awaiting_input: "tool-calls",
  max_turns: "other",
  max_tool_calls: "other",
  max_tokens: "length",
  timeout: "other",
  cancelled: "other",
  error: "error",
};

function toFileChunk(block: ContentBlock): ChunkOf<"file">[] {
  const part = toFilePart(block);
  return part === undefined ? [] : [{ type: "file", ...part }];
}
