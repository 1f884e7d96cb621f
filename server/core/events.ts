/**
 * Canonical run events. The engine writes them and the log stores them, regardless of the contract that the
 * run uses.
 *
 * They consist of AG-UI events, the seven `tambo.*` CUSTOM events, and internal `engine.*` events for
 * everything that AG-UI lacks. Each contract's encoder handles or explicitly drops every type in an
 * exhaustive switch (M-092).
 *
 * *Numbered* events are numbered 1, 2, 3 … within their run, and a client can resume from any of them.
 * *Unnumbered* events (reasoning, steps, `engine.*`) are stored in order but have no number of their own.
 * Their position is the number of the preceding numbered event, so readers that do not receive unnumbered
 * events see no gaps.
 */

import type { components } from "../../generated/tambo/types.ts";
import type { Json, JsonObject } from "./json/object.ts";
import type { ContentBlock, Message } from "./messages.ts";

export type { Json, JsonObject };

/** A single RFC 6902 operation. `test` is accepted from clients but never sent. */
export interface JsonPatchOperation {
  op: "add" | "remove" | "replace" | "move" | "copy" | "test";
  path: string;
  from?: string;
  value?: Json;
}

/** Unix time in milliseconds. Non-decreasing within a run (T-043). */
interface Timed {
  timestamp: number;
}

type Schemas = components["schemas"];

/**
 * An event from the Tambo API document. All of its fields are required, because the engine always sends the
 * optional fields, too. Adding a field to the document causes a type error until the engine sends it.
 */
type Complete<Name extends keyof Schemas> = Required<Schemas[Name]>;

/**
 * A type with the same fields as a schema in the Tambo API document, but with the engine's own field types.
 * Omitting one of the schema's fields causes a type error.
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

export type RunStarted = Omit<Complete<"RunStartedEvent">, "metadata"> & { metadata?: JsonObject };
export type RunFinished = Complete<"RunFinishedEvent">;
export type RunErrored = Complete<"RunErrorEvent">;
export type TextStart = Complete<"TextMessageStartEvent">;
export type TextContent = Complete<"TextMessageContentEvent">;
export type TextEnd = Complete<"TextMessageEndEvent">;
/**
 * The start of a tool call. `toolCallName` is AG-UI's field name and `toolName` is the proposal's. Both
 * always have the same value (TX-03).
 */
export type ToolCallStart = Complete<"ToolCallStartEvent">;
export type ToolCallArgs = Complete<"ToolCallArgsEvent">;
export type ToolCallEnd = Complete<"ToolCallEndEvent">;
/** A tool result as text. The accompanying `tambo.tool.result` event contains the content blocks (TX-10). */
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
/**
 * The end of a successful run. Its `messages` are in their stored form (`server/core/messages.ts`), and
 * encoders convert them.
 */
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

/** Events that have a number. */
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

/** Token counts for one model call, as reported by the provider. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
  /** Input tokens read from the provider's cache. Absent if there are none. */
  cacheReadTokens?: number;
  /** Input tokens written to the provider's cache. Absent if there are none. */
  cacheWriteTokens?: number;
}

/** The tokens counted towards a limit. */
export type CountedUsage = Required<Pick<Usage, "inputTokens" | "outputTokens">>;

/** Reasons why a run ended (M-008). */
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
  /** The provider's token counts. */
  usage: Usage;
  /** Tokens counted towards the run's limit. Estimated if the provider did not report them. */
  counted: CountedUsage;
};
/** The start of a server tool's execution, with the parsed input (M-005). */
export type EngineToolStart = Timed & {
  type: "engine.tool_start";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** A server tool call that failed or was never made. Its result follows (M-007). */
export type EngineToolError = Timed & {
  type: "engine.tool_error";
  toolCallId: string;
  code: string;
  message: string;
};
/** A call to a tool that the provider runs itself, with its input (M-013). */
export type EngineNativeCall = Timed & {
  type: "engine.native_call";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** The result of a tool that the provider ran, in the provider's format. */
export type EngineNativeResult = Timed & {
  type: "engine.native_result";
  toolCallId: string;
  toolName: string;
  result: Json;
};
/** A source that the model's provider names for the text, such as a web page or a file (M-011). */
export type EngineSource = Timed & {
  type: "engine.source";
  /** The URL of a web page, or the name of a file. */
  name: string;
};
/** A failed model call, with the known details of the provider's failure (M-050). A `RUN_ERROR` follows. */
export type EngineModelFailure = Timed & {
  type: "engine.model_failure";
  /** HTTP status of the provider's response. */
  status?: number;
  /** Seconds to wait before retrying. */
  retryAfter?: number;
  /** Set if the provider sent nothing within the time limit. */
  silent?: true;
};
/** Partial output from a running tool (M-006). */
export type EngineToolOutput = Timed & { type: "engine.tool_output"; toolCallId: string; delta: string };
/** A change that the model made to the application's state. */
export type EngineStateDelta = Timed & { type: "engine.state_delta"; delta: JsonPatchOperation[] };
/** Server tool calls that require the user's consent. The run awaits input. */
export type EngineConsent = Timed & { type: "engine.consent"; calls: PendingToolCall[] };
/** An error that does not end the run (M-014). */
export type EngineWarning = Timed & { type: "engine.warning"; code: string; message: string };
/** The run's stop reason, written just before the run ends (M-008). */
export type EngineRunStop = Timed & { type: "engine.run_stop"; reason: StopReason };

/** Events that have no number. */
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
  | EngineSource
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
  "engine.source": true,
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
