/**
 * Runs server tools. The calls in a turn run concurrently, and their results are written in call order
 * (T-204).
 */

import { DeadlineExceededError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { blocksToText, type Message, type ToolResultBlock, type ToolUseBlock } from "../../core/messages.ts";
import type { Models } from "../../core/ports/models.ts";
import { limitOutcome, type ServerTools, type ToolOutcome } from "../../core/ports/tools.ts";
import { observeToolCall } from "../../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../../core/telemetry/observer.ts";
import type { OpenCall, RunExecution } from "../run-execution.ts";
import type { RunSettings } from "../run-input.ts";
import { type Budget, maxTimerMs, storeTotals } from "./budget.ts";

/** The parts of the server needed for tool calls. */
interface ToolDependencies {
  tools: ServerTools;
  models: Models;
  observer: RunObserver;
}

/**
 * Runs tool calls and writes their results.
 *
 * The start of a call is durable before the call is made. After a crash, the call is repeated only if its
 * tool is repeatable. Otherwise, its result says that it was interrupted. Calls above the run's limit are not
 * made.
 */
export async function runTools(
  run: RunExecution,
  blocks: readonly ToolUseBlock[],
  budget: Budget,
  dependencies: ToolDependencies,
): Promise<void> {
  const { writer, transcript } = run;
  const { key, projectId } = transcript.thread;
  const known = dependencies.tools.list(projectId);
  const getTimeLimit = ({ name }: ToolUseBlock) =>
    known.find((tool) => tool.name === name)?.ownTimeLimit ? undefined : budget.limits.toolTimeMs;
  const outcomes = new Map<string, Promise<ToolOutcome>>();
  const toCall: ToolUseBlock[] = [];
  for (const block of blocks) {
    const call = run.calls.get(block.id);
    const outcome = call === undefined ? undefined : findImmediateOutcome(call, run, budget);
    if (outcome === undefined) toCall.push(block);
    else outcomes.set(block.id, Promise.resolve(outcome));
  }
  for (const { id, name, input } of toCall) {
    writer.write({
      type: "engine.tool_start",
      toolCallId: id,
      toolName: name,
      input,
      timestamp: writer.now(),
    });
  }
  storeTotals(run, budget);
  if (toCall.length > 0) {
    const ids = toCall.map(({ id }) => id);
    writer.addChange(async (queries) => {
      await queries.setToolCallState(key, ids, "started");
    });
    await writer.settled;
  }
  for (const block of toCall) {
    const { observer } = dependencies;
    const outcome = observeToolCall({ ...block, observer }, () =>
      callTool(run, block, getTimeLimit(block), budget, dependencies),
    );
    // All calls abort together, and the first call that is awaited throws.
    outcome.catch(() => {});
    outcomes.set(block.id, outcome);
  }
  if (toCall.length > 0) run.firstStepStarted.resolve();
  let next = 0;
  try {
    for (const { id } of blocks) {
      const outcome = (await outcomes.get(id)) ?? createFailedOutcome(interruptedMessage, "interrupted");
      next += 1;
      writeResult(run, id, outcome);
    }
  } catch (error) {
    // If one call was aborted, keep the results of the other calls.
    for (const { id } of run.isShuttingDown ? [] : blocks.slice(next)) {
      const outcome = await outcomes.get(id)?.catch(() => undefined);
      if (outcome !== undefined) writeResult(run, id, outcome);
    }
    throw error;
  } finally {
    // Agents have used resources even if the run has been cancelled in the meantime.
    storeTotals(run, budget);
  }
}

/**
 * Returns the outcome of a call that must not be made. If the call is to be made, counts it and returns
 * `undefined`.
 */
function findImmediateOutcome(
  { block, invalidReason, consent, wasStarted, repeatable }: OpenCall,
  { settings }: RunExecution,
  budget: Budget,
): ToolOutcome | undefined {
  if (invalidReason !== undefined) {
    // If either all or none of a turn's calls are made, invalid calls also count.
    if (settings.endsBeforeCalls === true) budget.takeCalls(1);
    return createFailedOutcome(invalidReason, "call_not_made");
  }
  if (consent === "refused")
    return createFailedOutcome(describeDenial(settings.denialReasons, block.id), "not_allowed");
  if (wasStarted && !repeatable) return createFailedOutcome(interruptedMessage, "interrupted");
  if (!wasStarted && !budget.takeCalls(1))
    return createFailedOutcome(describeCallLimit(budget.limits.toolCalls), "too_many_calls");
  return undefined;
}

/** Makes a call. Aborts it when the time limit is reached, even if the tool source ignores `timeoutMs`. */
async function callTool(
  { writer, transcript, settings, signal }: RunExecution,
  { id, name, input }: ToolUseBlock,
  timeoutMs: number | undefined,
  budget: Budget,
  { tools, models }: ToolDependencies,
): Promise<ToolOutcome> {
  const timeout = new AbortController();
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => timeout.abort(), Math.min(timeoutMs, maxTimerMs));
  try {
    const outcome = await tools.call(transcript.thread.projectId, name, input, {
      signal: AbortSignal.any([signal, timeout.signal]),
      onProgress: (delta) =>
        writer.write({ type: "engine.tool_output", toolCallId: id, delta, timestamp: writer.now() }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      model: settings.model ?? models.default,
      ...(settings.sandbox === true && { sandboxKey: String(transcript.thread.key) }),
      budget,
    });
    return limitOutcome(outcome, budget.limits.maxToolResultBytes);
  } catch (error) {
    if (signal.reason instanceof DeadlineExceededError)
      return createFailedOutcome(timeLimitMessage, "run_timeout");
    if (timeoutMs !== undefined && timeout.signal.aborted && !signal.aborted)
      return createFailedOutcome(
        `The call was stopped: it took longer than ${timeoutMs / 1000} s.`,
        "tool_timeout",
      );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Writes error results for unresolved calls when a run reaches its time limit. Calls that appear only in a
 * client's history are not part of the thread, so they are skipped.
 */
export function failOpenCalls(run: RunExecution): void {
  const { calls, writer, transcript } = run;
  // Calls made in an interrupted turn are found only in the run's message.
  const open = transcript
    .listMessagesSinceUser()
    .flatMap((message) =>
      transcript.listOpenCalls(message).filter(({ id }) => calls.has(id) || message.runId === writer.id),
    );
  for (const { id } of open) writeResult(run, id, createFailedOutcome(timeLimitMessage, "run_timeout"));
}

const timeLimitMessage = "The run reached its time limit. The call was aborted or not made.";

function describeCallLimit(limit: number): string {
  return `The call was not made: a run may make at most ${limit} tool calls.`;
}

const interruptedMessage = "The server was restarted during this call. It may or may not have taken effect.";

function describeDenial(reasons: RunSettings["denialReasons"] = {}, toolCallId: string): string {
  const text = "The user did not allow this call. It was not made.";
  return Object.hasOwn(reasons, toolCallId) ? `${text} The user's reason: ${reasons[toolCallId]}` : text;
}

function createFailedOutcome(text: string, code: string): ToolOutcome {
  return { content: [{ type: "text", text }], isError: true, error: { code, message: text } };
}

function writeResult(
  { writer, transcript }: RunExecution,
  toolCallId: string,
  { content, isError, error }: ToolOutcome,
): void {
  const messageId = createId("msg");
  if (isError) {
    const details = error ?? { code: "tool_failed", message: blocksToText(content) };
    writer.write({ type: "engine.tool_error", toolCallId, ...details, timestamp: writer.now() });
  }
  writer.write({
    type: "TOOL_CALL_RESULT",
    messageId,
    toolCallId,
    content: blocksToText(content),
    role: "tool",
    timestamp: writer.now(),
  });
  const timestamp = writer.now();
  writer.write({
    type: "CUSTOM",
    name: "tambo.tool.result",
    value: { toolCallId, result: content, ...(isError && { isError }) },
    timestamp,
  });
  const block: ToolResultBlock = {
    type: "tool_result",
    toolUseId: toolCallId,
    content,
    ...(isError && { isError }),
  };
  const message: Message = {
    id: messageId,
    role: "tool",
    blocks: [block],
    createdAt: timestamp,
    runId: writer.id,
  };
  transcript.add(message);
  const { key } = transcript.thread;
  writer.addChange(async (queries) => {
    await queries.appendMessages(key, [message]);
    await queries.setToolCallState(key, [toolCallId], "answered");
  });
}
