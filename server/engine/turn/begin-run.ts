/** The first event of a run. */
import type { RunEvent } from "../../core/events.ts";
import type { RunExecution } from "../run-execution.ts";
import type { RunSettings } from "../run-input.ts";

/**
 * Creates the first event of a run. It is stored together with the run.
 *
 * @param timestamp Unix time in milliseconds.
 */
export function createFirstEvent(
  { threadId, runId, settings }: { threadId: string; runId: string; settings: RunSettings },
  timestamp: number,
): RunEvent {
  const { metadata } = settings;
  return { type: "RUN_STARTED", threadId, runId, ...(metadata !== undefined && { metadata }), timestamp };
}

/** Writes the first event of a run that was stored by an earlier version of this program, without the event. */
export function writeMissingFirstEvent({ writer, transcript, settings }: RunExecution): void {
  if (writer.head.number > 0) return;
  writer.write(
    createFirstEvent({ threadId: transcript.thread.id, runId: writer.id, settings }, writer.now()),
  );
}
