import { expect, it } from "vitest";
import { kindOfType } from "./event-text.ts";

it.each([
  ["RUN_STARTED", "run"],
  ["tambo.run.awaiting_input", "run"],
  ["STEP_FINISHED", "run"],
  ["run_complete", "run"],
  ["TEXT_MESSAGE_START", "text"],
  ["content_block_delta", "text"],
  ["message", "text"],
  ["REASONING_MESSAGE_CONTENT", "reasoning"],
  ["TOOL_CALL_RESULT", "tool"],
  ["delegation_result", "tool"],
  ["tambo.component.props_delta", "component"],
  ["tambo.component.state_delta", "state"],
  ["STATE_SNAPSHOT", "state"],
  ["RUN_ERROR", "error"],
  ["empty", "other"],
])("%s is of kind %s", (type, kind) => {
  expect(kindOfType(type)).toBe(kind);
});
