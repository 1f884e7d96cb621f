/** The `summary` of every step of a call, by what kind of tool it is, failures included. */
import type { JsonObject } from "../../core/events.ts";
import { agentTypeOf } from "./messages/agent-type.ts";
import { callInfo } from "./messages/call-info.ts";
import { delegationInfo, delegationResult } from "./messages/delegation-content.ts";
import { resultInfo } from "./messages/result-info.ts";
import { textArgument } from "./messages/text-argument.ts";
import { subagentErrorType } from "./subagent-error.ts";

/** Of a call: what the tool, or the agent, is asked for (P-020, P-022). */
export function callSummary(toolName: string, input: JsonObject): string {
  const agentType = agentTypeOf(toolName);
  if (agentType === undefined) return callInfo(toolName, input);
  const task = textArgument(input, "task_description") ?? "";
  return delegationInfo(agentType, task, textArgument(input, "context") ?? "");
}

/** Of a result: what came of the call (P-021, P-023). @param text The result's text. */
export function resultSummary(toolName: string, text: string): string {
  const agentType = agentTypeOf(toolName);
  return agentType === undefined ? resultInfo(toolName, text) || text : delegationResult(agentType, text);
}

/** Of the result of a call that failed: Markdown that shows it (P-055, P-087, PX-12). @param code What failed. */
export function failureSummary(toolName: string, text: string, code: string): string {
  if (agentTypeOf(toolName) !== undefined) {
    return `## ❌ Subagent Error (${subagentErrorType(code)})\n\n${text}`;
  }
  const info = resultInfo(toolName, text);
  return showsFailure.test(info) ? info : `❌ **Error**\n\n${text}`;
}

/** The words of tools that report their own failure. */
const showsFailure = /^(?:Failed to fetch content$|Command failed\b)/;
