/** An agent at work: model turns and tool calls, apart from the run that delegates, until it answers or has to stop. */

import { ModelError } from "../core/errors.ts";
import type { JsonObject, Usage } from "../core/events.ts";
import { newId } from "../core/ids.ts";
import { type Message, parseObject, type ToolUseBlock } from "../core/messages.ts";
import type { Model } from "../core/ports/models.ts";
import { type Allowance, failure, type ServerTool, type ToolOutcome } from "../core/ports/tools.ts";
import type { CheckScope, SchemaChecks } from "../core/schemas/schema-checks.ts";
import type { RunLimits } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import { findFault } from "../engine/turn/call-error.ts";
import { closeJson } from "../engine/turn/complete-json.ts";
import { promptOf } from "../engine/turn/prompt.ts";
import { AgentBudget } from "./limits.ts";
import { type AskedCall, askModel, type NestedTurn } from "./nested-turn.ts";
import { messageOf } from "./task.ts";

/** What an agent works with. */
export interface Workplace {
  projectId: string;
  model: Model;
  limits: RunLimits;
  /** Of the call that delegates. */
  allowance: Allowance | undefined;
  checks: SchemaChecks;
  observer: RunObserver;
  /** The tools that it may call now, by the names by which models call them. */
  tools(): ReadonlyMap<string, ServerTool>;
  /** Calls one of them. @param allowance The agent's own. @throws only when the signal aborts. */
  call(tool: ServerTool, input: JsonObject, allowance: Allowance): Promise<ToolOutcome>;
  /** Stops everything. */
  signal: AbortSignal;
  /** Takes the text of all turns as it comes, with a blank line between turns. */
  onText(delta: string): void;
}

/** Where an agent has got to; it grows while the agent works, so that an agent cut off leaves what it has said. */
export interface Answer {
  /** Text of the last turn. */
  text: string;
  /** What stopped the agent, for example `at its limit of 3 turns`; absent if it came to its end. */
  stopped?: string;
}

/**
 * Lets an agent work.
 *
 * @param messages The conversation that it begins with; its own messages are added.
 * @param answer Where its answer is put together.
 * @throws what the model fails with, or the signal's reason.
 */
export async function work(place: Workplace, messages: Message[], answer: Answer): Promise<void> {
  const budget = new AgentBudget(place.limits, place.allowance);
  let spoken = false;
  for (;;) {
    // The run may have used its tokens before this agent began, and others may do so while its tools are at work.
    if (budget.spent !== undefined) {
      answer.stopped = `at ${budget.spent}`;
      return;
    }
    const tools = place.tools();
    answer.text = "";
    const on = {
      text: (delta: string) => {
        place.onText(spoken && answer.text === "" ? `\n\n${delta}` : delta);
        answer.text += delta;
      },
      usage: (usage: Usage) => budget.countTokens(usage),
    };
    const turn = await askModel(place.model, optionsOf(place, tools, messages), on, place.observer);
    spoken ||= answer.text !== "";
    const { message, calls } = await readTurn(turn, tools, place);
    if (calls.length === 0) return end(turn, answer);
    const limit = budget.endTurn(calls.filter((call) => "tool" in call).length);
    if (limit !== undefined) {
      answer.stopped = `at ${limit}`;
      return;
    }
    messages.push(message, ...(await results(place, calls, budget)));
    place.signal.throwIfAborted();
  }
}

/** What the last turn says of its end. */
function end({ reason }: NestedTurn, answer: Answer): void {
  if (reason === "error") throw new ModelError("LLM_ERROR", "The model ended its turn with an error.");
  if (reason === "length") answer.stopped = "at its model's limit of output tokens";
  if (reason === "content-filter") answer.stopped = "by its provider's content filter";
}

function optionsOf({ signal }: Workplace, tools: ReadonlyMap<string, ServerTool>, messages: Message[]) {
  const offered = [...tools].map(([name, { description, inputSchema }]) => {
    return { type: "function" as const, name, description, inputSchema };
  });
  return {
    prompt: promptOf(messages, new Map()),
    ...(offered.length > 0 && { tools: offered, toolChoice: { type: "auto" as const } }),
    abortSignal: signal,
  };
}

/** A call of the agent's: made, or answered with why it cannot be. */
type Call = { block: ToolUseBlock } & ({ tool: ServerTool } | { fault: string });

async function readTurn(
  { parts }: NestedTurn,
  tools: ReadonlyMap<string, ServerTool>,
  { checks, ...scope }: Workplace,
): Promise<{ message: Message; calls: Call[] }> {
  const calls: Call[] = [];
  const blocks: Message["blocks"] = [];
  for (const part of parts) {
    if (part.type === "text") {
      blocks.push(part);
      continue;
    }
    const call = await readCall(part, tools.get(part.toolName), checks, scope);
    calls.push(call);
    blocks.push(call.block);
  }
  return { message: messageOf("assistant", blocks), calls };
}

async function readCall(
  asked: AskedCall,
  tool: ServerTool | undefined,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<Call> {
  const { name } = tool ?? { name: asked.toolName };
  const input = parseObject(asked.input.trim() === "" ? "{}" : asked.input);
  const block: ToolUseBlock = { type: "tool_use", id: newId("tc"), name, input: input ?? {} };
  if (tool === undefined) return { block, fault: `There is no tool "${name}".` };
  const cutOff = input === undefined && Boolean(closeJson(asked.input));
  const ended = { origin: { kind: "server" as const, ...tool }, input, cutOff, made: 0 };
  const fault = await findFault(ended, checks, scope);
  return fault === undefined ? { block, tool } : { block, fault };
}

/** Calls run side by side, and their results come in the order of the calls (T-204). */
async function results(place: Workplace, calls: readonly Call[], allowance: Allowance): Promise<Message[]> {
  const outcomes = await Promise.all(
    calls.map((call) =>
      "fault" in call ? failure(call.fault) : place.call(call.tool, call.block.input, allowance),
    ),
  );
  return outcomes.map(({ content, isError }, index) => {
    const toolUseId = calls[index]?.block.id ?? "";
    return messageOf("tool", [{ type: "tool_result", toolUseId, content, ...(isError && { isError }) }]);
  });
}
