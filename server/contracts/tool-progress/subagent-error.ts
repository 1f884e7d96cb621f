/** The types of P-087: what kind of failure an agent has met. */
export type SubagentErrorType =
  | "timeout"
  | "stream_timeout"
  | "tool_timeout"
  | "api_error"
  | "tool_error"
  | "cancelled"
  | "unknown";

/** What the engine's codes of failed calls are to an agent. */
const types: ReadonlyMap<string, SubagentErrorType> = new Map([
  ["agent_timeout", "timeout"],
  ["run_timeout", "timeout"],
  ["model_silent", "stream_timeout"],
  ["tool_timeout", "tool_timeout"],
  ["model_failed", "api_error"],
  ["tool_failed", "tool_error"],
  ["call_not_made", "tool_error"],
  ["too_many_calls", "tool_error"],
  ["not_allowed", "cancelled"],
  ["interrupted", "cancelled"],
]);

/** The type of a failed delegation. @param code Of the call's failure. */
export function subagentErrorType(code: string): SubagentErrorType {
  return types.get(code) ?? "unknown";
}
