/** Server tools: the calls of a turn run side by side, and their results come in the order of the calls (T-204). */

import { DeadlineExceededError } from "../../core/errors.ts";
import { newId } from "../../core/ids.ts";
import { type Message, type ToolResultBlock, type ToolUseBlock, textOf } from "../../core/messages.ts";
import type { Models } from "../../core/ports/models.ts";
import { boundedOutcome, type ServerTools, type ToolOutcome } from "../../core/ports/tools.ts";
import { observeTool } from "../../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../../core/telemetry/observer.ts";
import type { KnownCall, RunExecution } from "../run-execution.ts";
import { type Budget, keepTotals, maxTimerMs } from "./budget.ts";

/** The parts of the server that calls of tools use. */
interface ToolDependencies {
  tools: ServerTools;
  models: Models;
  observer: RunObserver;
}

/**
 * Runs calls and writes their results.
 *
 * That a call was started is durable before it is made: after a crash it is made again only if its tool is repeatable,
 * else the model is told that it was interrupted. Calls beyond the run's limit are not made.
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
  const timeOf = ({ name }: ToolUseBlock) =>
    known.find((tool) => tool.name === name)?.ownTimeLimit ? undefined : budget.limits.toolTimeMs;
  const outcomes = new Map<string, Promise<ToolOutcome>>();
  const toCall: ToolUseBlock[] = [];
  for (const block of blocks) {
    const call = run.calls.get(block.id);
    const outcome = call === undefined ? undefined : outcomeWithoutCall(call, run, budget);
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
  keepTotals(run, budget);
  if (toCall.length > 0) {
    const ids = toCall.map(({ id }) => id);
    writer.with(async (queries) => {
      await queries.setToolCallState(key, ids, "started");
    });
    await writer.settled;
  }
  for (const block of toCall) {
    const { observer } = dependencies;
    const outcome = observeTool({ ...block, observer }, () =>
      callTool(run, block, timeOf(block), budget, dependencies),
    );
    // All calls are aborted at once; the first one awaited tells.
    outcome.catch(() => {});
    outcomes.set(block.id, outcome);
  }
  if (toCall.length > 0) run.firstStepStarted.resolve();
  let next = 0;
  try {
    for (const { id } of blocks) {
      const outcome = (await outcomes.get(id)) ?? failed(interrupted, "interrupted");
      next += 1;
      writeResult(run, id, outcome);
    }
  } catch (error) {
    // What other calls have given is not lost for the one that was cut off.
    for (const { id } of run.isShuttingDown ? [] : blocks.slice(next)) {
      const outcome = await outcomes.get(id)?.catch(() => undefined);
      if (outcome !== undefined) writeResult(run, id, outcome);
    }
    throw error;
  } finally {
    // Agents have used something, also when the run is cancelled while they work.
    keepTotals(run, budget);
  }
}

/** What a call gives that is not made; `undefined` for one that is to be made, which is counted. */
function outcomeWithoutCall(
  { fault, consent, started, repeatable }: KnownCall,
  { settings }: RunExecution,
  budget: Budget,
): ToolOutcome | undefined {
  if (fault !== undefined) {
    // Where a turn's calls are made all or none, they all count.
    if (settings.endsBeforeCalls === true) budget.takeCalls(1);
    return failed(fault, "call_not_made");
  }
  if (consent === "refused") return failed(notAllowed, "not_allowed");
  if (started && !repeatable) return failed(interrupted, "interrupted");
  if (!started && !budget.takeCalls(1)) return failed(tooMany(budget.limits.toolCalls), "too_many_calls");
  return undefined;
}

/** Makes a call. One that takes too long is aborted, whatever its source makes of `timeoutMs`. */
async function callTool(
  { writer, transcript, settings, signal }: RunExecution,
  { id, name, input }: ToolUseBlock,
  timeoutMs: number | undefined,
  allowance: Budget,
  { tools, models }: ToolDependencies,
): Promise<ToolOutcome> {
  const late = new AbortController();
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => late.abort(), Math.min(timeoutMs, maxTimerMs));
  try {
    const outcome = await tools.call(transcript.thread.projectId, name, input, {
      signal: AbortSignal.any([signal, late.signal]),
      onProgress: (delta) =>
        writer.write({ type: "engine.tool_output", toolCallId: id, delta, timestamp: writer.now() }),
      ...(timeoutMs !== undefined && { timeoutMs }),
      model: settings.model ?? models.default,
      ...(settings.sandbox === true && { sandboxKey: String(transcript.thread.key) }),
      allowance,
    });
    return boundedOutcome(outcome, allowance.limits.maxToolResultBytes);
  } catch (error) {
    if (signal.reason instanceof DeadlineExceededError) return failed(timeUp, "run_timeout");
    if (timeoutMs !== undefined && late.signal.aborted && !signal.aborted)
      return failed(`The call was stopped: it took longer than ${timeoutMs / 1000} s.`, "tool_timeout");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls that have no result when a run ends normally before its time get one that says so: nothing waits for them. Those
 * that only a client's history has are not the thread's, and get none.
 */
export function answerOpenCalls(run: RunExecution): void {
  const { calls, writer, transcript } = run;
  // Calls of a turn that was cut off are in the run's message alone.
  const open = transcript
    .sinceUser()
    .flatMap((message) =>
      transcript.unanswered(message).filter(({ id }) => calls.has(id) || message.runId === writer.id),
    );
  for (const { id } of open) writeResult(run, id, failed(timeUp, "run_timeout"));
}

const timeUp = "The run's time is up. The call was stopped, or not made.";

function tooMany(limit: number): string {
  return `The call was not made: a run may call tools ${limit} times.`;
}

const interrupted = "The server was restarted during this call. It may or may not have taken effect.";

const notAllowed = "The user did not allow this call. It was not made.";

function failed(text: string, code: string): ToolOutcome {
  return { content: [{ type: "text", text }], isError: true, error: { code, message: text } };
}

function writeResult(
  { writer, transcript }: RunExecution,
  toolCallId: string,
  { content, isError, error }: ToolOutcome,
): void {
  const messageId = newId("msg");
  if (isError) {
    const told = error ?? { code: "tool_failed", message: textOf(content) };
    writer.write({ type: "engine.tool_error", toolCallId, ...told, timestamp: writer.now() });
  }
  writer.write({
    type: "TOOL_CALL_RESULT",
    messageId,
    toolCallId,
    content: textOf(content),
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
  writer.with(async (queries) => {
    await queries.appendMessages(key, [message]);
    await queries.setToolCallState(key, [toolCallId], "answered");
  });
}
