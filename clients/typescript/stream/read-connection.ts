import { parseEvent } from "../events.ts";
import { type Frame, readFrames } from "../http/read-frames.ts";
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";

/** The position of the client in a run's events; updated while the run is followed. */
export interface Position {
  /** Undefined until the server has sent the id. */
  runId: string | undefined;
  /** Number of the last event received. */
  lastEventId: number;
  /** True if the server chooses where the stream starts. */
  isServerChosen: boolean;
}

/** The end of a connection. */
export interface ConnectionEnd {
  /** True if the run's stream has ended, not only the connection. */
  hasRunEnded: boolean;
  /** Known events that were received again because the client asked for them. */
  replayed: RunStreamEvent[];
  /** True if no event was received. */
  isEmpty: boolean;
  /** True if an event had a number, false if none had one. Without numbers the stream cannot be resumed. */
  hasEventIds?: boolean;
  /** The error that broke the connection, if known. */
  cause?: unknown;
}

interface ConnectionOptions {
  wire: Wire;
  signal: AbortSignal;
  /** True if known events are sent again to find out how the run ended. */
  includeKnown: boolean;
}

/**
 * Reads a response body until the run or the body ends. Events before an invalid one are yielded before the
 * error is thrown.
 *
 * @param end Receives how the connection ended, even if this function throws.
 * @param position Updated with every event. Events up to this position are not yielded.
 */
export async function* readConnection(
  body: ReadableStream<Uint8Array> | undefined,
  position: Position,
  end: ConnectionEnd,
  { wire, signal, includeKnown }: ConnectionOptions,
): AsyncGenerator<RunStreamEvent[], void, undefined> {
  let last: RunStreamEvent | undefined;
  for await (const frames of body === undefined ? [] : readFrames(body, signal)) {
    const events: RunStreamEvent[] = [];
    for (const frame of frames) {
      end.isEmpty = false;
      const id = parseEventId(frame.id);
      const isKnown = id !== undefined && id <= position.lastEventId;
      if (isKnown && !includeKnown) continue;
      let event: RunStreamEvent | undefined;
      try {
        event = parseFrame(frame, position);
      } catch (error) {
        if (events.length > 0) yield events;
        throw error;
      }
      if (event !== undefined && isConnectionError(event, id)) {
        end.cause = event;
        break;
      }
      if (!isKnown && id !== undefined) position.lastEventId = id;
      if (event === undefined) continue;
      end.hasEventIds ||= id !== undefined;
      if (event.type === "RUN_STARTED") position.runId = event.runId;
      (isKnown ? end.replayed : events).push(event);
      last = event;
      end.hasRunEnded = isLastEvent(event, wire);
      if (end.hasRunEnded) break;
    }
    if (events.length > 0) yield events;
    if (end.hasRunEnded || end.cause !== undefined) return;
  }
  // Without a position, the server sends only the last event of a run that has ended or awaits input.
  if (position.isServerChosen && last !== undefined)
    end.hasRunEnded = isAwaitingInputEvent(last) || last.type === "RUN_FINISHED";
}

/** Returns the event's number in its run, if it has one. */
function parseEventId(id = ""): number | undefined {
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

function parseFrame({ data }: Frame, { runId, lastEventId }: Position): RunStreamEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch (cause) {
    throw new TamboError(`The event after number ${lastEventId} is not JSON.`, {
      code: "INVALID_EVENT",
      runId,
      lastEventId,
      cause,
    });
  }
  return parseEvent(value);
}

/** Returns true if this is the last event of a run's stream in this wire (T-042, TX-02, TX-22). */
function isLastEvent(event: RunStreamEvent, wire: Wire): boolean {
  if (event.type === "RUN_ERROR") return true;
  return wire === "proposal"
    ? isAwaitingInputEvent(event) || (event.type === "CUSTOM" && event.name === "tambo.run.finished")
    : event.type === "RUN_FINISHED";
}

/** Returns true if the run awaits input after this event (T-045). */
export function isAwaitingInputEvent(event: RunStreamEvent): boolean {
  return event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input";
}

/**
 * Returns true if this event ends only the connection, not the run: a `RUN_ERROR` without a number and with
 * one of these codes. A `RUN_ERROR` without a number and with `CANCELLED` ends a run that was cancelled while
 * it awaited input.
 */
function isConnectionError(event: RunStreamEvent, id: number | undefined): boolean {
  if (event.type !== "RUN_ERROR" || id !== undefined) return false;
  return event.code === "SERVER_RESTARTING" || event.code === "INTERNAL_ERROR";
}
