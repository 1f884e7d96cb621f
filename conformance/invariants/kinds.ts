/** Kinds of parts that streams of every contract have. */
import type { Kind } from "./parts.ts";

export const commonKinds: readonly Kind[] = [
  {
    // A message may have several blocks of text, with components between them.
    what: "text",
    id: "messageId",
    begin: "TEXT_MESSAGE_START",
    piece: "TEXT_MESSAGE_CONTENT",
    end: "TEXT_MESSAGE_END",
    again: true,
  },
  {
    what: "tool call",
    id: "toolCallId",
    begin: "TOOL_CALL_START",
    piece: "TOOL_CALL_ARGS",
    end: "TOOL_CALL_END",
    again: false,
  },
  {
    what: "component",
    id: "componentId",
    begin: "tambo.component.start",
    piece: "tambo.component.props_delta",
    end: "tambo.component.end",
    again: false,
  },
  { what: "step", id: "stepName", begin: "STEP_STARTED", end: "STEP_FINISHED", again: true },
];
