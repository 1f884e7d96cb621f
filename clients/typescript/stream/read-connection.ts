import { parseEvent } from "../events.ts";
import { type Frame, readFrames } from "../http/read-frames.ts";
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";

/** The client's position in a run's events. It is updated while the run is being followed. */
export interface Position {
  /** Undefined until the server has sent the run id. */
  runId: string | undefined;
  /** The number of the last event received. */
  lastEventId: number;
  /** True if the server chooses the position at which the stream starts. */
  isServerChosen: boolean;
}

/** Describes how a connection ended. */
export interface ConnectionEnd {
  /** True if the run's stream has ended, rather than only the connection. */
  hasRunEnded: boolean;
  /** Known events that were received again at the client's request. */
  replayed: RunStreamEvent[];
  /** True if no event was received. */
  isEmpty: boolean;
  /** True if any event had a number, false if none did. Without numbers the stream cannot be resumed. */
  hasEventIds?: boolean;
  /** The error that broke the connection, if known. */
  cause?: unknown;
}

interface ConnectionOptions {
  wire: Wire;
  signal: AbortSignal;
  /** True if the client requested known events again to find out how the run ended. */
  includeKnown: boolean;
}

/**
 * Reads a response body until the run or the body ends. Events that precede an invalid event are yielded
 * before the error is thrown.
 *
 * @param position Updated with every event. Events up to this position are not yielded.
 * @param end Receives information about how the connection ended, even if this function throws.
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
  // Without a position, the server sends only the last event if the run has ended or is awaiting input.
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

/**
 * Returns true if this is the last event of a run's stream in the given wire format (T-042, TX-02, TX-22).
 */
function isLastEvent(event: RunStreamEvent, wire: Wire): boolean {
  if (event.type === "RUN_ERROR") return true;
  return wire === "proposal"
    ? isAwaitingInputEvent(event) || (event.type === "CUSTOM" && event.name === "tambo.run.finished")
    : event.type === "RUN_FINISHED";
}

/** Returns true if the run is awaiting input after this event (T-045). */
export function isAwaitingInputEvent(event: RunStreamEvent): boolean {
  return event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input";
}

/**
 * Returns true if this event ends only the connection, not the run. Such an event is a `RUN_ERROR` without a
 * number and with one of these codes. A `RUN_ERROR` without a number and with the code `CANCELLED` ends a run
 * that was cancelled while it was awaiting input.
 */
function isConnectionError(event: RunStreamEvent, id: number | undefined): boolean {
  if (event.type !== "RUN_ERROR" || id !== undefined) return false;
  return event.code === "SERVER_RESTARTING" || event.code === "INTERNAL_ERROR";
}
