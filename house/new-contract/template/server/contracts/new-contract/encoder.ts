/** Canonical run events as events of the contract, and those as frames. Pure: the same lines give the same frames. */
import type { Frames } from "../../../generated/new-contract/handlers.ts";
import type { components } from "../../../generated/new-contract/types.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { dataFrame, frameTexts, joinFrames } from "../frame-texts.ts";
import type { StreamFailure } from "../stream-failure.ts";
import { type Named, type NameOf, noneLeft, type Unwritten, type Written } from "../written.ts";

/** An event of the contract's streams. */
type StreamEvent = components["schemas"]["RunEvent"];

type Sent<Name extends NameOf<StreamEvent>> = Named<StreamEvent, Name>;

/** The treatment of a kind of event: left out, or written as other events. */
type Treatment<Kind extends EventKind> =
  | "left out"
  | ((event: EventOf<Kind>, threadId: string) => readonly StreamEvent[]);

/** A new kind of event does not compile until the contract decides about it. */
const treatments = {
  RUN_STARTED: (_, threadId): [Sent<"start">] => [{ type: "start", threadId }],
  RUN_FINISHED: (): [Sent<"end">] => [{ type: "end" }],
  RUN_ERROR: ({ code, message }): [Sent<"error">] => [{ type: "error", code, message }],
  TEXT_MESSAGE_START: "left out",
  TEXT_MESSAGE_CONTENT: ({ delta }): Sent<"text">[] => (delta === "" ? [] : [{ type: "text", text: delta }]),
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
  "engine.model_failure": "left out",
  "engine.tool_output": "left out",
  "engine.warning": "left out",
  "engine.state_delta": "left out",
  "engine.consent": "left out",
  "engine.run_stop": "left out",
} satisfies { [Kind in EventKind]: Treatment<Kind> };

// An event of the contract that the table does not write is an error here, which names it.
noneLeft<Unwritten<StreamEvent, Written<typeof treatments>>>();

/** Writes a run from its beginning. @param batches The run's lines, in order. */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  threadId: string,
): AsyncGenerator<Frames<StreamEvent>> {
  return frameTexts(batches, (line) => encode(line, threadId).map(frame));
}

/** Returns the frame that ends a stream before its run's end. */
export function failureFrame({ code, message }: StreamFailure): Frames<StreamEvent> {
  return joinFrames(frame({ type: "error", code, message }));
}

function encode({ kind, json }: LogLine, threadId: string): readonly StreamEvent[] {
  // The key and the event are of the same kind, which the compiler cannot follow over a lookup.
  const treatment = treatments[kind] as Treatment<EventKind>;
  return treatment === "left out" ? [] : treatment(JSON.parse(json) as never, threadId);
}

function frame(event: StreamEvent): string {
  return dataFrame(JSON.stringify(event));
}
