/**
 * Encodes canonical run events as Tambo frames in either wire format. The encoder is pure: the same lines
 * always produce the same frames.
 *
 * In the `ag-ui` wire format, most frames contain the text of the run log unchanged.
 */
import type { Frames } from "../../../generated/tambo/handlers.ts";
import type { components } from "../../../generated/tambo/types.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import {
  assertNoneMissing,
  type EventByName,
  type MissingNames,
  type WrittenNames,
} from "../event-coverage.ts";
import { encodeFrames, encodeSharedFrames, formatDataFrame, getFrame, joinFrames } from "../frame-texts.ts";
import { type ToolRepresentation, toTamboMessage } from "./convert-messages.ts";

type StreamEvent = components["schemas"]["RunStreamEvent"];

/** A stream's wire format. */
export type Wire = components["schemas"]["Wire"];

/** A stream's wire format and tool representation. */
export interface Encoding {
  wire: Wire;
  representation: ToolRepresentation;
}

/**
 * The way in which events of one kind are encoded: passed through unchanged, left out, or converted by a
 * function.
 */
type EncodeRule<Kind extends EventKind> =
  | "as it is"
  | "left out"
  | ((event: EventOf<Kind>, encoding: Encoding) => StreamEvent);

/** The encoding rule for each kind of event. A missing rule is a compile error (M-092). */
const encodeRules = {
  RUN_STARTED: inBothWires("as it is"),
  RUN_FINISHED: inBothWires("as it is"),
  RUN_ERROR: inBothWires("as it is"),
  TEXT_MESSAGE_START: inBothWires("as it is"),
  TEXT_MESSAGE_CONTENT: inBothWires("as it is"),
  TEXT_MESSAGE_END: inBothWires("as it is"),
  TOOL_CALL_START: { "ag-ui": "as it is", proposal: withoutAgUiName },
  TOOL_CALL_ARGS: inBothWires("as it is"),
  TOOL_CALL_END: inBothWires("as it is"),
  TOOL_CALL_RESULT: { "ag-ui": "as it is", proposal: "left out" },
  STATE_SNAPSHOT: inBothWires("as it is"),
  STATE_DELTA: inBothWires("as it is"),
  "tambo.run.awaiting_input": inBothWires("as it is"),
  "tambo.run.finished": inBothWires(withMessages),
  "tambo.tool.result": inBothWires("as it is"),
  "tambo.component.start": inBothWires("as it is"),
  "tambo.component.props_delta": inBothWires("as it is"),
  "tambo.component.state_delta": inBothWires("as it is"),
  "tambo.component.end": inBothWires("as it is"),
  // Tambo's vocabulary (T-054) has neither steps nor reasoning (M-060). The engine's own events are internal.
  STEP_STARTED: inBothWires("left out"),
  STEP_FINISHED: inBothWires("left out"),
  REASONING_START: inBothWires("left out"),
  REASONING_MESSAGE_START: inBothWires("left out"),
  REASONING_MESSAGE_CONTENT: inBothWires("left out"),
  REASONING_MESSAGE_END: inBothWires("left out"),
  REASONING_END: inBothWires("left out"),
  "engine.turn_end": inBothWires("left out"),
  "engine.tool_error": inBothWires("left out"),
  "engine.native_call": inBothWires("left out"),
  "engine.native_result": inBothWires("left out"),
  "engine.source": inBothWires("left out"),
  "engine.model_failure": inBothWires("left out"),
  "engine.tool_start": inBothWires("left out"),
  "engine.tool_output": inBothWires("left out"),
  "engine.state_delta": inBothWires("left out"),
  "engine.consent": inBothWires("left out"),
  "engine.warning": inBothWires("left out"),
  "engine.run_stop": inBothWires("left out"),
} satisfies { [Kind in EventKind]: { [Form in Wire]: EncodeRule<Kind> } };

// Fails to compile if the table does not write an event in the contract. The compile error names the event.
assertNoneMissing<
  MissingNames<StreamEvent, WrittenNames<{ [Kind in EventKind]: (typeof encodeRules)[Kind]["ag-ui"] }>>
>();

function inBothWires<const Same>(rule: Same): { [Form in Wire]: Same } {
  return { "ag-ui": rule, proposal: rule };
}

function withoutAgUiName({
  toolCallName: _,
  ...event
}: EventOf<"TOOL_CALL_START">): EventByName<StreamEvent, "TOOL_CALL_START"> {
  return event;
}

function withMessages(
  event: EventOf<"tambo.run.finished">,
  { representation }: Encoding,
): EventByName<StreamEvent, "tambo.run.finished"> {
  const { value, ...rest } = event;
  return {
    ...rest,
    value: { ...value, messages: value.messages.map((message) => toTamboMessage(message, representation)) },
  };
}

/**
 * Returns a frame. The frame's ID is the event's number (TX-07), unless the event is ephemeral. Its data is
 * the event (T-070).
 */
function toFrame({ number, json }: Pick<LogLine, "number" | "json">): string {
  return number === 0 ? formatDataFrame(json) : `id: ${number}\ndata: ${json}\n\n`;
}

/** Returns a line's frames. Returns none if the wire format does not have the event. */
function encodeLine(line: LogLine, encoding: Encoding): string[] {
  const { kind, number, json } = line;
  // The key and the event are of the same kind, which the compiler cannot infer from a lookup.
  const rule = encodeRules[kind][encoding.wire] as EncodeRule<EventKind>;
  if (rule === "left out") return [];
  if (rule === "as it is") return [getFrame(line, unchangedVariant, toFrame)];
  const encodeChanged = () => JSON.stringify(rule(JSON.parse(json) as never, encoding));
  return [getFrame(line, toVariant(encoding), () => toFrame({ number, json: encodeChanged() }))];
}

/** Cache key for frames that are identical in every encoding. */
const unchangedVariant = "as it is";

function toVariant({ wire, representation }: Encoding): string {
  return `${wire} ${representation}`;
}

/**
 * Encodes lines as frames.
 *
 * @param batches The run's lines, in order.
 * @param encoding The wire format and tool representation.
 * @param after Number of the last event that the reader has received. Frames up to this event are left out.
 * The lines must start earlier; see {@link countLookBack}.
 */
export function encodeRun(
  batches: AsyncIterable<LogLine[]>,
  encoding: Encoding,
  after = 0,
): AsyncGenerator<Frames<StreamEvent>> {
  const isNew = (number: number) => number === 0 || number > after;
  if (encoding.wire === "ag-ui") {
    const variant = toVariant(encoding);
    return encodeSharedFrames(
      batches,
      (line) => (isNew(line.number) ? encodeLine(line, encoding) : []),
      ([first]) => (first !== undefined && isNew(first.number) ? variant : undefined),
    );
  }
  const end = new ProposalEnd(encoding);
  return encodeFrames(batches, (line) => {
    const reordered = end.reorder(line);
    if (reordered !== undefined) return reordered.filter(({ id }) => isNew(id)).map(({ text }) => text);
    return isNew(line.number) ? encodeLine(line, encoding) : [];
  });
}

/** Returns the number of earlier lines that a wire format's encoder needs in order to swap two events. */
export function countLookBack(wire: Wire): number {
  return wire === "proposal" ? 1 : 0;
}

/**
 * Reorders the end of a stream as the proposal requires: `RUN_FINISHED` comes before `tambo.run.finished`
 * (TX-02), and nothing follows `tambo.run.awaiting_input` (TX-22). The two events swap their numbers and
 * timestamps, so that both sequences remain ascending (T-043).
 */
class ProposalEnd {
  readonly #encoding: Encoding;
  #finished: LogLine | undefined;
  #awaitsInput = false;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
  }

  /** Returns the frames for a line that takes part in the reordering, or `undefined` for any other line. */
  reorder(line: LogLine): { id: number; text: string }[] | undefined {
    if (line.kind === "tambo.run.finished") {
      this.#finished = line;
      return [];
    }
    if (line.kind === "tambo.run.awaiting_input") this.#awaitsInput = true;
    if (line.kind !== "RUN_FINISHED") return undefined;
    if (this.#awaitsInput) return [];
    return this.#finished && this.#swap(this.#finished, line);
  }

  #swap(finished: LogLine, { number, json }: LogLine): { id: number; text: string }[] {
    const variant = toVariant(this.#encoding);
    const end = JSON.parse(json) as StreamEvent;
    const parseFinished = () => JSON.parse(finished.json) as EventOf<"tambo.run.finished">;
    const createEndFrame = () => {
      const { timestamp } = parseFinished();
      return toFrame({ number: number - 1, json: JSON.stringify({ ...end, timestamp }) });
    };
    const createFinishedFrame = () => {
      const event = { ...withMessages(parseFinished(), this.#encoding), timestamp: end.timestamp };
      return toFrame({ number, json: JSON.stringify(event) });
    };
    return [
      { id: number - 1, text: getFrame(finished, `${variant} end`, createEndFrame) },
      { id: number, text: getFrame(finished, variant, createFinishedFrame) },
    ];
  }
}

/**
 * Returns the frame that ends a stream before its run has ended. The frame is not part of the run, so it has
 * no ID.
 */
export function encodeFailure(
  failure: { code: string; message: string },
  timestamp: number,
): Frames<StreamEvent> {
  const { code, message } = failure;
  const event: StreamEvent = { type: "RUN_ERROR", message, code, timestamp };
  return joinFrames(formatDataFrame(JSON.stringify(event)));
}
