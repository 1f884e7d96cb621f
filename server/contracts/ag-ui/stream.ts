/** Streams of the contract: a run from its beginning, or as somebody sees it who comes to it later. */
import type { Frames } from "../../../generated/ag-ui/handlers.ts";
import type { JsonObject } from "../../core/events.ts";
import { advance, initialPosition, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import { dataFrame, frameTexts, joinFrames } from "../frame-texts.ts";
import { Encoder, type RunView } from "./encoder.ts";
import { Fold } from "./fold.ts";
import { type AgUiMessage, snapshotMessages } from "./message-view.ts";
import type { StreamEvent } from "./sent-events.ts";

type StreamFrames = Frames<StreamEvent>;

/**
 * Writes a run from its beginning.
 *
 * @param batches The run's lines, in order.
 * @param view The run, and who reads it.
 */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  return frameTexts(batches, (line) => encoder.encode(line).map(dataFrame));
}

/** The conversation that a late reader is shown besides the run's own events. */
export interface Prelude {
  /** The conversation before the run. */
  before: readonly AgUiMessage[];
  /** Messages after the run, if it is over. */
  after?: readonly AgUiMessage[];
  /** State of the app before the run. */
  state: JsonObject;
  /** Present states of the thread's components, by id: of a run that is over, clients may have changed them since. */
  states?: { readonly [id: string]: JsonObject };
  /** Up to here the run is told as a whole; what comes after it, as it comes. */
  head: Position;
}

/**
 * Writes a run for a client that joins later: the conversation so far as snapshots, the beginnings of what is open,
 * then the rest of the run. Replayed events would double what a client has already, and a rest alone is refused by it.
 *
 * @param onTold Called when the snapshots have been made, and nothing of the conversation is kept any more.
 */
export function encodeRest(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
  prelude: Prelude,
  onTold: () => void = () => {},
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  let untold: Untold | undefined = new Untold(encoder, prelude);
  return frameTexts(batches, (line) => {
    const events = encoder.encode(line);
    if (untold === undefined) return events.map(dataFrame);
    const frames = untold.take(line, events);
    if (frames === undefined) return [];
    untold = undefined;
    onTold();
    return frames;
  });
}

/** A run whose snapshots are not made yet. */
class Untold {
  readonly #encoder: Encoder;
  readonly #prelude: Prelude;
  readonly #fold: Fold;
  #position = initialPosition;

  constructor(encoder: Encoder, prelude: Prelude) {
    this.#encoder = encoder;
    this.#prelude = prelude;
    this.#fold = new Fold(prelude.before, prelude.state);
  }

  /**
   * Takes the next line.
   *
   * @param events The JSON of the events that it becomes.
   * @returns The snapshots and what follows them, once they can be made.
   */
  take(line: LogLine, events: string[]): string[] | undefined {
    this.#position = advance(this.#position, line.kind);
    if (endings.has(line.kind)) {
      const ending = events.splice(-1);
      this.#settle(events);
      return [...this.#frames(line), ...ending.map(dataFrame)];
    }
    const isLast = !isAfter(this.#prelude.head, this.#position);
    if (isLast) events.push(...this.#encoder.showChanged(line));
    for (const json of events) this.#fold.take(JSON.parse(json) as StreamEvent);
    return isLast ? this.#frames(line) : undefined;
  }

  /** Adds what came after the run. @param events Those before the last one: results of calls that had none, activities. */
  #settle(events: readonly string[]): void {
    const { after = [], states = {} } = this.#prelude;
    const answered = new Set(
      after.map((message) => (message.role === "tool" ? message.toolCallId : undefined)),
    );
    for (const json of events) {
      const event = JSON.parse(json) as StreamEvent;
      if (event.type !== "TOOL_CALL_RESULT" || !answered.has(event.toolCallId)) this.#fold.take(event);
    }
    this.#fold.messages.push(...after);
    this.#fold.settle(states);
  }

  #frames({ json }: LogLine): string[] {
    const { timestamp } = JSON.parse(json) as { timestamp: number };
    const { messages, state, open } = this.#fold;
    const events: StreamEvent[] = [
      this.#encoder.started(timestamp),
      { type: "MESSAGES_SNAPSHOT", messages: snapshotMessages(messages), timestamp },
      { type: "STATE_SNAPSHOT", snapshot: state, timestamp },
      ...[...open.values()].map((event) => ({ ...event, timestamp })),
    ];
    return events.map((event) => dataFrame(JSON.stringify(event)));
  }
}

/** Kinds of events that pause or end a run; they are never part of a snapshot. */
const endings: ReadonlySet<string> = new Set(["tambo.run.awaiting_input", "RUN_FINISHED", "RUN_ERROR"]);

/** The frame that ends a stream before the run's end. */
export function failureFrame(failure: { code: string; message: string }, timestamp: number): StreamFrames {
  const { code, message } = failure;
  return joinFrames(dataFrame(JSON.stringify({ type: "RUN_ERROR", message, code, timestamp })));
}
