/** Ends a run that fails or is stopped, even while the store is unavailable. */
import { setTimeout as delay } from "node:timers/promises";
import {
  DeadlineExceededError,
  LeaseLostError,
  type RunFailure,
  RunTerminatedError,
  ShutdownError,
  toModelFailure,
} from "../../core/errors.ts";
import type { Store } from "../../core/ports/store.ts";
import type { RunEnd } from "../../core/telemetry/observer.ts";
import { visitEvents } from "../log/read-run.ts";
import type { RunDependencies } from "../run-dependencies.ts";
import type { RunExecution } from "../run-execution.ts";
import { writeMissingFirstEvent } from "./begin-run.ts";
import { endRun } from "./end-run.ts";
import { OpenParts } from "./open-parts.ts";
import { failOpenCalls } from "./run-tools.ts";

/** Delay in milliseconds before another attempt to store the end of a run. */
const retryMs = 1000;

/**
 * Ends the run after an error. Retries until the end has been stored, because a run that has not ended blocks
 * its thread.
 */
export async function failRun(
  run: RunExecution,
  error: unknown,
  { store, log }: RunDependencies,
): Promise<RunEnd> {
  const { writer } = run;
  let failure: ReturnType<typeof toFailure> | undefined;
  for (let cause = error; ; ) {
    // Another process owns the run or is about to claim it, and writes its end.
    if (cause instanceof LeaseLostError || run.isShuttingDown || run.wasReleased) {
      await writer.settled.catch(() => {});
      // Readers must be able to resume in another process, even if the run was also stopped for another
      // reason.
      if (run.isShuttingDown) writer.feed.end(new ShutdownError());
      return { status: run.isShuttingDown ? "suspended" : "taken_over" };
    }
    failure ??= toFailure(error, run, log);
    try {
      if (writer.failure !== undefined) {
        await restoreFromLog(run, store);
        // A normal end includes the run's messages, but some of them could not be stored.
        if (failure === "timeout") failure = serverFailure;
      }
      if (failure === "timeout") failOpenCalls(run);
      const end = endRun(run, failure);
      await writer.settled;
      return end;
    } catch (nextError) {
      cause = nextError;
      if (nextError instanceof LeaseLostError) continue;
      log(`run ${run.record.id} could not be ended; retrying: ${String(nextError)}`);
      await delay(retryMs, undefined, { ref: false });
    }
  }
}

/** Restores the run from its log after a failed commit and ends the parts that are still open. */
async function restoreFromLog(run: RunExecution, store: Store): Promise<void> {
  const { writer, transcript } = run;
  const parts = new OpenParts();
  await visitEvents(store, writer.id, (event) => parts.observe(event));
  writer.resumeAfterFailure();
  writeMissingFirstEvent(run);
  parts.close(writer, (component) => transcript.components.get(component)?.state);
}

const serverFailure = {
  code: "INTERNAL_ERROR",
  message: "The server failed. Try again.",
  status: "failed",
} as const;

function toFailure(
  error: unknown,
  run: RunExecution,
  log: (line: string) => void,
): "timeout" | (RunFailure & { status: "failed" | "cancelled" }) {
  const stop = run.signal.aborted ? run.signal.reason : error;
  if (stop instanceof DeadlineExceededError) return "timeout";
  if (stop instanceof RunTerminatedError) {
    return {
      code: stop.code,
      message: stop.message,
      status: stop.code === "CANCELLED" ? "cancelled" : "failed",
    };
  }
  const failure = toModelFailure(error);
  if (failure !== undefined) return { ...failure, status: "failed" };
  log(
    `run ${run.record.id} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return serverFailure;
}
