/** Reads the events of one connection, and recognises the end of the run. */
import { parseEvent } from "../events.ts";
import { TamboError } from "../tambo-error.ts";
import type { RunStreamEvent, Wire } from "../types.ts";
import { type Frame, readFrames } from "./read-frames.ts";

/** How far a run was read; kept up to date while it is followed. */
export interface Position {
  /** Absent until the server has named the run. */
  runId: string | undefined;
  /** Number of the last event that came. */
  lastEventId: number;
  /** The server decides where the stream begins. */
  unread: boolean;
}

/** How a connection ended. */
export interface ConnectionEnd {
  /** Whether the run's stream is over with it. */
  over: boolean;
  /** The known events that came once more, if they were asked for. */
  again: RunStreamEvent[];
  /** Whether it brought no event at all. */
  empty: boolean;
  /** Whether an event of it had a number, if any came: without one nobody can say where to go on. */
  numbered?: boolean;
  /** What broke it, if that is known. */
  cause?: unknown;
}

interface ReadOptions {
  wire: Wire;
  signal: AbortSignal;
  /** Whether events that are known come once more to tell the end. */
  known: boolean;
}

/**
 * Reads a body to the run's end, or its own. Events before one that is wrong are given before the error is thrown.
 *
 * @param end How it ends; also kept when the body breaks.
 * @param position Kept up to date; events at or below it are not given.
 */
export async function* readConnection(
  body: ReadableStream<Uint8Array> | undefined,
  position: Position,
  end: ConnectionEnd,
  { wire, signal, known }: ReadOptions,
): AsyncGenerator<RunStreamEvent[], void, undefined> {
  let last: RunStreamEvent | undefined;
  for await (const frames of body === undefined ? [] : readFrames(body, signal)) {
    const events: RunStreamEvent[] = [];
    for (const frame of frames) {
      end.empty = false;
      const isKnown = frame.id !== undefined && frame.id <= position.lastEventId;
      if (isKnown && !known) continue;
      let event: RunStreamEvent | undefined;
      try {
        event = read(frame, position);
      } catch (error) {
        if (events.length > 0) yield events;
        throw error;
      }
      if (event !== undefined && isOnlyConnection(event, frame.id)) {
        end.cause = event;
        break;
      }
      if (!isKnown && frame.id !== undefined) position.lastEventId = frame.id;
      if (event === undefined) continue;
      end.numbered ||= frame.id !== undefined;
      if (event.type === "RUN_STARTED") position.runId = event.runId;
      (isKnown ? end.again : events).push(event);
      last = event;
      end.over = isEnd(event, wire);
      if (end.over) break;
    }
    if (events.length > 0) yield events;
    if (end.over || end.cause !== undefined) return;
  }
  // Asked without a position, the server gives the last event of a run that is over or waits, and that alone.
  if (position.unread && last !== undefined) end.over = isPause(last) || last.type === "RUN_FINISHED";
}

function read({ data }: Frame, { runId, lastEventId }: Position): RunStreamEvent | undefined {
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

/** Returns whether this event is the run's last one in that wire (T-042, TX-02, TX-22). */
function isEnd(event: RunStreamEvent, wire: Wire): boolean {
  if (event.type === "RUN_ERROR") return true;
  return wire === "proposal"
    ? isPause(event) || (event.type === "CUSTOM" && event.name === "tambo.run.finished")
    : event.type === "RUN_FINISHED";
}

/** Returns whether the run waits for results of client tools after this event (T-045). */
export function isPause(event: RunStreamEvent): boolean {
  return event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input";
}

/**
 * Returns whether this event ends only the connection, not the run: a `RUN_ERROR` without a number and with one of these
 * codes. (Without a number and with `CANCELLED` it ends a run that was cancelled while it was paused.)
 */
function isOnlyConnection(event: RunStreamEvent, id: number | undefined): boolean {
  if (event.type !== "RUN_ERROR" || id !== undefined) return false;
  return event.code === "SERVER_RESTARTING" || event.code === "INTERNAL_ERROR";
}
