/** A single delegation: an agent works on a task, and its result becomes the outcome of the tool call. */

import { ModelError } from "../core/errors.ts";
import type { Model } from "../core/ports/models.ts";
import { createFailedOutcome, type ToolOutcome } from "../core/ports/tools.ts";
import type { AgentSettings } from "../core/settings.ts";
import { type AgentContext, type AgentOutput, runAgent } from "./nested-run.ts";
import { firstMessages, type Task } from "./task.ts";
import { extractTaskResult } from "./task-result.ts";
import { raceTimeLimit, TimeLimitError } from "./time-limit.ts";

/** Dependencies and time limit for a delegation. */
export interface DelegationContext {
  projectId: AgentContext["projectId"];
  model: Model;
  checks: AgentContext["checks"];
  observer: AgentContext["observer"];
  tools: AgentContext["tools"];
  allowance: AgentContext["allowance"];
  /**
   * Calls one of the agent's tools.
   *
   * @throws only when the signal aborts.
   */
  call(signal: AbortSignal, ...call: Parameters<AgentContext["call"]>): Promise<ToolOutcome>;
  /** The signal of the delegating tool call. */
  signal: AbortSignal;
  /** Upper bound for the agent's time limit. The agent's own limit applies if it is smaller. */
  timeoutMs: number;
  onText: AgentContext["onText"];
  log: (line: string) => void;
}

/**
 * Runs an agent on a task. The outcome is the text of the agent's last turn, or only the marked result in
 * that text (P-084). The outcome is an error if the agent fails, or if it is stopped before its last turn has
 * produced any text. If a limit or the provider cuts the text off, a note about this is appended.
 *
 * @throws only the signal's reason, when the signal aborts.
 */
export async function delegate(
  agent: AgentSettings,
  task: Task,
  { signal, call, timeoutMs, log, ...rest }: DelegationContext,
): Promise<ToolOutcome> {
  const { limits, instructions, name } = agent;
  const output: AgentOutput = { text: "" };
  let timedOut = false;
  const limit = { timeMs: Math.min(limits.timeMs, timeoutMs), signal };
  try {
    await raceTimeLimit(limit, (stop) => {
      const context = { ...rest, limits, signal: stop, call: call.bind(undefined, stop) };
      return runAgent(context, firstMessages(instructions, task), output);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) {
      const code = error.failureDetails.silent === true ? "model_silent" : "model_failed";
      return createFailedOutcome(`The agent \`${name}\` failed: ${error.message}`, code);
    }
    if (!(error instanceof TimeLimitError)) {
      log(`agent ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      return createFailedOutcome(`The agent \`${name}\` failed because of a server error.`, "internal_error");
    }
    output.stopped = `at its limit of ${error.limit}`;
    timedOut = true;
  }
  return buildOutcome(name, output, timedOut);
}

function buildOutcome(name: string, { text, stopped }: AgentOutput, timedOut: boolean): ToolOutcome {
  if (text.trim() === "") {
    if (stopped === undefined)
      return createFailedOutcome(`The agent \`${name}\` ended without a response.`, "no_answer");
    const code = timedOut ? "agent_timeout" : "agent_stopped";
    return createFailedOutcome(`The agent \`${name}\` was stopped ${stopped} before it responded.`, code);
  }
  const content: ToolOutcome["content"] = [{ type: "text", text: extractTaskResult(text) }];
  if (stopped !== undefined) {
    const note = `[The agent \`${name}\` was stopped here, ${stopped}.]`;
    content.push({ type: "text", text: note });
  }
  return { content, isError: false };
}
