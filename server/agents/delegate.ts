/** One delegation: an agent is given a task, and what comes of it is the outcome of a tool call. */
import type { AgentSettings } from "../config/project-settings.ts";
import { type Model, ModelError } from "../models/port.ts";
import { failure } from "../tools/outcome.ts";
import type { ToolOutcome } from "../tools/port.ts";
import { type Answer, type Workplace, work } from "./nested-run.ts";
import { firstMessages, type Task } from "./task.ts";
import { taskResult } from "./task-result.ts";
import { OutOfTime, withinTime } from "./within-time.ts";

/** Where and how long an agent works. */
export interface Surroundings {
  model: Model;
  checks: Workplace["checks"];
  tools: Workplace["tools"];
  allowance: Workplace["allowance"];
  /** Calls a tool of the agent's. @throws only when the signal aborts. */
  call(signal: AbortSignal, ...call: Parameters<Workplace["call"]>): Promise<ToolOutcome>;
  /** Of the call that delegates. */
  signal: AbortSignal;
  /** The agent has the time of its limits, and no more than this. */
  timeoutMs: number;
  onText: Workplace["onText"];
  log: (line: string) => void;
}

/**
 * Lets an agent work on a task. The outcome is the text of its last turn, or what of it is the result (P-084). A failure
 * is an error outcome, and so is a stop before the agent says anything in its last turn; an answer that a limit or the
 * provider cut off is followed by a text that says so.
 *
 * @throws only the signal's reason, when that aborts.
 */
export async function delegate(
  agent: AgentSettings,
  task: Task,
  { signal, call, timeoutMs, log, ...rest }: Surroundings,
): Promise<ToolOutcome> {
  const { limits, instructions, name } = agent;
  const answer: Answer = { text: "" };
  const time = { timeMs: Math.min(limits.timeMs, timeoutMs), signal };
  try {
    await withinTime(time, (stop) => {
      const place = { ...rest, limits, signal: stop, call: call.bind(undefined, stop) };
      return work(place, firstMessages(instructions, task), answer);
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) return failure(`The agent \`${name}\` failed: ${error.message}`);
    if (!(error instanceof OutOfTime)) {
      log(`agent ${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      return failure(`The agent \`${name}\` failed by a fault of this server.`);
    }
    answer.stopped = `at its limit of ${error.limit}`;
  }
  return outcomeOf(name, answer);
}

function outcomeOf(name: string, { text, stopped }: Answer): ToolOutcome {
  if (text.trim() === "") {
    return failure(
      stopped === undefined
        ? `The agent \`${name}\` ended without an answer.`
        : `The agent \`${name}\` was stopped ${stopped} without an answer.`,
    );
  }
  const content: ToolOutcome["content"] = [{ type: "text", text: taskResult(text) }];
  if (stopped !== undefined) {
    const note = `[The agent \`${name}\` was stopped here, ${stopped}.]`;
    content.push({ type: "text", text: note });
  }
  return { content, isError: false };
}
