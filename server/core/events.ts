/**
 * Canonical run events: what the engine emits and the log stores, whatever contract the run came in by.
 *
 * AG-UI event shapes, the seven `tambo.*` CUSTOM events, and internal `engine.*` events for what AG-UI lacks.
 * Every contract's encoder handles or explicitly drops every type, by an exhaustive switch (M-092).
 *
 * Two kinds, by how they are counted. A *numbered* event has a number of its own, 1, 2, 3 … in its run: the
 * number a client resumes from. A *note* (reasoning, steps, `engine.*`) is kept in order but has no number:
 * its position is the number of the event before it. So a reader that shows no notes sees no gaps.
 */

import type { components } from "../../generated/tambo/types.ts";
import type { ContentBlock, Message } from "./messages.ts";

/** A JSON value as it travels. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A JSON object as it travels. */
export type JsonObject = { [key: string]: Json };

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
 * An event as Tambo's document has it. Members that are optional there are always sent: one that is added to the document
 * does not compile until the engine sends it.
 */
type Sent<Name extends keyof Schemas> = Required<Schemas[Name]>;

/**
 * A value whose members the engine has in other types than the document. A member of the document that is missing here
 * does not compile.
 */
type Like<
  Name extends keyof Schemas,
  Own extends { [Missing in Exclude<keyof Schemas[Name], keyof Own>]: unknown },
> = Own;

interface Custom<Name extends string, Value> extends Timed {
  type: "CUSTOM";
  name: Name;
  value: Value;
}

/** A tool call that waits: one of the client's for its result (T-045), one of the server's for consent. */
export interface PendingToolCall {
  toolCallId: string;
  toolName: string;
  input: JsonObject;
}

export type RunStarted = Sent<"RunStartedEvent">;
export type RunFinished = Sent<"RunFinishedEvent">;
export type RunErrored = Sent<"RunErrorEvent">;
export type TextStart = Sent<"TextMessageStartEvent">;
export type TextContent = Sent<"TextMessageContentEvent">;
export type TextEnd = Sent<"TextMessageEndEvent">;
/** `toolCallName` is AG-UI's member, `toolName` the proposal's: both have the same value (TX-03). */
export type ToolCallStart = Sent<"ToolCallStartEvent">;
export type ToolCallArgs = Sent<"ToolCallArgsEvent">;
export type ToolCallEnd = Sent<"ToolCallEndEvent">;
/** The result as text; `tambo.tool.result` beside it has the blocks (TX-10). */
export type ToolCallResult = Sent<"ToolCallResultEvent">;
export type StateSnapshot = Timed & {
  type: "STATE_SNAPSHOT";
  snapshot: Like<"StateTree", { components: { [id: string]: JsonObject } }>;
};
export type StateDelta = Timed & { type: "STATE_DELTA"; delta: JsonPatchOperation[] };

export type AwaitingInput = Custom<
  "tambo.run.awaiting_input",
  Like<"AwaitingInputValue", { threadId: string; runId: string; pendingToolCalls: PendingToolCall[] }>
>;
/** `messages` are in the stored form (`server/core/messages.ts`); an encoder writes them as its contract does. */
export type TamboRunFinished = Custom<
  "tambo.run.finished",
  Like<"RunFinishedValue", { threadId: string; runId: string; messages: Message[] }>
>;
export type TamboToolResult = Custom<
  "tambo.tool.result",
  Like<"ToolResultValue", { toolCallId: string; result: ContentBlock[]; isError?: boolean }>
>;
export type ComponentStart = Custom<"tambo.component.start", Sent<"ComponentStartValue">>;
export type ComponentPropsDelta = Custom<"tambo.component.props_delta", Sent<"ComponentPropsDeltaValue">>;
export type ComponentStateDelta = Custom<
  "tambo.component.state_delta",
  Like<"ComponentStateDeltaValue", { componentId: string; delta: JsonPatchOperation[] }>
>;
export type ComponentEnd = Custom<
  "tambo.component.end",
  Like<"ComponentEndValue", { componentId: string; props: JsonObject; state?: JsonObject }>
>;

/** Events with a number of their own. */
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

/** Tokens of one model call, as the provider counted them. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
}

/** Why a run ended (M-008). */
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
/** A model call ended: its stop reason and usage (M-003). */
export type EngineTurnEnd = Timed & {
  type: "engine.turn_end";
  turn: number;
  stopReason: string;
  /** The sequence that the model stopped at, where the provider tells. */
  stopSequence?: string;
  /** As the provider counted. */
  usage: Usage;
  /** What counts towards the run's limit: estimated where the provider did not count. */
  counted: Required<Usage>;
};
/** A server tool begins to run, with its parsed input (M-005). */
export type EngineToolStart = Timed & {
  type: "engine.tool_start";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** A call of a server tool has failed, or was not made: its result comes next (M-007). */
export type EngineToolError = Timed & {
  type: "engine.tool_error";
  toolCallId: string;
  code: string;
  message: string;
};
/** The provider itself runs a tool of its own, with this input (M-013). */
export type EngineNativeCall = Timed & {
  type: "engine.native_call";
  toolCallId: string;
  toolName: string;
  input: JsonObject;
};
/** What a tool that the provider ran gave, in the provider's own form. */
export type EngineNativeResult = Timed & {
  type: "engine.native_result";
  toolCallId: string;
  toolName: string;
  result: Json;
};
/** The model could not answer: what is known of its provider's failure (M-050). `RUN_ERROR` follows. */
export type EngineModelFailure = Timed & {
  type: "engine.model_failure";
  /** HTTP status of the provider's answer. */
  status?: number;
  /** When to try again, in seconds. */
  retryAfter?: number;
  /** The provider was silent for too long. */
  silent?: true;
};
/** Partial output of a running tool (M-006). */
export type EngineToolOutput = Timed & { type: "engine.tool_output"; toolCallId: string; delta: string };
/** The model changed the app's own state. */
export type EngineStateDelta = Timed & { type: "engine.state_delta"; delta: JsonPatchOperation[] };
/** Calls of server tools that wait for the user's consent: the run pauses for it. */
export type EngineConsent = Timed & { type: "engine.consent"; calls: PendingToolCall[] };
/** Something went wrong that the run can go on without (M-014). */
export type EngineWarning = Timed & { type: "engine.warning"; code: string; message: string };
/** The run's stop reason, just before its end (M-008). */
export type EngineRunStop = Timed & { type: "engine.run_stop"; reason: StopReason };

/** Events without a number of their own. */
export type NoteEvent =
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

/** Everything the engine emits. */
export type RunEvent = NumberedEvent | NoteEvent;

const noteTypes: Record<NoteEvent["type"], true> = {
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

/** Whether events of this type are notes: kept in order, without a number of their own. */
export function isUnnumberedType(type: string): type is NoteEvent["type"] {
  return Object.hasOwn(noteTypes, type);
}
