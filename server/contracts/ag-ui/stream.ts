/** Streams of the contract: a run from its beginning, or as somebody sees it who comes to it later. */
import type { Frames } from "../../../generated/ag-ui/handlers.ts";
import type { JsonObject } from "../../runs/events.ts";
import { advance, beginning, isAfter, type LogLine, type Position } from "../../runs/log-line.ts";
import { Encoder, type RunView, type StreamEvent } from "./encoder.ts";
import { Fold } from "./fold.ts";
import type { AgUiMessage } from "./message-view.ts";
import { snapshotMessages } from "./snapshot-messages.ts";

type StreamFrames = Frames<StreamEvent>;

/** One frame: a `data:` line with the event, and an empty line. */
function frame(json: string): string {
  return `data: ${json}\n\n`;
}

/**
 * Writes a run from its beginning.
 *
 * @param batches The run's lines, in order.
 * @param view The run, and who reads it.
 */
export async function* encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  for await (const lines of batches) {
    let text = "";
    for (const line of lines) for (const json of encoder.encode(line)) text += frame(json);
    yield text as StreamFrames;
  }
}

/** What somebody who comes to a run later is shown besides the run's own events. */
export interface Prelude {
  /** The conversation before the run. */
  before: readonly AgUiMessage[];
  /** What came after the run, where it is over. */
  after?: readonly AgUiMessage[];
  /** State of the app before the run. */
  state: JsonObject;
  /** Present states of the thread's components, by id: of a run that is over, clients may have changed them since. */
  states?: { readonly [id: string]: JsonObject };
  /** Up to here the run is told as a whole; what comes after it, as it comes. */
  head: Position;
}

/**
 * Writes a run for somebody who comes to it later: the conversation so far as snapshots, the beginnings of what is open,
 * then the rest of the run. Replayed events would double what a client has already, and a rest alone is refused by it.
 */
export async function* encodeRest(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
  { before, after = [], state, states = {}, head }: Prelude,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  const fold = new Fold(before, state);
  const answered = new Set(
    after.map((message) => (message.role === "tool" ? message.toolCallId : undefined)),
  );
  let position = beginning;
  let told = false;
  for await (const lines of batches) {
    let text = "";
    for (const line of lines) {
      const events = encoder.encode(line);
      if (!told && endings.has(line.kind)) {
        told = true;
        // Before the end itself come results of calls that have none, unless one came after the run.
        for (const json of events.splice(0, events.length - 1)) {
          const event = JSON.parse(json) as StreamEvent;
          if (event.type !== "TOOL_CALL_RESULT" || !answered.has(event.toolCallId)) fold.take(event);
        }
        fold.messages.push(...after);
        fold.settle(states);
        text += preludeOf(encoder, fold, line);
      }
      position = advance(position, line.kind);
      const isLastTold = !told && !isAfter(head, position);
      if (isLastTold) events.push(...encoder.showWaiting(line));
      for (const json of events) {
        if (told) text += frame(json);
        else fold.take(JSON.parse(json) as StreamEvent);
      }
      if (isLastTold) {
        told = true;
        text += preludeOf(encoder, fold, line);
      }
    }
    yield text as StreamFrames;
  }
}

/** How a run pauses and ends is never part of a snapshot. */
const endings: ReadonlySet<string> = new Set(["tambo.run.awaiting_input", "RUN_FINISHED", "RUN_ERROR"]);

function preludeOf(encoder: Encoder, fold: Fold, { json }: LogLine): string {
  const { timestamp } = JSON.parse(json) as { timestamp: number };
  const events: StreamEvent[] = [
    encoder.started(timestamp),
    { type: "MESSAGES_SNAPSHOT", messages: snapshotMessages(fold.messages), timestamp },
    { type: "STATE_SNAPSHOT", snapshot: fold.state, timestamp },
    ...[...fold.open.values()].map((event) => ({ ...event, timestamp })),
  ];
  return events.map((event) => frame(JSON.stringify(event))).join("");
}

/** The frame that ends a stream before the run's end. */
export function failureFrame(failure: { code: string; message: string }, timestamp: number): StreamFrames {
  const { code, message } = failure;
  return frame(JSON.stringify({ type: "RUN_ERROR", message, code, timestamp })) as StreamFrames;
}
