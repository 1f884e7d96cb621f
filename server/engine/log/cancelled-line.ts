import { cancelled } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import type { LogLine } from "../../core/log-line.ts";

/**
 * The end of a run that was cancelled when its log had ended, or is gone. Not an event of the log, so without a number: a
 * number never stands for two things.
 *
 * @param timestamp When it was cancelled, Unix time in ms.
 */
export function cancelledLine(timestamp: number): LogLine {
  const { code, message } = cancelled();
  const event: RunEvent = { type: "RUN_ERROR", message, code, timestamp };
  return { kind: event.type, number: 0, json: JSON.stringify(event) };
}
