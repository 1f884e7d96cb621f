import { expect, it } from "vitest";
import { subagentErrorType } from "./subagent-error.ts";

it.each([
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
  ["no_answer", "unknown"],
  ["agent_stopped", "unknown"],
  ["internal_error", "unknown"],
  ["constructor", "unknown"],
])("%s is %s [P-087]", (code, want) => {
  expect(subagentErrorType(code)).toBe(want);
});
