/**
 * Encodes canonical run events as AG-UI events. Pure: the same lines give the same events.
 *
 * Clients of AG-UI 1.0 and earlier clients get different events, because each rejects events that the other
 * requires. A client that sends a protocol version uses 1.0.
 */

import type { JsonObject, JsonPatchOperation, PendingToolCall, StopReason } from "../../core/events.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { noneLeft, type Shown, type Unwritten, type Written } from "../written.ts";
import { resultContent } from "./content-parts.ts";
import { RunEnd } from "./run-end.ts";
import type { NeverSent, Sent, SentElsewhere, StreamEvent } from "./sent-events.ts";
import { ShownComponents } from "./shown-components.ts";

/** The properties of a run and its reader that affect encoding. */
export interface RunView {
  threadId: string;
  /** The client's id of the run. */
  runId: string;
  parentRunId?: string;
  /** True if the reader uses AG-UI 1.0. */
  speaksV1: boolean;
  /** State of the app in the run's request, if it is an object. */
  appState?: JsonObject;
  /** The run's model, if the request or its agent selects one. */
  model?: string;
}

/** How a kind of event is encoded: unchanged, left out, or by a function. */
type Treatment<Kind extends EventKind> =
  | "as it is"
  | "left out"
  | ((encoder: Encoder, event: EventOf<Kind>) => StreamEvent[]);

/** The table has every kind, so that a new one does not compile without an entry (M-092). */
const treatments = {
  RUN_STARTED: (encoder, { timestamp }) => [encoder.started(timestamp)],
  RUN_FINISHED: (encoder, event) => [encoder.finished(event)],
  RUN_ERROR: (encoder, event) => encoder.failed(event),
  TEXT_MESSAGE_START: "as it is",
  TEXT_MESSAGE_CONTENT: "as it is",
  TEXT_MESSAGE_END: "as it is",
  TOOL_CALL_START: (encoder, event) => encoder.callStart(event),
  TOOL_CALL_ARGS: "as it is",
  TOOL_CALL_END: "as it is",
  TOOL_CALL_RESULT: (encoder, event) => encoder.holdResult(event),
  STATE_SNAPSHOT: (encoder, event) => encoder.stateSnapshot(event),
  STATE_DELTA: (encoder, event) => encoder.stateDelta(event),
  "tambo.run.awaiting_input": (encoder, event) => encoder.awaitingInput(event),
  // Clients keep the messages that they received.
  "tambo.run.finished": "left out",
  "tambo.tool.result": (encoder, event) => encoder.toolResult(event),
  "tambo.component.start": (encoder, event) => encoder.componentStart(event),
  "tambo.component.props_delta": "as it is",
  "tambo.component.state_delta": (encoder, event) => encoder.componentStateDelta(event),
  "tambo.component.end": (encoder, event) => encoder.componentEnd(event),
  STEP_STARTED: (encoder, event) => encoder.stepStart(event),
  STEP_FINISHED: "as it is",
  REASONING_START: "as it is",
  REASONING_MESSAGE_START: "as it is",
  REASONING_MESSAGE_CONTENT: "as it is",
  REASONING_MESSAGE_END: "as it is",
  REASONING_END: "as it is",
  "engine.turn_end": (encoder, { usage }) => encoder.count(usage),
  "engine.tool_start": "left out",
  "engine.tool_error": "left out",
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  "engine.state_delta": (encoder, { delta, timestamp }) => encoder.appStateDelta(delta, timestamp),
  "engine.consent": (encoder, { calls }) => encoder.consent(calls),
  "engine.run_stop": (encoder, { reason }) => encoder.stop(reason),
} satisfies { [Kind in EventKind]: Treatment<Kind> };

/** Kinds of events that produce an event of the contract. */
export type ShownKind = Shown<typeof treatments>;

// An event of the contract that is in none of the three types is a compile error, which names it.
noneLeft<Unwritten<StreamEvent, Written<typeof treatments> | SentElsewhere | NeverSent>>();

/** Kinds of events before which the state of every changed component is sent. */
const stepEnds: ReadonlySet<EventKind> = new Set([
  "STEP_FINISHED",
  "tambo.run.awaiting_input",
  "RUN_FINISHED",
  "RUN_ERROR",
]);

/** Encodes the events of one run, in order, for one reader. */
export class Encoder {
  readonly #view: RunView;
  readonly #end: RunEnd;
  #state: JsonDocument;
  #result: EventOf<"TOOL_CALL_RESULT"> | undefined;
  /** Calls of the step that have no result yet, in order. */
  readonly #unanswered = new Set<string>();
  readonly #components = new ShownComponents();

  /** @param view The run and its reader. */
  constructor(view: RunView) {
    this.#view = view;
    this.#end = new RunEnd(view);
    this.#state = new JsonDocument(view.appState ?? {});
  }

  /** Returns the events of a line as JSON, if any. */
  encode(line: LogLine): string[] {
    const events = this.#encode(line);
    if (!this.#components.haveChanged) return events;
    return stepEnds.has(line.kind)
      ? [...this.showChanged(line), ...events]
      : [...events, ...this.showChanged(line, true)];
  }

  /**
   * Returns the activities of components that have changed since they were last sent, as JSON.
   *
   * @param line The latest line.
   * @param ifDue Leaves out large components that were sent recently.
   */
  showChanged({ json }: LogLine, ifDue = false): string[] {
    const { timestamp } = JSON.parse(json) as { timestamp: number };
    return this.#components.showChanged(timestamp, ifDue).map((event) => JSON.stringify(event));
  }

  #encode({ kind, json }: LogLine): string[] {
    // The key and the event have the same kind, which the compiler cannot infer from a lookup.
    const treatment = treatments[kind] as Treatment<EventKind>;
    if (treatment === "as it is") return [json];
    if (treatment === "left out") return [];
    return treatment(this, JSON.parse(json) as never).map((event) => JSON.stringify(event));
  }

  started(timestamp: number): Sent<"RUN_STARTED"> {
    const { threadId, runId, parentRunId } = this.#view;
    const parent = parentRunId === undefined ? {} : { parentRunId };
    return { type: "RUN_STARTED", threadId, runId, ...parent, protocolVersion: "1.0", timestamp };
  }

  /** A client would execute a call without a result, because it looks like a client tool call. */
  failed(event: EventOf<"RUN_ERROR">): Sent<"TOOL_CALL_RESULT" | "RUN_FINISHED" | "RUN_ERROR">[] {
    const results = [...this.#unanswered].map((toolCallId) => notExecuted(toolCallId, event.timestamp));
    this.#unanswered.clear();
    return [...results, this.#end.failed(event)];
  }

  /** When a step starts, earlier calls have results or were lost with their process. */
  stepStart(event: EventOf<"STEP_STARTED">): Sent<"STEP_STARTED">[] {
    this.#unanswered.clear();
    return [event];
  }

  callStart({ toolName: _, ...event }: EventOf<"TOOL_CALL_START">): Sent<"TOOL_CALL_START">[] {
    this.#unanswered.add(event.toolCallId);
    return [event];
  }

  finished({ timestamp }: EventOf<"RUN_FINISHED">): Sent<"RUN_FINISHED"> {
    return this.#end.finished(timestamp);
  }

  count(usage: EventOf<"engine.turn_end">["usage"]): never[] {
    this.#end.count(usage);
    return [];
  }

  stop(reason: StopReason): never[] {
    this.#end.stopReason = reason;
    return [];
  }

  consent(calls: readonly PendingToolCall[]): never[] {
    this.#end.consents = calls;
    return [];
  }

  /** An interrupted run only asks for consent. Client tool calls are requested after that. */
  awaitingInput({
    value,
    ...event
  }: EventOf<"tambo.run.awaiting_input">): Sent<"tambo.run.awaiting_input">[] {
    if (this.#end.consents.length > 0) return [];
    const { threadId, runId } = this.#view;
    this.#end.pendingCalls = value.pendingToolCalls.map(({ toolCallId }) => toolCallId);
    return [{ ...event, value: { ...value, threadId, runId } }];
  }

  /** The next event contains the result's blocks. */
  holdResult(event: EventOf<"TOOL_CALL_RESULT">): never[] {
    this.#result = event;
    return [];
  }

  toolResult({ value }: EventOf<"tambo.tool.result">): Sent<"TOOL_CALL_RESULT">[] {
    if (this.#result === undefined) return [];
    const { timestamp, content: _, ...held } = this.#result;
    this.#result = undefined;
    this.#unanswered.delete(held.toolCallId);
    return [
      {
        ...held,
        content: resultContent(value.result, this.#view.speaksV1),
        // AG-UI has no field for it (M-062).
        ...(value.isError === true && { metadata: { tambo: { isError: true } } }),
        timestamp,
      },
    ];
  }

  /** AG-UI's snapshot is the complete state of the app. The components are one of its fields. */
  stateSnapshot({ snapshot, timestamp }: EventOf<"STATE_SNAPSHOT">): Sent<"STATE_SNAPSHOT">[] {
    const whole = { ...(this.#state.value as JsonObject), components: snapshot.components };
    this.#state = new JsonDocument(whole);
    this.#components.setStates(snapshot.components);
    return [{ type: "STATE_SNAPSHOT", snapshot: whole, timestamp }];
  }

  stateDelta(event: EventOf<"STATE_DELTA">): Sent<"STATE_DELTA">[] {
    this.#components.patchAll(event.delta);
    return [{ ...event, delta: operations(event.delta) }];
  }

  appStateDelta(delta: JsonPatchOperation[], timestamp: number): Sent<"STATE_DELTA">[] {
    for (const operation of delta) this.#state.apply(operation);
    return [{ type: "STATE_DELTA", delta: operations(delta), timestamp }];
  }

  componentStart(event: EventOf<"tambo.component.start">): Sent<"tambo.component.start">[] {
    this.#components.start(event);
    return [event];
  }

  componentEnd(event: EventOf<"tambo.component.end">): Sent<"tambo.component.end" | "ACTIVITY_SNAPSHOT">[] {
    return [event, this.#components.end(event)];
  }

  componentStateDelta(event: EventOf<"tambo.component.state_delta">): Sent<"tambo.component.state_delta">[] {
    this.#components.patch(event.value.componentId, event.value.delta);
    return [event];
  }
}

function notExecuted(toolCallId: string, timestamp: number): Sent<"TOOL_CALL_RESULT"> {
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

/** Narrows the type. The engine writes every field that an operation requires. */
function operations(delta: JsonPatchOperation[]): Extract<StreamEvent, { type: "STATE_DELTA" }>["delta"] {
  return delta as Extract<StreamEvent, { type: "STATE_DELTA" }>["delta"];
}
