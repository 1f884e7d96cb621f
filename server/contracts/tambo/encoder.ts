/**
 * Encodes canonical run events as frames of the Tambo contract, in either wire format. Pure: the same lines
 * give the same frames.
 *
 * In the wire format `ag-ui`, most frames contain the exact text in the run log.
 */
import type { Frames } from "../../../generated/tambo/handlers.ts";
import type { components } from "../../../generated/tambo/types.ts";
import type { EventKind, EventOf, LogLine } from "../../core/log-line.ts";
import { dataFrame, frameOf, frameTexts, joinFrames, sharedFrameTexts } from "../frame-texts.ts";
import { type Named, noneLeft, type Unwritten, type Written } from "../written.ts";
import { messageView, type ToolRepresentation } from "./message-view.ts";

type StreamEvent = components["schemas"]["RunStreamEvent"];

/** The wire format of a stream. */
export type Wire = components["schemas"]["Wire"];

/** The wire format and the tool representation of a stream. */
export interface Encoding {
  wire: Wire;
  representation: ToolRepresentation;
}

/** How a kind of event is encoded: unchanged, left out, or by a function. */
type Treatment<Kind extends EventKind> =
  | "as it is"
  | "left out"
  | ((event: EventOf<Kind>, encoding: Encoding) => StreamEvent);

/** The table has every kind, so that a new one does not compile without an entry (M-092). */
const treatments = {
  RUN_STARTED: both("as it is"),
  RUN_FINISHED: both("as it is"),
  RUN_ERROR: both("as it is"),
  TEXT_MESSAGE_START: both("as it is"),
  TEXT_MESSAGE_CONTENT: both("as it is"),
  TEXT_MESSAGE_END: both("as it is"),
  TOOL_CALL_START: { "ag-ui": "as it is", proposal: withoutAgUiName },
  TOOL_CALL_ARGS: both("as it is"),
  TOOL_CALL_END: both("as it is"),
  TOOL_CALL_RESULT: { "ag-ui": "as it is", proposal: "left out" },
  STATE_SNAPSHOT: both("as it is"),
  STATE_DELTA: both("as it is"),
  "tambo.run.awaiting_input": both("as it is"),
  "tambo.run.finished": both(withMessages),
  "tambo.tool.result": both("as it is"),
  "tambo.component.start": both("as it is"),
  "tambo.component.props_delta": both("as it is"),
  "tambo.component.state_delta": both("as it is"),
  "tambo.component.end": both("as it is"),
  // Tambo's vocabulary (T-054) has neither steps nor reasoning (M-060). The engine's own events are internal.
  STEP_STARTED: both("left out"),
  STEP_FINISHED: both("left out"),
  REASONING_START: both("left out"),
  REASONING_MESSAGE_START: both("left out"),
  REASONING_MESSAGE_CONTENT: both("left out"),
  REASONING_MESSAGE_END: both("left out"),
  REASONING_END: both("left out"),
  "engine.turn_end": both("left out"),
  "engine.tool_error": both("left out"),
  "engine.native_call": both("left out"),
  "engine.native_result": both("left out"),
  "engine.model_failure": both("left out"),
  "engine.tool_start": both("left out"),
  "engine.tool_output": both("left out"),
  "engine.state_delta": both("left out"),
  "engine.consent": both("left out"),
  "engine.warning": both("left out"),
  "engine.run_stop": both("left out"),
} satisfies { [Kind in EventKind]: { [Form in Wire]: Treatment<Kind> } };

// An event of the contract that the table does not write is a compile error, which names it.
noneLeft<Unwritten<StreamEvent, Written<{ [Kind in EventKind]: (typeof treatments)[Kind]["ag-ui"] }>>>();

function both<const Same>(treatment: Same): { [Form in Wire]: Same } {
  return { "ag-ui": treatment, proposal: treatment };
}

function withoutAgUiName({
  toolCallName: _,
  ...event
}: EventOf<"TOOL_CALL_START">): Named<StreamEvent, "TOOL_CALL_START"> {
  return event;
}

function withMessages(
  event: EventOf<"tambo.run.finished">,
  { representation }: Encoding,
): Named<StreamEvent, "tambo.run.finished"> {
  const { value, ...rest } = event;
  return {
    ...rest,
    value: { ...value, messages: value.messages.map((message) => messageView(message, representation)) },
  };
}

/**
 * Returns a frame. Its id is the event's number (TX-07), unless the event is ephemeral. Its data is the event
 * (T-070).
 */
function frame({ number, json }: Pick<LogLine, "number" | "json">): string {
  return number === 0 ? dataFrame(json) : `id: ${number}\ndata: ${json}\n\n`;
}

/** Returns the frames of a line; none if the wire format does not have the event. */
function lineFrames(line: LogLine, encoding: Encoding): string[] {
  const { kind, number, json } = line;
  // The key and the event have the same kind, which the compiler cannot infer from a lookup.
  const treatment = treatments[kind][encoding.wire] as Treatment<EventKind>;
  if (treatment === "left out") return [];
  if (treatment === "as it is") return [frameOf(line, asItIs, frame)];
  const changed = () => JSON.stringify(treatment(JSON.parse(json) as never, encoding));
  return [frameOf(line, formOf(encoding), () => frame({ number, json: changed() }))];
}

/** Cache key of frames that are the same in every encoding. */
const asItIs = "as it is";

function formOf({ wire, representation }: Encoding): string {
  return `${wire} ${representation}`;
}

/**
 * Encodes lines as frames.
 *
 * @param batches The run's lines, in order.
 * @param encoding Wire format and tool representation.
 * @param after Number of the last event that the reader has received. Frames up to it are left out. The lines
 * must start earlier, see {@link lookBack}.
 */
export function encodeRun(
  batches: AsyncIterable<LogLine[]>,
  encoding: Encoding,
  after = 0,
): AsyncGenerator<Frames<StreamEvent>> {
  const isNew = (number: number) => number === 0 || number > after;
  if (encoding.wire === "ag-ui") {
    const form = formOf(encoding);
    return sharedFrameTexts(
      batches,
      (line) => (isNew(line.number) ? lineFrames(line, encoding) : []),
      ([first]) => (first !== undefined && isNew(first.number) ? form : undefined),
    );
  }
  const end = new ProposalEnd(encoding);
  return frameTexts(batches, (line) => {
    const arranged = end.arrange(line);
    if (arranged !== undefined) return arranged.filter(({ id }) => isNew(id)).map(({ text }) => text);
    return isNew(line.number) ? lineFrames(line, encoding) : [];
  });
}

/** Returns how many lines before its position the encoder of a wire format needs, to swap two events. */
export function lookBack(wire: Wire): number {
  return wire === "proposal" ? 1 : 0;
}

/**
 * Reorders the end of a stream as in the proposal: `RUN_FINISHED` before `tambo.run.finished` (TX-02), and
 * nothing after `tambo.run.awaiting_input` (TX-22). The two events swap their numbers and timestamps, so that
 * both remain ascending (T-043).
 */
class ProposalEnd {
  readonly #encoding: Encoding;
  #finished: LogLine | undefined;
  #paused = false;

  constructor(encoding: Encoding) {
    this.#encoding = encoding;
  }

  /** Returns the frames of a line that moves; `undefined` for any other line. */
  arrange(line: LogLine): { id: number; text: string }[] | undefined {
    if (line.kind === "tambo.run.finished") {
      this.#finished = line;
      return [];
    }
    if (line.kind === "tambo.run.awaiting_input") this.#paused = true;
    if (line.kind !== "RUN_FINISHED") return undefined;
    if (this.#paused) return [];
    return this.#finished && this.#swap(this.#finished, line);
  }

  #swap(finished: LogLine, { number, json }: LogLine): { id: number; text: string }[] {
    const form = formOf(this.#encoding);
    const end = JSON.parse(json) as StreamEvent;
    const parsed = () => JSON.parse(finished.json) as EventOf<"tambo.run.finished">;
    const endFrame = () => {
      const { timestamp } = parsed();
      return frame({ number: number - 1, json: JSON.stringify({ ...end, timestamp }) });
    };
    const finishedFrame = () => {
      const event = { ...withMessages(parsed(), this.#encoding), timestamp: end.timestamp };
      return frame({ number, json: JSON.stringify(event) });
    };
    return [
      { id: number - 1, text: frameOf(finished, `${form} end`, endFrame) },
      { id: number, text: frameOf(finished, form, finishedFrame) },
    ];
  }
}

/** Returns the frame that ends a stream before its run. It is not part of the run, so it has no id. */
export function failureFrame(
  failure: { code: string; message: string },
  timestamp: number,
): Frames<StreamEvent> {
  const { code, message } = failure;
  const event: StreamEvent = { type: "RUN_ERROR", message, code, timestamp };
  return joinFrames(dataFrame(JSON.stringify(event)));
}
