/** The events that the contract defines (C-060 … C-068). */
import { checkAgUiCustomEvent } from "../../../../generated/ag-ui/validators.js";
import { createIsKnown } from "../../shared/ag-ui-events.ts";

/** AG-UI event types. */
const standardTypes = [
  "RUN_STARTED",
  "RUN_FINISHED",
  "RUN_ERROR",
  "STEP_STARTED",
  "STEP_FINISHED",
  "TEXT_MESSAGE_START",
  "TEXT_MESSAGE_CONTENT",
  "TEXT_MESSAGE_END",
  "REASONING_START",
  "REASONING_MESSAGE_START",
  "REASONING_MESSAGE_CONTENT",
  "REASONING_MESSAGE_END",
  "REASONING_END",
  "TOOL_CALL_START",
  "TOOL_CALL_ARGS",
  "TOOL_CALL_END",
  "TOOL_CALL_RESULT",
  "STATE_SNAPSHOT",
  "STATE_DELTA",
  "MESSAGES_SNAPSHOT",
  "ACTIVITY_SNAPSHOT",
];

/** Returns true if the document declares a `CUSTOM` event with this name. Third-party names do not start with `tambo.`. */
function isExtension(name: string): boolean {
  const violations = checkAgUiCustomEvent({ type: "CUSTOM", name });
  return name.startsWith("tambo.") && !violations.some(({ pointer }) => pointer === "/name");
}

/** Returns true if the contract declares an event with this type or name. */
export const isKnown = createIsKnown(standardTypes, isExtension);
