/**
 * The main loop of a run. It alternates between model turns and tool calls until the model makes no more
 * calls.
 *
 * The next step depends only on the messages, never on a position in the loop. The same loop can therefore
 * continue a recovered run without repeating finished steps.
 */
import { DeadlineExceededError, RateLimitedError, ServerBusyError } from "../../core/errors.ts";
import type { ToolUseBlock } from "../../core/messages.ts";
import { runInContext, runInStep } from "../../core/telemetry/log-context.ts";
import type { RunEnd } from "../../core/telemetry/observer.ts";
import { runInSpan } from "../../core/telemetry/tracing.ts";
import type { RunDependencies } from "../run-dependencies.ts";
import type { RunExecution } from "../run-execution.ts";
import { writeMissingFirstEvent } from "./begin-run.ts";
import { Budget, maxTimerMs, type ReachedLimit } from "./budget.ts";
import { endRun, pauseRun } from "./end-run.ts";
import { failRun } from "./fail-run.ts";
import { isCutOff } from "./finish.ts";
import { runModelTurn } from "./model-turn.ts";
import { runTools } from "./run-tools.ts";
import type { Turn } from "./turn.ts";

type Step =
  | { kind: "model" }
  | { kind: "tools"; calls: ToolUseBlock[] }
  | { kind: "pause"; calls: ToolUseBlock[]; consents: ToolUseBlock[] }
  | { kind: "finish" };

/**
 * Executes a run until it ends, pauses, fails, or is cancelled. Resolves when this outcome is durable. Never
 * rejects.
 */
export async function runLoop(run: RunExecution, dependencies: RunDependencies): Promise<void> {
  const { id, projectId } = run.record;
  const { id: threadId } = run.transcript.thread;
  const { logName = id } = dependencies;
  const attributes = { "gen_ai.operation.name": "invoke_agent", "gen_ai.conversation.id": threadId };
  const work = () =>
    runInSpan("run", attributes, async (span) => {
      span.setAttribute("agent.run.id", logName);
      const { status, stopReason } = await runToEnd(run, dependencies);
      span.setAttribute("agent.run.status", status);
      if (stopReason !== undefined) span.setAttribute("agent.run.stop_reason", stopReason);
    });
  await runInContext({ projectId, threadId, runId: logName }, work, { step: "run" });
  run.ended.resolve();
}

async function runToEnd(run: RunExecution, dependencies: RunDependencies): Promise<RunEnd> {
  const { observer } = dependencies;
  const limits = run.settings.limits ?? dependencies.getLimits(run.record.projectId);
  const budget = new Budget(run.record, limits);
  let end: RunEnd;
  observer.runStarted(run.isRecovered);
  try {
    writeMissingFirstEvent(run);
    end = await withTimeLimit(run, budget.timeLeftMs, () => runSteps(run, budget, dependencies));
    await run.writer.settled;
  } catch (error) {
    end = await failRun(run, error, dependencies);
  }
  if (run.feed.ended === undefined) run.feed.end();
  observer.runEnded(end, budget.totals);
  return end;
}

/** Stops the run if the work exceeds the time limit. */
async function withTimeLimit<T>(run: RunExecution, timeMs: number, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => run.stop(new DeadlineExceededError()), Math.min(timeMs, maxTimerMs));
  timer.unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

async function runSteps(run: RunExecution, budget: Budget, dependencies: RunDependencies): Promise<RunEnd> {
  for (;;) {
    run.signal.throwIfAborted();
    const step = holdForConsents(run, findNextStep(run));
    if (step.kind === "tools") {
      const groups = run.settings.callsInTurn === true ? step.calls.map((call) => [call]) : [step.calls];
      for (const calls of groups) {
        run.signal.throwIfAborted();
        await runTools(run, calls, budget, dependencies);
      }
    } else if (step.kind === "pause") {
      return pauseRun(run, step.calls, step.consents);
    } else if (step.kind === "finish") {
      return endRun(run, "end_turn");
    } else {
      const reached = budget.reachedLimit ?? (hasRoom(run, dependencies) ? undefined : "max_tokens");
      if (reached !== undefined) return endRun(run, reached);
      const step = `turn-${budget.totals.turns + 1}`;
      const turn = await runInStep(step, () => runModelTurn(run, budget, dependencies));
      const end = findEndAfterTurn(turn, run, budget);
      if (end !== undefined) return endRun(run, end);
    }
  }
}

/** Returns true if the conversation is within its size limit and there is enough memory for it. */
function hasRoom(run: RunExecution, { conversations }: RunDependencies): boolean {
  if (run.transcript.bytes > conversations.maxBytes) return false;
  try {
    run.holdMemory();
    return true;
  } catch (error) {
    if (error instanceof RateLimitedError || error instanceof ServerBusyError) return false;
    throw error;
  }
}

/**
 * Returns the end of a run that ends after a turn without making the turn's tool calls. Returns `undefined`
 * if the run continues.
 */
function findEndAfterTurn(
  turn: Turn,
  { settings }: RunExecution,
  budget: Budget,
): "end_turn" | ReachedLimit | undefined {
  const { calls, finish } = turn;
  if (settings.endsBeforeCalls !== true) return turn.toMessage() === undefined ? "end_turn" : undefined;
  const isLast = calls.length === 0 || finish === undefined || isCutOff(finish);
  if (!budget.hasTokensLeft) return "max_tokens";
  if (isLast) return "end_turn";
  return budget.allowsCalls(calls.length) ? undefined : "max_tool_calls";
}

/**
 * Replaces a step that would leave calls from an earlier run without the user's decision. The run asks for the decision
 * again, because neither a new message nor a shorter history counts as a decision.
 */
function holdForConsents({ calls }: RunExecution, step: Step): Step {
  if (step.kind !== "model" && step.kind !== "finish") return step;
  const undecided = [...calls.values()].filter(({ consent }) => consent === "needed");
  return undecided.length === 0
    ? step
    : { kind: "pause", calls: [], consents: undecided.map(({ block }) => block) };
}

/** Determines the next step from the messages after the last user message. */
function findNextStep(run: RunExecution): Step {
  const { transcript, calls } = run;
  const decided = findDecidedCalls(run);
  if (decided.length > 0) return { kind: "tools", calls: decided };
  const messages = transcript.listMessagesSinceUser();
  const last = messages.findLast(({ role }) => role === "assistant");
  if (run.settings.asksFirst === true && last?.runId !== run.writer.id) return { kind: "model" };
  if (last === undefined) return transcript.messages.length > 0 ? { kind: "model" } : { kind: "finish" };
  const open = transcript.listOpenCalls(last).flatMap((block) => findStoredCall(run, block));
  const servers = open.filter(({ id }) => calls.get(id)?.side === "server");
  const clients = open.filter(({ id }) => calls.get(id)?.side === "client");
  const consents = servers.filter(({ id }) => calls.get(id)?.consent === "needed");
  if (servers.length > consents.length)
    return { kind: "tools", calls: servers.filter((call) => !consents.includes(call)) };
  if (servers.length + clients.length > 0) return { kind: "pause", calls: clients, consents };
  return messages.at(-1) === last ? { kind: "finish" } : { kind: "model" };
}

/**
 * Returns the call as the model made it, even if the client's history differs. Calls that appear only in the
 * history are not made.
 */
function findStoredCall({ calls }: RunExecution, { id }: ToolUseBlock): ToolUseBlock[] {
  const call = calls.get(id);
  return call === undefined ? [] : [call.block];
}

/**
 * Returns the calls that the user has approved or rejected, anywhere in the conversation. All of them need a
 * result.
 */
function findDecidedCalls(run: RunExecution): ToolUseBlock[] {
  const { transcript, calls } = run;
  const isDecided = ({ id }: ToolUseBlock) => {
    const consent = calls.get(id)?.consent;
    return consent === "approved" || consent === "refused";
  };
  if (![...calls.values()].some(({ consent }) => consent !== undefined)) return [];
  return transcript.messages
    .flatMap((message) => transcript.listOpenCalls(message).filter(isDecided))
    .flatMap((block) => findStoredCall(run, block));
}
