/** An agent's loop of model turns and tool calls, separate from the delegating run. */

import { ModelError } from "../core/errors.ts";
import type { JsonObject, Usage } from "../core/events.ts";
import { createId } from "../core/ids.ts";
import { type Message, parseJsonObject, type ToolUseBlock } from "../core/messages.ts";
import type { Model } from "../core/ports/models.ts";
import {
  type CallBudget,
  createFailedOutcome,
  type ServerTool,
  type ToolOutcome,
} from "../core/ports/tools.ts";
import type { CheckScope, SchemaChecks } from "../core/schemas/schema-checks.ts";
import type { RunLimits } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import { findCallError } from "../engine/turn/call-error.ts";
import { completeJson } from "../engine/turn/complete-json.ts";
import { buildPrompt } from "../engine/turn/prompt.ts";
import { AgentBudget } from "./limits.ts";
import { callModel, type ModelToolCall, type NestedTurn } from "./nested-turn.ts";
import { createMessage } from "./task.ts";

/** Dependencies and limits for an agent's run. */
export interface AgentContext {
  projectId: string;
  model: Model;
  limits: RunLimits;
  /** Allowance of the delegating call. */
  allowance: CallBudget | undefined;
  checks: SchemaChecks;
  observer: RunObserver;
  /** Returns the tools that the agent may call now, keyed by their model-facing names. */
  tools(): ReadonlyMap<string, ServerTool>;
  /**
   * Calls a tool.
   *
   * @param allowance The agent's own allowance.
   * @throws only when the signal aborts.
   */
  call(tool: ServerTool, input: JsonObject, allowance: CallBudget): Promise<ToolOutcome>;
  /** Stops the run. */
  signal: AbortSignal;
  /** Receives the text of all turns as it streams, with a blank line between turns. */
  onText(delta: string): void;
}

/**
 * An agent's output. It is filled in while the agent works, so that the text produced so far survives an
 * abort.
 */
export interface AgentOutput {
  /** The text of the last turn. */
  text: string;
  /**
   * The reason why the agent stopped, for example `at its limit of 3 turns`; absent if it finished normally.
   */
  stopped?: string;
}

/**
 * Runs an agent until it finishes or reaches a limit.
 *
 * @param messages The initial conversation. The agent's messages are appended to it.
 * @param output Receives the agent's output.
 * @throws the model's error, or the signal's reason.
 */
export async function runAgent(
  context: AgentContext,
  messages: Message[],
  output: AgentOutput,
): Promise<void> {
  const budget = new AgentBudget(context.limits, context.allowance);
  let hasText = false;
  for (;;) {
    // The run's tokens may have been used up before this agent started, or by other tools running
    // concurrently.
    if (budget.exhausted !== undefined) {
      output.stopped = `at ${budget.exhausted}`;
      return;
    }
    const tools = context.tools();
    output.text = "";
    const handlers = {
      text: (delta: string) => {
        context.onText(hasText && output.text === "" ? `\n\n${delta}` : delta);
        output.text += delta;
      },
      usage: (usage: Usage) => budget.countTokens(usage),
    };
    const turn = await callModel(
      context.model,
      buildCallOptions(context, tools, messages),
      handlers,
      context.observer,
    );
    hasText ||= output.text !== "";
    const { message, calls } = await readTurn(turn, tools, context);
    if (calls.length === 0) return applyFinishReason(turn, output);
    const limit = budget.endTurn(calls.filter((call) => "tool" in call).length);
    if (limit !== undefined) {
      output.stopped = `at ${limit}`;
      return;
    }
    messages.push(message, ...(await callTools(context, calls, budget)));
    context.signal.throwIfAborted();
  }
}

/** Interprets the finish reason of the last turn. */
function applyFinishReason({ reason }: NestedTurn, output: AgentOutput): void {
  if (reason === "error") throw new ModelError("LLM_ERROR", "The model ended its turn with an error.");
  if (reason === "length") output.stopped = "at its model's output token limit";
  if (reason === "content-filter") output.stopped = "by its provider's content filter";
}

function buildCallOptions(
  { signal }: AgentContext,
  tools: ReadonlyMap<string, ServerTool>,
  messages: Message[],
) {
  const toolDefinitions = [...tools].map(([name, { description, inputSchema }]) => {
    return { type: "function" as const, name, description, inputSchema };
  });
  return {
    prompt: buildPrompt(messages, new Map()),
    ...(toolDefinitions.length > 0 && { tools: toolDefinitions, toolChoice: { type: "auto" as const } }),
    abortSignal: signal,
  };
}

/** One of the agent's tool calls: either valid, or with the error to return instead of a result. */
type AgentCall = { block: ToolUseBlock } & ({ tool: ServerTool } | { error: string });

async function readTurn(
  { parts }: NestedTurn,
  tools: ReadonlyMap<string, ServerTool>,
  { checks, ...scope }: AgentContext,
): Promise<{ message: Message; calls: AgentCall[] }> {
  const calls: AgentCall[] = [];
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
  return { message: createMessage("assistant", blocks), calls };
}

async function readCall(
  requested: ModelToolCall,
  tool: ServerTool | undefined,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<AgentCall> {
  const { name } = tool ?? { name: requested.toolName };
  const input = parseJsonObject(requested.input.trim() === "" ? "{}" : requested.input);
  const block: ToolUseBlock = { type: "tool_use", id: createId("tc"), name, input: input ?? {} };
  if (tool === undefined) return { block, error: `There is no tool "${name}".` };
  const isTruncated = input === undefined && Boolean(completeJson(requested.input));
  const ended = { origin: { kind: "server" as const, ...tool }, input, isTruncated, previousCalls: 0 };
  const error = await findCallError(ended, checks, scope);
  return error === undefined ? { block, tool } : { block, error };
}

/** Executes the calls concurrently and returns the results in the order of the calls (T-204). */
async function callTools(
  context: AgentContext,
  calls: readonly AgentCall[],
  allowance: CallBudget,
): Promise<Message[]> {
  const outcomes = await Promise.all(
    calls.map((call) =>
      "error" in call
        ? createFailedOutcome(call.error)
        : context.call(call.tool, call.block.input, allowance),
    ),
  );
  return outcomes.map(({ content, isError }, index) => {
    const toolUseId = calls[index]?.block.id ?? "";
    return createMessage("tool", [{ type: "tool_result", toolUseId, content, ...(isError && { isError }) }]);
  });
}
