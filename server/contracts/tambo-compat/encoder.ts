/** Encodes canonical run events as the events that the packages' reducer accepts. */
import type { Frames } from "../../../generated/tambo-compat/handlers.ts";
import type { components } from "../../../generated/tambo-compat/types.ts";
import type { JsonPatchOperation } from "../../core/events.ts";
import { parsePointer } from "../../core/json/pointer.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { selectPaths } from "../../engine/state/json-patch.ts";
import {
  assertNoneMissing,
  type EventByName,
  type EventName,
  type MissingNames,
  type WrittenNames,
} from "../event-coverage.ts";
import { encodeFrames, formatDataFrame } from "../frame-texts.ts";
import { StreamedProps } from "./streamed-props.ts";

type StreamEvent = components["schemas"]["RunStreamEvent"];
type StreamEventOf<Name extends EventName<StreamEvent>> = EventByName<StreamEvent, Name>;

/** The parts of a stream that later events depend on. */
interface ReaderState {
  /** The messages that contain the tool calls. */
  callMessages: Map<string, string>;
  /** The props of components that are not complete. */
  props: Map<string, StreamedProps>;
}

type EncodeRule<Kind extends EventKind> =
  | "as it is"
  | "left out"
  | ((event: EventOf<Kind>, state: ReaderState) => StreamEvent | StreamEvent[]);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: "as it is",
  RUN_FINISHED: "as it is",
  RUN_ERROR: "as it is",
  TEXT_MESSAGE_START: "as it is",
  TEXT_MESSAGE_CONTENT: "as it is",
  TEXT_MESSAGE_END: "as it is",
  TOOL_CALL_START: rememberCall,
  TOOL_CALL_ARGS: "as it is",
  TOOL_CALL_END: "as it is",
  TOOL_CALL_RESULT: moveResultToCall,
  STATE_SNAPSHOT: toStates,
  STATE_DELTA: toStateDeltas,
  "tambo.run.awaiting_input": formatArguments,
  "tambo.component.start": "as it is",
  "tambo.component.props_delta": addOperations,
  "tambo.component.state_delta": renameOperations,
  "tambo.component.end": completeProps,
  // The packages log a warning for these events. They read messages and results elsewhere.
  "tambo.run.finished": "left out",
  "tambo.tool.result": "left out",
  // The packages log a warning for steps. They read reasoning only from AG-UI's older `THINKING_*` events, which are not sent.
  STEP_STARTED: "left out",
  STEP_FINISHED: "left out",
  REASONING_START: "left out",
  REASONING_MESSAGE_START: "left out",
  REASONING_MESSAGE_CONTENT: "left out",
  REASONING_MESSAGE_END: "left out",
  REASONING_END: "left out",
  // The engine's own events are internal.
  "engine.turn_end": "left out",
  "engine.tool_error": "left out",
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.source": "left out",
  "engine.model_failure": "left out",
  "engine.tool_start": "left out",
  "engine.tool_output": "left out",
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.warning": "left out",
  "engine.run_stop": "left out",
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

// Fails to compile if the table does not write an event in the contract. The compile error names the event.
assertNoneMissing<MissingNames<StreamEvent, WrittenNames<typeof encodeRules>>>();

function rememberCall(
  event: EventOf<"TOOL_CALL_START">,
  { callMessages }: ReaderState,
): StreamEventOf<"TOOL_CALL_START"> {
  callMessages.set(event.toolCallId, event.parentMessageId);
  return event;
}

/** The reducer rejects a result in a message that it does not know. */
function moveResultToCall(
  event: EventOf<"TOOL_CALL_RESULT">,
  { callMessages }: ReaderState,
): StreamEventOf<"TOOL_CALL_RESULT">[] {
  const messageId = callMessages.get(event.toolCallId);
  return messageId === undefined ? [] : [{ ...event, messageId }];
}

type StateDelta = StreamEventOf<"tambo.component.state_delta">;

function createStateDelta(
  componentId: string,
  operations: JsonPatchOperation[],
  timestamp: number,
): StateDelta {
  return {
    type: "CUSTOM",
    name: "tambo.component.state_delta",
    value: { componentId, operations: operations as StateDelta["value"]["operations"] },
    timestamp,
  };
}

function toStates({ snapshot, timestamp }: EventOf<"STATE_SNAPSHOT">): StateDelta[] {
  return Object.entries(snapshot.components).map(([id, value]) =>
    createStateDelta(id, [{ op: "replace", path: "", value }], timestamp),
  );
}

/** Splits a change by component. All paths in an operation are those of one component. */
function toStateDeltas({ delta, timestamp }: EventOf<"STATE_DELTA">): StateDelta[] {
  const prefixes = new Set(delta.map(({ path }) => path.split("/", 3).join("/")));
  return [...prefixes].map((prefix) => {
    const [, id = ""] = parsePointer(prefix);
    return createStateDelta(id, selectPaths(prefix, delta), timestamp);
  });
}

function renameOperations({ value, timestamp }: EventOf<"tambo.component.state_delta">): StateDelta {
  return createStateDelta(value.componentId, value.delta, timestamp);
}

function formatArguments(
  event: EventOf<"tambo.run.awaiting_input">,
): StreamEventOf<"tambo.run.awaiting_input"> {
  const pendingToolCalls = event.value.pendingToolCalls.map(({ toolCallId, toolName, input }) => ({
    toolCallId,
    toolName,
    arguments: JSON.stringify(input),
  }));
  return { ...event, value: { pendingToolCalls } };
}

type PropsDelta = StreamEventOf<"tambo.component.props_delta">;

function createPropsDelta(
  componentId: string,
  delta: string,
  operations: JsonPatchOperation[],
  timestamp: number,
): PropsDelta {
  return {
    type: "CUSTOM",
    name: "tambo.component.props_delta",
    value: { componentId, delta, operations: operations as PropsDelta["value"]["operations"] },
    timestamp,
  };
}

function addOperations(
  { value, timestamp }: EventOf<"tambo.component.props_delta">,
  { props }: ReaderState,
): PropsDelta {
  const { componentId, delta } = value;
  const streamed = props.get(componentId) ?? new StreamedProps();
  props.set(componentId, streamed);
  return createPropsDelta(componentId, delta, streamed.append(delta), timestamp);
}

/** Sends the changes of the last deltas, because the reducer ignores the complete props at the end. */
function completeProps(
  event: EventOf<"tambo.component.end">,
  { props }: ReaderState,
): (PropsDelta | StreamEventOf<"tambo.component.end">)[] {
  const { componentId, props: complete } = event.value;
  const operations = (props.get(componentId) ?? new StreamedProps()).complete(complete);
  props.delete(componentId);
  return operations.length === 0
    ? [event]
    : [createPropsDelta(componentId, "", operations, event.timestamp), event];
}

/** Encodes the lines of a run from its first event. */
export function encodeRun(batches: AsyncIterable<LogLine[]>): AsyncGenerator<Frames<StreamEvent>> {
  const state: ReaderState = { callMessages: new Map(), props: new Map() };
  return encodeFrames(batches, ({ kind, json }) => {
    // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
    const rule = encodeRules[kind] as EncodeRule<EventKind>;
    if (rule === "left out") return [];
    if (rule === "as it is") return [formatDataFrame(json)];
    const events = [rule(JSON.parse(json) as never, state)].flat();
    return events.map((event) => formatDataFrame(JSON.stringify(event)));
  });
}
