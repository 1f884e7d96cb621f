/**
 * The text for each stage of a call, depending on the kind of tool: a delegation, a known tool, or any other
 * tool.
 */
import type { JsonObject } from "../../../core/events.ts";
import {
  formatDelegationCall,
  formatDelegationEnd,
  formatDelegationResult,
  formatDelegationSummary,
  parseAgentType,
  toSubagentErrorType,
} from "./delegation.ts";
import { formatResult } from "./results.ts";
import { getTextField } from "./text.ts";
import { getToolMessages } from "./tool-messages.ts";

/** Returns the `tool_response` that describes a call in progress (P-060, P-068). */
export function formatCallMessage(toolName: string, input: JsonObject): string {
  const agentType = parseAgentType(toolName);
  return agentType === undefined
    ? getToolMessages(toolName).formatCall(input)
    : formatDelegationCall(agentType);
}

/** Returns the `tool_response` for a result (P-062, P-070). */
export function formatResultMessage(toolName: string): string {
  const agentType = parseAgentType(toolName);
  return agentType === undefined ? getToolMessages(toolName).resultMessage : formatDelegationEnd(agentType);
}

/** Returns a call's `summary`, which describes the task of the tool or agent (P-020, P-022). */
export function formatCallSummary(toolName: string, input: JsonObject): string {
  const agentType = parseAgentType(toolName);
  if (agentType === undefined) return getToolMessages(toolName).formatSummary(input);
  const task = getTextField(input, "task_description") ?? "";
  return formatDelegationSummary(agentType, task, getTextField(input, "context") ?? "");
}

/**
 * Returns the `summary` for a result (P-021, P-023).
 *
 * @param text The result's text.
 */
export function formatResultSummary(toolName: string, text: string): string {
  const agentType = parseAgentType(toolName);
  return agentType === undefined
    ? formatResult(toolName, text) || text
    : formatDelegationResult(agentType, text);
}

/**
 * Returns the `summary` for a failed call, in Markdown (P-055, P-087, PX-12).
 *
 * @param code The call's error code.
 */
export function formatFailureSummary(toolName: string, text: string, code: string): string {
  if (parseAgentType(toolName) !== undefined) {
    return `## ❌ Subagent Error (${toSubagentErrorType(code)})\n\n${text}`;
  }
  const info = formatResult(toolName, text);
  return reportedFailure.test(info) ? info : `❌ **Error**\n\n${text}`;
}

/** Matches the output of tools that report their own failures. */
const reportedFailure = /^(?:Failed to fetch content$|Command failed\b)/;
