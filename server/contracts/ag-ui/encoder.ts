/**
 * Encodes canonical run events as AG-UI events. The encoder is pure: the same lines always produce the same
 * events.
 *
 * Clients of AG-UI 1.x and earlier clients get different events, because each kind of client rejects events that
 * the other kind requires. A client that sends a protocol version is treated as a 1.x client. Streams of 1.0 and
 * 1.1 differ only in the version that they state.
 */

import type { JsonObject, JsonPatchOperation, PendingToolCall, StopReason } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import {
  assertNoneMissing,
  type MissingNames,
  type WrittenKinds,
  type WrittenNames,
} from "../event-coverage.ts";
import { ComponentActivities } from "./component-activities.ts";
import { toResultContent } from "./content-parts.ts";
import { RunEnd } from "./run-end.ts";
import type { SnapshotEvent, StreamEvent, StreamEventOf, UnsentEvent } from "./stream-events.ts";
import type { StreamVersion } from "./stream-version.ts";

/** Properties of a run and its reader that affect the encoding. */
export interface EncoderOptions {
  threadId: string;
  /** The ID that the client uses for the run. */
  runId: string;
  parentRunId?: string;
  /** True if the reader uses AG-UI 1.0 or newer. */
  speaksV1: boolean;
  streamVersion: StreamVersion;
  /** The app's state from the run request, if it is an object. */
  appState?: JsonObject;
  /** The run's model, if selected by the request or its agent. */
  model?: string;
  /** Names of the tools that the client runs. */
  clientTools?: ReadonlySet<string>;
}

/**
 * The way in which events of one kind are encoded: passed through unchanged, left out, or converted by a
 * function.
 */
type EncodeRule<Kind extends EventKind> =
  | "as it is"
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => StreamEvent[]);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: (encoder, { timestamp }) => [encoder.startRun(timestamp)],
  RUN_FINISHED: (encoder, event) => [encoder.finishRun(event)],
  RUN_ERROR: (encoder, event) => encoder.failRun(event),
  TEXT_MESSAGE_START: (encoder, event) => encoder.startText(event),
  TEXT_MESSAGE_CONTENT: "as it is",
  TEXT_MESSAGE_END: (encoder, event) => encoder.holdTextEnd(event),
  TOOL_CALL_START: (encoder, event) => encoder.startCall(event),
  TOOL_CALL_ARGS: "as it is",
  TOOL_CALL_END: "as it is",
  TOOL_CALL_RESULT: (encoder, event) => encoder.holdResult(event),
  STATE_SNAPSHOT: (encoder, event) => encoder.setState(event),
  STATE_DELTA: (encoder, event) => encoder.patchState(event),
  "tambo.run.awaiting_input": (encoder, event) => encoder.awaitInput(event),
  // Left out because clients keep the messages they have received.
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.endCall(event),
  "tambo.component.start": (encoder, event) => encoder.startComponent(event),
  "tambo.component.props_delta": "as it is",
  "tambo.component.state_delta": (encoder, event) => encoder.patchComponentState(event),
  "tambo.component.end": (encoder, event) => encoder.endComponent(event),
  STEP_STARTED: (encoder, event) => encoder.startStep(event),
  STEP_FINISHED: "as it is",
  REASONING_START: "as it is",
  REASONING_MESSAGE_START: "as it is",
  REASONING_MESSAGE_CONTENT: "as it is",
  REASONING_MESSAGE_END: "as it is",
  REASONING_END: "as it is",
  "engine.turn_end": (encoder, { usage }) => encoder.addUsage(usage),
  "engine.tool_start": "left out",
  "engine.tool_error": (encoder, event) => encoder.addToolError(event),
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  // The contract has no field for citations (M-053).
  "engine.source": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  "engine.state_delta": (encoder, { delta, timestamp }) => encoder.patchAppState(delta, timestamp),
  "engine.consent": (encoder, { calls }) => encoder.setConsents(calls),
  "engine.run_stop": (encoder, { reason }) => encoder.setStopReason(reason),
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

/** Kinds of events that produce an event in the contract. */
export type WrittenKind = WrittenKinds<typeof encodeRules>;

// Fails to compile if an event in the contract belongs to none of the three types. The compile error names
// the event.
assertNoneMissing<
  MissingNames<StreamEvent, WrittenNames<typeof encodeRules> | SnapshotEvent | UnsentEvent>
>();

/** Kinds of events before which the state of every changed component is sent. */
const stepEnds: ReadonlySet<EventKind> = new Set([
  "STEP_FINISHED",
  "tambo.run.awaiting_input",
  "RUN_FINISHED",
  "RUN_ERROR",
]);

/** Kinds of events that do not end a text block, because they only change the state. */
const stateChanges: ReadonlySet<EventKind> = new Set([
  "STATE_SNAPSHOT",
  "STATE_DELTA",
  "tambo.component.state_delta",
  "engine.state_delta",
]);

/** Encodes the events of one run, in order, for one reader. */
export class Encoder {
  readonly #options: EncoderOptions;
  readonly #end: RunEnd;
  #state: JsonDocument;
  #result: EventOf<"TOOL_CALL_RESULT"> | undefined;
  /** Server tool calls in the current step that have no result yet, in order. */
  readonly #openCalls = new Set<string>();
  /** Client tool calls made in this run. */
  readonly #clientCalls = new Set<string>();
  /** Client tool calls that the client cannot execute, such as calls with invalid arguments. */
  readonly #invalidCalls = new Set<string>();
  /** Results of client tool calls that were interrupted. They are sent only if the run continues. */
  #interruptedResults: StreamEventOf<"TOOL_CALL_RESULT">[] = [];
  readonly #components = new ComponentActivities();
  /** The end of a text block. It is not sent if the text continues after changes to the state (CC-151). */
  #textEnd: EventOf<"TEXT_MESSAGE_END"> | undefined;

  /** @param options Describes the run and its reader. */
  constructor(options: EncoderOptions) {
    this.#options = options;
    this.#end = new RunEnd(options);
    this.#state = new JsonDocument(options.appState ?? {});
  }

  /** Returns a line's events as JSON, if any. */
  encode(line: LogLine): string[] {
    const events = this.#encode(line);
    if (!this.#components.hasChanges) return events;
    return stepEnds.has(line.kind)
      ? [...this.encodeChangedComponents(line), ...events]
      : [...events, ...this.encodeChangedComponents(line, true)];
  }

  /**
   * Returns the activities of components that have changed since they were last sent, as JSON.
   *
   * @param line The latest line.
   * @param ifDue Leaves out large components that were sent recently.
   */
  encodeChangedComponents({ json }: LogLine, ifDue = false): string[] {
    const { timestamp } = JSON.parse(json) as { timestamp: number };
    return this.#components.encodeChanged(timestamp, ifDue).map((event) => JSON.stringify(event));
  }

  #encode({ kind, json }: LogLine): string[] {
    // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    if (rule === "left out") return [];
    const events =
      rule === "as it is"
        ? [json]
        : rule(this, JSON.parse(json) as never).map((event) => JSON.stringify(event));
    if (this.#textEnd === undefined || events.length === 0 || stateChanges.has(kind)) return events;
    // Events with later times may have been sent while the end was held.
    const { timestamp } = JSON.parse(json) as { timestamp: number };
    const end = JSON.stringify({ ...this.#textEnd, timestamp });
    this.#textEnd = undefined;
    return [end, ...events];
  }

  /** Continues the text block whose end is held, or starts a new one. */
  startText(event: EventOf<"TEXT_MESSAGE_START">): StreamEventOf<"TEXT_MESSAGE_START">[] {
    if (this.#textEnd?.messageId !== event.messageId) return [event];
    this.#textEnd = undefined;
    return [];
  }

  /** Holds the event until another event shows that the text does not continue. */
  holdTextEnd(event: EventOf<"TEXT_MESSAGE_END">): StreamEventOf<"TEXT_MESSAGE_END">[] {
    this.#textEnd = event;
    return [];
  }

  startRun(timestamp: number): StreamEventOf<"RUN_STARTED"> {
    const { threadId, runId, parentRunId, streamVersion: protocolVersion } = this.#options;
    const parent = parentRunId === undefined ? {} : { parentRunId };
    return { type: "RUN_STARTED", threadId, runId, ...parent, protocolVersion, timestamp };
  }

  /**
   * Ends a failed run. Open server tool calls get a result first, because a client would treat a call without
   * a result as a client tool call and execute it. Client tool calls get none, because only the client may
   * answer them (CP-050).
   */
  failRun(event: EventOf<"RUN_ERROR">): StreamEventOf<"TOOL_CALL_RESULT" | "RUN_FINISHED" | "RUN_ERROR">[] {
    const results = [...this.#openCalls].map((toolCallId) =>
      createMissingResult(toolCallId, event.timestamp),
    );
    this.#openCalls.clear();
    return [...results, this.#end.failRun(event)];
  }

  /**
   * Starts a step. Open calls are forgotten, because earlier calls already have results or were lost with
   * their process. A client must not execute an interrupted call that the model has been asked to make again.
   */
  startStep(event: EventOf<"STEP_STARTED">): StreamEventOf<"TOOL_CALL_RESULT" | "STEP_STARTED">[] {
    this.#openCalls.clear();
    return [...this.#interruptedResults.splice(0), event];
  }

  startCall({ toolName: _, ...event }: EventOf<"TOOL_CALL_START">): StreamEventOf<"TOOL_CALL_START">[] {
    const isClientCall = this.#options.clientTools?.has(event.toolCallName) === true;
    (isClientCall ? this.#clientCalls : this.#openCalls).add(event.toolCallId);
    return [event];
  }

  addToolError({ toolCallId, code }: EventOf<"engine.tool_error">): never[] {
    if (code !== "run_timeout") this.#invalidCalls.add(toolCallId);
    return [];
  }

  finishRun({ timestamp }: EventOf<"RUN_FINISHED">): StreamEventOf<"RUN_FINISHED" | "RUN_ERROR"> {
    return this.#end.finishRun(timestamp);
  }

  addUsage(usage: EventOf<"engine.turn_end">["usage"]): never[] {
    this.#end.addUsage(usage);
    return [];
  }

  setStopReason(reason: StopReason): never[] {
    this.#end.stopReason = reason;
    return [];
  }

  setConsents(calls: readonly PendingToolCall[]): never[] {
    this.#end.consents = calls;
    return [];
  }

  /**
   * Sends the pending client tool calls. Sends nothing if the run also awaits consent, because the interrupt
   * asks only for consent and the client tool calls are requested afterwards.
   */
  awaitInput({
    value,
    ...event
  }: EventOf<"tambo.run.awaiting_input">): StreamEventOf<"tambo.run.awaiting_input">[] {
    if (this.#end.consents.length > 0) return [];
    const { threadId, runId } = this.#options;
    // Calls from earlier runs may also be pending.
    this.#end.pendingCalls = value.pendingToolCalls
      .map(({ toolCallId }) => toolCallId)
      .filter((id) => this.#clientCalls.has(id));
    return [{ ...event, value: { ...value, threadId, runId } }];
  }

  /** Holds the event, because the next event contains the result's blocks. */
  holdResult(event: EventOf<"TOOL_CALL_RESULT">): never[] {
    this.#result = event;
    return [];
  }

  endCall({ value }: EventOf<"tambo.tool.result">): StreamEventOf<"TOOL_CALL_RESULT">[] {
    if (this.#result === undefined) return [];
    const { timestamp, content: _, ...resultFields } = this.#result;
    this.#result = undefined;
    const { toolCallId } = resultFields;
    this.#openCalls.delete(toolCallId);
    const event = {
      ...resultFields,
      content: toResultContent(value.result, this.#options.speaksV1),
      // AG-UI has no field for errors (M-062).
      ...(value.isError === true && { metadata: { tambo: { isError: true } } }),
      timestamp,
    };
    if (!this.#clientCalls.has(toolCallId) || this.#invalidCalls.has(toolCallId)) return [event];
    this.#interruptedResults.push(event);
    return [];
  }

  /** Sends the complete state of the app, as AG-UI's snapshot requires. `components` is one of its fields. */
  setState({ snapshot, timestamp }: EventOf<"STATE_SNAPSHOT">): StreamEventOf<"STATE_SNAPSHOT">[] {
    const fullState = { ...(this.#state.value as JsonObject), components: snapshot.components };
    this.#state = new JsonDocument(fullState);
    this.#components.setStates(snapshot.components);
    return [{ type: "STATE_SNAPSHOT", snapshot: fullState, timestamp }];
  }

  patchState(event: EventOf<"STATE_DELTA">): StreamEventOf<"STATE_DELTA">[] {
    this.#components.patchAll(event.delta);
    return [{ ...event, delta: asOperations(event.delta) }];
  }

  patchAppState(delta: JsonPatchOperation[], timestamp: number): StreamEventOf<"STATE_DELTA">[] {
    for (const operation of delta) this.#state.apply(operation);
    return [{ type: "STATE_DELTA", delta: asOperations(delta), timestamp }];
  }

  startComponent(event: EventOf<"tambo.component.start">): StreamEventOf<"tambo.component.start">[] {
    this.#components.start(event);
    return [event];
  }

  endComponent(
    event: EventOf<"tambo.component.end">,
  ): StreamEventOf<"tambo.component.end" | "ACTIVITY_SNAPSHOT">[] {
    return [event, this.#components.complete(event)];
  }

  patchComponentState(
    event: EventOf<"tambo.component.state_delta">,
  ): StreamEventOf<"tambo.component.state_delta">[] {
    this.#components.patch(event.value.componentId, event.value.delta);
    return [event];
  }
}

function createMissingResult(toolCallId: string, timestamp: number): StreamEventOf<"TOOL_CALL_RESULT"> {
  return {
    type: "TOOL_CALL_RESULT",
    messageId: `${toolCallId}-result`,
    toolCallId,
    role: "tool",
    content: "The call was not executed.",
    metadata: { tambo: { isError: true } },
    timestamp,
  };
}

/** Narrows the type. This is safe because the engine writes every field that an operation requires. */
function asOperations(delta: JsonPatchOperation[]): Extract<StreamEvent, { type: "STATE_DELTA" }>["delta"] {
  return delta as Extract<StreamEvent, { type: "STATE_DELTA" }>["delta"];
}
