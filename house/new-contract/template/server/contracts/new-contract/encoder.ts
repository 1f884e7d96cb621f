/**
 * Encodes canonical run events as frames of the contract. The encoder is pure: the same lines always produce
 * the same frames.
 */
import type { Frames } from "../../../generated/new-contract/handlers.ts";
import type { components } from "../../../generated/new-contract/types.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import {
  assertNoneMissing,
  type EventByName,
  type EventName,
  type MissingNames,
  type WrittenNames,
} from "../event-coverage.ts";
import { encodeFrames, formatDataFrame, joinFrames } from "../frame-texts.ts";
import type { StreamFailure } from "../stream-failure.ts";

/** An event in the contract's streams. */
type StreamEvent = components["schemas"]["RunEvent"];

type StreamEventOf<Name extends EventName<StreamEvent>> = EventByName<StreamEvent, Name>;

/** Encodes one kind of event, or omits it. */
type EncodeRule<Kind extends EventKind> =
  | "left out"
  | ((event: EventOf<Kind>, threadId: string) => readonly StreamEvent[]);

/** The encoding rule for each kind of event. A missing rule is a compile error. */
const encodeRules = {
  RUN_STARTED: (_, threadId): [StreamEventOf<"start">] => [{ type: "start", threadId }],
  RUN_FINISHED: (): [StreamEventOf<"end">] => [{ type: "end" }],
  RUN_ERROR: ({ code, message }): [StreamEventOf<"error">] => [{ type: "error", code, message }],
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: ({ delta }): StreamEventOf<"text">[] =>
    delta === "" ? [] : [{ type: "text", text: delta }],
  TEXT_MESSAGE_END: "left out",
  TOOL_CALL_START: "left out",
  TOOL_CALL_ARGS: "left out",
  TOOL_CALL_END: "left out",
  TOOL_CALL_RESULT: "left out",
  STATE_SNAPSHOT: "left out",
  STATE_DELTA: "left out",
  "tambo.run.awaiting_input": "left out",
  "tambo.run.finished": "left out",
  "tambo.tool.result": "left out",
  "tambo.component.start": "left out",
  "tambo.component.props_delta": "left out",
  "tambo.component.state_delta": "left out",
  "tambo.component.end": "left out",
  STEP_STARTED: "left out",
  STEP_FINISHED: "left out",
  REASONING_START: "left out",
  REASONING_MESSAGE_START: "left out",
  REASONING_MESSAGE_CONTENT: "left out",
  REASONING_MESSAGE_END: "left out",
  REASONING_END: "left out",
  "engine.turn_end": "left out",
  "engine.tool_start": "left out",
  "engine.tool_error": "left out",
  "engine.native_call": "left out",
  "engine.native_result": "left out",
  "engine.source": "left out",
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": "left out",
} satisfies { [Kind in EventKind]: EncodeRule<Kind> };

// Fails to compile, and reports the event name, if the table never writes one of the contract's events.
assertNoneMissing<MissingNames<StreamEvent, WrittenNames<typeof encodeRules>>>();

/**
 * Encodes a run from its start.
 *
 * @param batches The run's log lines, in order.
 */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  threadId: string,
): AsyncGenerator<Frames<StreamEvent>> {
  return encodeFrames(batches, (line) => encode(line, threadId).map(toFrame));
}

/** Returns the frame that ends a stream before its run has ended. */
export function encodeFailure({ code, message }: StreamFailure): Frames<StreamEvent> {
  return joinFrames(toFrame({ type: "error", code, message }));
}

function encode({ kind, json }: LogLine, threadId: string): readonly StreamEvent[] {
  // The key and the event belong to the same kind, but the compiler cannot infer that.
  const rule = encodeRules[kind] as EncodeRule<EventKind>;
  return rule === "left out" ? [] : rule(JSON.parse(json) as never, threadId);
}

function toFrame(event: StreamEvent): string {
  return formatDataFrame(JSON.stringify(event));
}
