/**
 * Ends a run's log. The last event and the status are stored in the same commit, so that a run ends exactly
 * once.
 */

import type { RunFailure } from "../../core/errors.ts";
import type { PendingToolCall, StopReason } from "../../core/events.ts";
import type { ToolUseBlock } from "../../core/messages.ts";
import type { RunPatch } from "../../core/ports/records.ts";
import type { RunEnd } from "../../core/telemetry/observer.ts";
import type { RunExecution } from "../run-execution.ts";
import type { ReachedLimit } from "./budget.ts";

/**
 * Ends a run, either normally or with a failure.
 *
 * @param outcome The stop reason if the run ends normally, or else the failure.
 */
export function endRun(
  run: RunExecution,
  outcome: "end_turn" | ReachedLimit | "timeout" | (RunFailure & { status: "failed" | "cancelled" }),
): RunEnd {
  const { writer, transcript } = run;
  run.deleteSupersededComponents();
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
 * Pauses a run until client tool results (T-067) or the user's consent arrive. Another run then
 * continues it.
 *
 * @param calls Client tool calls without a result.
 * @param consents Server tool calls awaiting consent.
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
 * The states of calls that are abandoned when a run ends normally. All other open calls are part of a
 * conversation that the client's history omits, so they remain pending.
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
  // Abandoning the calls ensures that late results are rejected, and that calls with consent for this run are
  // not made in another run.
  const states = patch.status === "finished" ? abandonedStates : undefined;
  writer.addChange((queries) => queries.abandonToolCalls(key, states));
}
