/** Encodes streams: a run from the start, or for a client that joins later. */
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
 * Encodes a run from the start.
 *
 * @param batches The run's lines, in order.
 * @param view The run and its reader.
 */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  return frameTexts(batches, (line) => encoder.encode(line).map(dataFrame));
}

/** The conversation that a client receives when it joins a run. */
export interface Prelude {
  /** The conversation before the run. */
  before: readonly AgUiMessage[];
  /** Messages after the run, if it has ended. */
  after?: readonly AgUiMessage[];
  /** State of the app before the run. */
  state: JsonObject;
  /** Current states of the thread's components, by id. Clients may have changed them after the run ended. */
  states?: { readonly [id: string]: JsonObject };
  /** Position up to which the run is part of the snapshots. Later events are sent as they arrive. */
  head: Position;
}

/**
 * Encodes a run for a client that joins later: the conversation so far as snapshots, the start events of
 * everything that has not ended, then the rest of the run. Replayed events would duplicate messages that the
 * client already has, and clients reject a stream that starts in the middle.
 *
 * @param onSnapshot Called when the snapshots have been created, and the conversation is no longer in memory.
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

/** Collects events until the snapshots can be created. */
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
   * Adds the next line.
   *
   * @param events The line's events as JSON.
   * @returns The frames of the snapshots and of what follows them, once they can be created.
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

  /**
   * Adds what happened after the run. @param events The events before the terminal one: missing tool results,
   * activities.
   */
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

/** Kinds of events that pause or end a run. They are never part of a snapshot. */
const endings: ReadonlySet<string> = new Set(["tambo.run.awaiting_input", "RUN_FINISHED", "RUN_ERROR"]);

/** Returns the frame that ends a stream before its run. */
export function failureFrame(failure: { code: string; message: string }, timestamp: number): StreamFrames {
  const { code, message } = failure;
  return joinFrames(dataFrame(JSON.stringify({ type: "RUN_ERROR", message, code, timestamp })));
}
