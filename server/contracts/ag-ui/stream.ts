/** Encodes a run as a stream, either from the start or for a client that joins later. */
import type { Frames } from "../../../generated/ag-ui/handlers.ts";
import type { Json, JsonObject } from "../../core/events.ts";
import { advance, initialPosition, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import { encodeFrames, formatDataFrame, joinFrames } from "../frame-texts.ts";
import { ConversationBuilder } from "./conversation-builder.ts";
import { type AgUiMessage, limitSnapshotSize } from "./convert-messages.ts";
import { Encoder, type EncoderOptions } from "./encoder.ts";
import type { StreamEvent } from "./stream-events.ts";

type StreamFrames = Frames<StreamEvent>;

/**
 * Encodes a run from the start.
 *
 * @param batches The run's lines, in order.
 * @param options Describes the run and its reader.
 */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  options: EncoderOptions,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(options);
  return encodeFrames(batches, (line) => encoder.encode(line).map(formatDataFrame));
}

/** The conversation sent to a client that joins a run. */
export interface ConversationSnapshot {
  /** The conversation before the run. */
  before: readonly AgUiMessage[];
  /** The messages added after the run, if it has ended. */
  after?: readonly AgUiMessage[];
  /** The app's state before the run. */
  state: Json;
  /**
   * Current states of the thread's components, by component ID. Clients may have changed them after the run
   * ended.
   */
  states?: { readonly [id: string]: JsonObject };
  /** The position up to which the run is part of the snapshots. Later events are sent as they arrive. */
  head: Position;
}

/**
 * Encodes a run for a client that joins later. The stream contains the conversation so far as snapshots, then
 * the start events of everything that has not ended yet, then the rest of the run. Replaying the events
 * instead would duplicate messages that the client already has, and clients reject a stream that does not
 * start at the beginning.
 *
 * @param onSnapshot Called once the snapshots have been created and the conversation is no longer held in
 * memory.
 */
export function encodeFromSnapshot(
  batches: AsyncIterable<readonly LogLine[]>,
  options: EncoderOptions,
  snapshot: ConversationSnapshot,
  onSnapshot: () => void = () => {},
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(options);
  let builder: SnapshotBuilder | undefined = new SnapshotBuilder(encoder, snapshot);
  return encodeFrames(batches, (line) => {
    const events = encoder.encode(line);
    if (builder === undefined) return events.map(formatDataFrame);
    const frames = builder.add(line, events);
    if (frames === undefined) return [];
    builder = undefined;
    onSnapshot();
    return frames;
  });
}

/** Collects events until the snapshots can be created. */
class SnapshotBuilder {
  readonly #encoder: Encoder;
  readonly #snapshot: ConversationSnapshot;
  readonly #conversation: ConversationBuilder;
  #position = initialPosition;

  constructor(encoder: Encoder, prelude: ConversationSnapshot) {
    this.#encoder = encoder;
    this.#snapshot = prelude;
    this.#conversation = new ConversationBuilder(prelude.before, prelude.state);
  }

  /**
   * Adds the next line.
   *
   * @param events The line's events as JSON.
   * @returns The frames of the snapshots, and any frames after them, once the snapshots can be created.
   */
  add(line: LogLine, events: string[]): string[] | undefined {
    this.#position = advance(this.#position, line.kind);
    if (runEndKinds.has(line.kind)) {
      const ending = events.splice(-1);
      this.#addLaterMessages(events);
      return [...this.#createFrames(line), ...ending.map(formatDataFrame)];
    }
    const isLast = !isAfter(this.#snapshot.head, this.#position);
    if (isLast) events.push(...this.#encoder.encodeChangedComponents(line));
    for (const json of events) this.#conversation.apply(JSON.parse(json) as StreamEvent);
    return isLast ? this.#createFrames(line) : undefined;
  }

  /**
   * Adds the changes made after the run.
   *
   * @param events The events before the terminal event, such as missing tool results and activities.
   */
  #addLaterMessages(events: readonly string[]): void {
    const { after = [], states = {} } = this.#snapshot;
    const answeredCalls = new Set(
      after.map((message) => (message.role === "tool" ? message.toolCallId : undefined)),
    );
    for (const json of events) {
      const event = JSON.parse(json) as StreamEvent;
      if (event.type !== "TOOL_CALL_RESULT" || !answeredCalls.has(event.toolCallId))
        this.#conversation.apply(event);
    }
    this.#conversation.messages.push(...after);
    this.#conversation.setComponentStates(states);
  }

  #createFrames({ json }: LogLine): string[] {
    const { timestamp } = JSON.parse(json) as { timestamp: number };
    const { messages, state, openEvents } = this.#conversation;
    const events: StreamEvent[] = [
      this.#encoder.startRun(timestamp),
      { type: "MESSAGES_SNAPSHOT", messages: limitSnapshotSize(messages), timestamp },
      { type: "STATE_SNAPSHOT", snapshot: state, timestamp },
      ...[...openEvents.values()].map((event) => ({ ...event, timestamp })),
    ];
    return events.map((event) => formatDataFrame(JSON.stringify(event)));
  }
}

/** Kinds of events that pause or end a run. They are never part of a snapshot. */
const runEndKinds: ReadonlySet<string> = new Set(["tambo.run.awaiting_input", "RUN_FINISHED", "RUN_ERROR"]);

/** Returns the frame that ends a stream before its run has ended. */
export function encodeFailure(failure: { code: string; message: string }, timestamp: number): StreamFrames {
  const { code, message } = failure;
  return joinFrames(formatDataFrame(JSON.stringify({ type: "RUN_ERROR", message, code, timestamp })));
}
