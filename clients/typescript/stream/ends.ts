/** Which events end a stream. */
import type { RunStreamEvent, Wire } from "../types.ts";

/** Whether nothing of the run follows this event in that wire (T-042, TX-02, TX-22). */
export function isEnd(event: RunStreamEvent, wire: Wire): boolean {
  if (event.type === "RUN_ERROR") return true;
  return wire === "proposal"
    ? isPause(event) || (event.type === "CUSTOM" && event.name === "tambo.run.finished")
    : event.type === "RUN_FINISHED";
}

/** Whether the run waits for results of client tools from here on (T-045). */
export function isPause(event: RunStreamEvent): boolean {
  return event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input";
}

/**
 * Whether this is not the run's end, but only the connection's: then `RUN_ERROR` has no number, and one of these codes.
 * (Without a number and with `CANCELLED` it is the end of a run that was cancelled while it was paused.)
 */
export function isOnlyConnection(event: RunStreamEvent, id: number | undefined): boolean {
  if (event.type !== "RUN_ERROR" || id !== undefined) return false;
  return event.code === "SERVER_RESTARTING" || event.code === "INTERNAL_ERROR";
}
