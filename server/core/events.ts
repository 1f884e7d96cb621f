/**
 * Canonical run events, which the engine writes and the log stores, whatever the contract of the run.
 *
 * They are AG-UI events, the seven `tambo.*` CUSTOM events, and internal `engine.*` events for what AG-UI
 * lacks. Every contract's encoder handles or explicitly drops every type, in an exhaustive switch (M-092).
 *
 * A *numbered* event has a number, 1, 2, 3 … in its run, from which a client can resume. An *unnumbered*
 * event (reasoning, steps, `engine.*`) is stored in order, but has no number: its position is the number of
 * the event before it. Readers that are not sent unnumbered events see no gaps.
 */

import type { components } from "../../generated/tambo/types.ts";
import type { Json, JsonObject } from "./json/object.ts";
import type { ContentBlock, Message } from "./messages.ts";

export type { Json, JsonObject };

/** One operation of RFC 6902. `test` is accepted from clients and never sent. */
export interface JsonPatchOperation {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  from?: string;
  value?: Json;
}

/** Unix time in milliseconds; non-decreasing within a run (T-043). */
interface Timed {
  timestamp: number;
}

type Schemas = components["schemas"];

/**
 * An event of the Tambo document with all fields required: the engine always sends the optional ones. A field
 * added to the document does not compile until the engine sends it.
 */
type Complete<Name extends keyof Schemas> = Required<Schemas[Name]>;

/**
 * A value whose fields have other types in the engine than in the document. A field of the document that is
 * missing here does not compile.
 */
type WithFieldsOf<
  Name extends keyof Schemas,
  Own extends { [Missing in Exclude<keyof Schemas[Name], keyof Own>]: unknown },
> = Own;

interface Custom<Name extends string, Value> extends Timed {
  type: "CUSTOM";
  name: Name;
  value: Value;
}

/** A pending tool call: a client tool awaiting its result (T-045), or a server tool awaiting consent. */
export interface PendingToolCall {
  toolCallId: string;
  toolName: string;
  input: JsonObject;
}

export type RunStarted = Complete<"RunStartedEvent">;
export type RunFinished = Complete<"RunFinishedEvent">;
export type RunErrored = Complete<"RunErrorEvent">;
export type TextStart = Complete<"TextMessageStartEvent">;
export type TextContent = Complete<"TextMessageContentEvent">;
export type TextEnd = Complete<"TextMessageEndEvent">;
/** `toolCallName` is AG-UI's field, `toolName` the proposal's. Both have the same value (TX-03). */
export type ToolCallStart = Complete<"ToolCallStartEvent">;
export type ToolCallArgs = Complete<"ToolCallArgsEvent">;
export type ToolCallEnd = Complete<"ToolCallEndEvent">;
/** The result as text. The accompanying `tambo.tool.result` has the blocks (TX-10). */
export type ToolCallResult = Complete<"ToolCallResultEvent">;
export type StateSnapshot = Timed & {
  type: "STATE_SNAPSHOT";
  snapshot: WithFieldsOf<"StateTree", { components: { [id: string]: JsonObject } }>;
};
export type StateDelta = Timed & { type: "STATE_DELTA"; delta: JsonPatchOperation[] };

export type AwaitingInput = Custom<
  "tambo.run.awaiting_input",
  WithFieldsOf<"AwaitingInputValue", { threadId: string; runId: string; pendingToolCalls: PendingToolCall[] }>
>;
/** `messages` are in the stored form (`server/core/messages.ts`). Encoders convert them. */
export type TamboRunFinished = Custom<
  "tambo.run.finished",
  WithFieldsOf<"RunFinishedValue", { threadId: string; runId: string; messages: Message[] }>
>;
export type TamboToolResult = Custom<
  "tambo.tool.result",
  WithFieldsOf<"ToolResultValue", { toolCallId: string; result: ContentBlock[]; isError?: boolean }>
>;
export type ComponentStart = Custom<"tambo.component.start", Complete<"ComponentStartValue">>;
export type ComponentPropsDelta = Custom<"tambo.component.props_delta", Complete<"ComponentPropsDeltaValue">>;
export type ComponentStateDelta = Custom<
  "tambo.component.state_delta",
  WithFieldsOf<"ComponentStateDeltaValue", { componentId: string; delta: JsonPatchOperation[] }>
>;
export type ComponentEnd = Custom<
  "tambo.component.end",
  WithFieldsOf<"ComponentEndValue", { componentId: string; props: JsonObject; state?: JsonObject }>
>;

/** Events with a number. */
export type NumberedEvent =
  | RunStarted
  | RunFinished
  | RunErrored
  | TextStart
  | TextContent
  | TextEnd
  | ToolCallStart
  | ToolCallArgs
  | ToolCallEnd
  | ToolCallResult
  | StateSnapshot
  | StateDelta
  | AwaitingInput
  | TamboRunFinished
  | TamboToolResult
  | ComponentStart
  | ComponentPropsDelta
  | ComponentStateDelta
  | ComponentEnd;

/** Tokens of one model call, as counted by the provider. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
}

/** Reasons for the end of a run (M-008). */
export type StopReason =
  | "end_turn"
  | "awaiting_input"
  | "max_turns"
  | "max_tool_calls"
  | "max_tokens"
  | "timeout"
  | "cancelled"
  | "error";

export type StepStarted = Timed & { type: "STEP_STARTED"; stepName: string };
export type StepFinished = Timed & { type: "STEP_FINISHED"; stepName: string };
export type ReasoningStart = Timed & { type: "REASONING_START"; messageId: string };
export type ReasoningMessageStart = Timed & {
  type: "REASONING_MESSAGE_START";
  messageId: string;
  role: "reasoning";
};
export type ReasoningMessageContent = Timed & {
  type: "REASONING_MESSAGE_CONTENT";
  messageId: string;
  delta: string;
};
export type ReasoningMessageEnd = Timed & { type: "REASONING_MESSAGE_END"; messageId: string };
export type ReasoningEnd = Timed & { type: "REASONING_END"; messageId: string };
/** The end of a model call, with its stop reason and usage (M-003). */
export type EngineTurnEnd = Timed & {
  type: "engine.turn_end";
  turn: number;
  stopReason: string;
  /** The stop sequence that the model generated, if the provider reports it. */
  stopSequence?: string;
  /** As counted by the provider. */
  usage: Usage;
  /** Tokens counted towards the run's limit. Estimated if the provider did not count. */
  counted: Required<Usage>;
};
/** The start of a server tool's execution, with the parsed input (M-005). */
export type EngineToolStart = Timed & {
  type: "engine.tool_start";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** A server tool call that failed or was not made. Its result follows (M-007). */
export type EngineToolError = Timed & {
  type: "engine.tool_error";
  toolCallId: string;
  code: string;
  message: string;
};
/** A call of a tool that the provider runs itself, with its input (M-013). */
export type EngineNativeCall = Timed & {
  type: "engine.native_call";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** The result of a tool that the provider ran, in the provider's form. */
export type EngineNativeResult = Timed & {
  type: "engine.native_result";
  toolCallId: string;
  toolName: string;
  result: Json;
};
/** A failed model call, with the known details of the provider's failure (M-050). `RUN_ERROR` follows. */
export type EngineModelFailure = Timed & {
  type: "engine.model_failure";
  /** HTTP status of the provider's response. */
  status?: number;
  /** Seconds after which to retry. */
  retryAfter?: number;
  /** Set if the provider sent nothing within the time limit. */
  silent?: true;
};
/** Partial output of a running tool (M-006). */
export type EngineToolOutput = Timed & { type: "engine.tool_output"; toolCallId: string; delta: string };
/** A change of the application's state by the model. */
export type EngineStateDelta = Timed & { type: "engine.state_delta"; delta: JsonPatchOperation[] };
/** Server tool calls awaiting the user's consent. The run awaits input. */
export type EngineConsent = Timed & { type: "engine.consent"; calls: PendingToolCall[] };
/** An error that does not end the run (M-014). */
export type EngineWarning = Timed & { type: "engine.warning"; code: string; message: string };
/** The run's stop reason, just before its end (M-008). */
export type EngineRunStop = Timed & { type: "engine.run_stop"; reason: StopReason };

/** Events without a number. */
export type UnnumberedEvent =
  | StepStarted
  | StepFinished
  | ReasoningStart
  | ReasoningMessageStart
  | ReasoningMessageContent
  | ReasoningMessageEnd
  | ReasoningEnd
  | EngineTurnEnd
  | EngineToolStart
  | EngineToolError
  | EngineNativeCall
  | EngineNativeResult
  | EngineModelFailure
  | EngineToolOutput
  | EngineStateDelta
  | EngineConsent
  | EngineWarning
  | EngineRunStop;

/** All canonical events. */
export type RunEvent = NumberedEvent | UnnumberedEvent;

const unnumberedTypes: Record<UnnumberedEvent["type"], true> = {
  STEP_STARTED: true,
  STEP_FINISHED: true,
  REASONING_START: true,
  REASONING_MESSAGE_START: true,
  REASONING_MESSAGE_CONTENT: true,
  REASONING_MESSAGE_END: true,
  REASONING_END: true,
  "engine.turn_end": true,
  "engine.tool_start": true,
  "engine.tool_error": true,
  "engine.native_call": true,
  "engine.native_result": true,
  "engine.model_failure": true,
  "engine.tool_output": true,
  "engine.state_delta": true,
  "engine.consent": true,
  "engine.warning": true,
  "engine.run_stop": true,
};

/** Returns true if events of this type are unnumbered. */
export function isUnnumberedType(type: string): type is UnnumberedEvent["type"] {
  return Object.hasOwn(unnumberedTypes, type);
}
