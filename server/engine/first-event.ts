import type { RunEvent } from "../core/events.ts";
import type { RunSettings } from "./run-input.ts";

/**
 * Creates the first event of a run.
 *
 * @param timestamp Unix time in milliseconds.
 */
export function createFirstEvent(
  run: { threadId: string; runId: string; settings: Pick<RunSettings, "metadata"> },
  timestamp: number,
): RunEvent & { type: "RUN_STARTED" } {
  const { threadId, runId, settings } = run;
  const { metadata } = settings;
  return { type: "RUN_STARTED", threadId, runId, ...(metadata !== undefined && { metadata }), timestamp };
}
