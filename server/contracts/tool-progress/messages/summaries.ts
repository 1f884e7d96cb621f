/** Texts of a call's steps, by the kind of tool: a delegation, a known tool, or any other. */
import type { JsonObject } from "../../../core/events.ts";
import {
  agentTypeOf,
  delegationCallMessage,
  delegationInfo,
  delegationResponseMessage,
  delegationResult,
  subagentErrorType,
} from "./delegation.ts";
import { resultInfo } from "./result-info.ts";
import { textArgument } from "./text.ts";
import { toolMessages } from "./tool-messages.ts";

/** Returns the `tool_response` of a call: the work in progress (P-060, P-068). */
export function callMessage(toolName: string, input: JsonObject): string {
  const agentType = agentTypeOf(toolName);
  return agentType === undefined ? toolMessages(toolName).running(input) : delegationCallMessage(agentType);
}

/** Returns the `tool_response` of a result (P-062, P-070). */
export function resultMessage(toolName: string): string {
  const agentType = agentTypeOf(toolName);
  return agentType === undefined ? toolMessages(toolName).done : delegationResponseMessage(agentType);
}

/** Returns the `summary` of a call: the task of the tool or agent (P-020, P-022). */
export function callSummary(toolName: string, input: JsonObject): string {
  const agentType = agentTypeOf(toolName);
  if (agentType === undefined) return toolMessages(toolName).summary(input);
  const task = textArgument(input, "task_description") ?? "";
  return delegationInfo(agentType, task, textArgument(input, "context") ?? "");
}

/** Returns the `summary` of a result (P-021, P-023). @param text The result's text. */
export function resultSummary(toolName: string, text: string): string {
  const agentType = agentTypeOf(toolName);
  return agentType === undefined ? resultInfo(toolName, text) || text : delegationResult(agentType, text);
}

/**
 * Returns the `summary` of a failed call in Markdown (P-055, P-087, PX-12). @param code Error code of the
 * call.
 */
export function failureSummary(toolName: string, text: string, code: string): string {
  if (agentTypeOf(toolName) !== undefined) {
    return `## ❌ Subagent Error (${subagentErrorType(code)})\n\n${text}`;
  }
  const info = resultInfo(toolName, text);
  return showsFailure.test(info) ? info : `❌ **Error**\n\n${text}`;
}

/** Matches the output of tools that report their own failure. */
const showsFailure = /^(?:Failed to fetch content$|Command failed\b)/;
