/** The end of a run that fails or is stopped, whatever becomes of the store meanwhile. */
import { setTimeout as delay } from "node:timers/promises";
import {
  DeadlineExceededError,
  type Failure,
  LeaseLostError,
  RunCancelled,
  ShutdownError,
  toModelFailure,
} from "../../core/errors.ts";
import type { Store } from "../../core/ports/store.ts";
import type { RunEnd } from "../../core/telemetry/observer.ts";
import { visitEvents } from "../log/read-run.ts";
import type { RunDependencies } from "../run-dependencies.ts";
import type { RunExecution } from "../run-execution.ts";
import { endRun } from "./end-run.ts";
import { OpenParts } from "./open-parts.ts";
import { answerOpenCalls } from "./run-tools.ts";

/** Delay before the end of a run is stored again after a failure, in milliseconds. */
const endAgainMs = 1000;

/** Ends the run for an error. A store that fails is asked again until it works: a run without an end blocks its thread. */
export async function failRun(
  run: RunExecution,
  error: unknown,
  { store, log }: RunDependencies,
): Promise<RunEnd> {
  const { writer } = run;
  let failure: ReturnType<typeof failureOf> | undefined;
  for (let cause = error; ; ) {
    // Another process owns the run, now or soon, and tells its end.
    if (cause instanceof LeaseLostError || run.isShuttingDown || run.wasReleased) {
      await writer.settled.catch(() => {});
      // Whatever else it was stopped for: readers are told that they can go on elsewhere.
      if (run.isShuttingDown) writer.feed.end(new ShutdownError());
      return { status: run.isShuttingDown ? "suspended" : "taken_over" };
    }
    failure ??= failureOf(error, run, log);
    try {
      if (writer.failure !== undefined) {
        await returnToLog(run, store);
        // A normal end lists the messages, and here some of them were not stored.
        if (failure === "timeout") failure = serverFailed;
      }
      if (failure === "timeout") answerOpenCalls(run);
      const end = endRun(run, failure);
      await writer.settled;
      return end;
    } catch (again) {
      cause = again;
      if (again instanceof LeaseLostError) continue;
      log(`run ${run.record.id} could not be ended, which will be tried again: ${String(again)}`);
      await delay(endAgainMs, undefined, { ref: false });
    }
  }
}

/** After a commit that failed, the run is where its log is: what is open there has to be ended. */
async function returnToLog(run: RunExecution, store: Store): Promise<void> {
  const { writer, transcript } = run;
  const parts = new OpenParts();
  await visitEvents(store, writer.id, (event) => parts.observe(event));
  writer.resume();
  // The beginning may be what was lost.
  beginRun(run);
  parts.close(writer, (component) => transcript.components.get(component)?.state);
}

const serverFailed = {
  code: "INTERNAL_ERROR",
  message: "The server failed. Try again.",
  status: "failed",
} as const;

function failureOf(
  error: unknown,
  run: RunExecution,
  log: (line: string) => void,
): "timeout" | (Failure & { status: "failed" | "cancelled" }) {
  const stop = run.signal.aborted ? run.signal.reason : error;
  if (stop instanceof DeadlineExceededError) return "timeout";
  if (stop instanceof RunCancelled) {
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
  return serverFailed;
}

/** Writes the beginning of a run, unless the log has it. */
export function beginRun({ writer, transcript }: RunExecution): void {
  if (writer.head.number > 0) return;
  writer.write({
    type: "RUN_STARTED",
    threadId: transcript.thread.id,
    runId: writer.id,
    timestamp: writer.now(),
  });
}
