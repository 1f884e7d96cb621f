/**
 * Ends a run's log. The last event and the status are stored in one commit, so that a run has exactly one
 * end.
 */

import type { RunFailure } from "../../core/errors.ts";
import type { PendingToolCall, StopReason } from "../../core/events.ts";
import type { ToolUseBlock } from "../../core/messages.ts";
import type { RunPatch } from "../../core/ports/records.ts";
import type { RunEnd } from "../../core/telemetry/observer.ts";
import type { RunExecution } from "../run-execution.ts";
import type { ReachedLimit } from "./budget.ts";

/**
 * Ends a run, normally or with a failure.
 *
 * @param outcome The stop reason of a normal end, or the failure.
 */
export function endRun(
  run: RunExecution,
  outcome: "end_turn" | ReachedLimit | "timeout" | (RunFailure & { status: "failed" | "cancelled" }),
): RunEnd {
  const { writer, transcript } = run;
  const ids = { threadId: transcript.thread.id, runId: writer.id };
  if (typeof outcome === "string") {
    writeStopReason(run, outcome);
    const messages = transcript.listRunMessages(writer.id);
    writer.write({
      type: "CUSTOM",
      name: "tambo.run.finished",
      value: { ...ids, messages },
      timestamp: writer.now(),
    });
    writer.write({ type: "RUN_FINISHED", ...ids, timestamp: writer.now() });
    setStatus(run, { status: "finished", stopReason: outcome });
    return { status: "finished", stopReason: outcome };
  }
  const { code, message, status, report } = outcome;
  const stopReason = status === "cancelled" ? "cancelled" : "error";
  if (report !== undefined && Object.keys(report).length > 0)
    writer.write({ type: "engine.model_failure", ...report, timestamp: writer.now() });
  writeStopReason(run, stopReason);
  writer.write({ type: "RUN_ERROR", message, code, timestamp: writer.now() });
  setStatus(run, { status, stopReason, errorCode: code, errorMessage: message });
  return { status, stopReason, errorCode: code };
}

/**
 * Pauses a run for the results of client tools (T-067) or for the user's consent. Another run continues it.
 *
 * @param calls Client calls without a result.
 * @param consents Server calls that await consent.
 */
export function pauseRun(
  run: RunExecution,
  calls: readonly ToolUseBlock[],
  consents: readonly ToolUseBlock[] = [],
): RunEnd {
  const { writer, transcript } = run;
  const ids = { threadId: transcript.thread.id, runId: writer.id };
  writeStopReason(run, "awaiting_input");
  if (consents.length > 0)
    writer.write({ type: "engine.consent", calls: consents.map(toPendingCall), timestamp: writer.now() });
  const pendingToolCalls = calls.map(toPendingCall);
  writer.write({
    type: "CUSTOM",
    name: "tambo.run.awaiting_input",
    value: { ...ids, pendingToolCalls },
    timestamp: writer.now(),
  });
  writer.write({ type: "RUN_FINISHED", ...ids, timestamp: writer.now() });
  setStatus(run, { status: "awaiting_input", stopReason: "awaiting_input" });
  return { status: "awaiting_input", stopReason: "awaiting_input" };
}

/**
 * States of calls to abandon when a run ends normally. The other open calls belong to a conversation that the
 * client's history omits, and remain pending.
 */
const abandonedStates = ["approved", "refused", "faulty", "started"] as const;

function toPendingCall({ id, name, input }: ToolUseBlock): PendingToolCall {
  return { toolCallId: id, toolName: name, input };
}

function writeStopReason({ writer }: RunExecution, reason: StopReason): void {
  writer.write({ type: "engine.run_stop", reason, timestamp: writer.now() });
}

function setStatus({ writer, transcript, calls }: RunExecution, patch: RunPatch): void {
  const now = writer.now();
  const finished = patch.status === "awaiting_input" ? {} : { finishedAt: now };
  const { key } = transcript.thread;
  writer.change({ ...patch, ...finished, updatedAt: now }, { key, updatedAt: now });
  if (patch.status === "awaiting_input" || calls.size === 0) return;
  // Late results are then rejected, and calls with consent for this run are not made in another.
  const states = patch.status === "finished" ? abandonedStates : undefined;
  writer.addChange((queries) => queries.abandonToolCalls(key, states));
}
