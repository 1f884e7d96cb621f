/** The events of the contract (T-053, T-054). */
import { knownAmong } from "../../../stream/events.ts";

/** The standard events that the contract uses: their `type`. */
const standard = [
  "RUN_STARTED",
  "RUN_FINISHED",
  "RUN_ERROR",
  "TEXT_MESSAGE_START",
  "TEXT_MESSAGE_CONTENT",
  "TEXT_MESSAGE_END",
  "TOOL_CALL_START",
  "TOOL_CALL_ARGS",
  "TOOL_CALL_END",
  "TOOL_CALL_RESULT",
  "STATE_SNAPSHOT",
  "STATE_DELTA",
];

/** The contract's own events: the `name` of a `CUSTOM` one. */
const custom = [
  "tambo.run.awaiting_input",
  "tambo.run.finished",
  "tambo.tool.result",
  "tambo.component.start",
  "tambo.component.props_delta",
  "tambo.component.state_delta",
  "tambo.component.end",
];

/** Whether the contract has an event of this type or name. Others may be there too: readers ignore them. */
export const isKnown = knownAmong(standard, custom);
