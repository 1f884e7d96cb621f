import type { Case } from "./edit.ts";

/** Changes to events. */
export const eventCases: Case[] = [
  {
    name: "an event is removed",
    contract: "tambo",
    edit: (d) => d.removeEvent("ToolCallResultEvent", "RunStreamEvent"),
    changes: [
      "breaking | event-removed event TOOL_CALL_RESULT (event) | createRun reconnectRun | TOOL_CALL_RESULT",
    ],
    reversed: [
      "additive | event-added event TOOL_CALL_RESULT (event) | createRun reconnectRun | TOOL_CALL_RESULT",
    ],
  },
  {
    name: "a custom event is removed",
    contract: "tambo",
    edit: (d) => d.removeEvent("TamboComponentEndEvent", "CustomEvent"),
    changes: [
      "breaking | event-removed event tambo.component.end (event) | createRun reconnectRun | tambo.component.end",
    ],
    reversed: [
      "additive | event-added event tambo.component.end (event) | createRun reconnectRun | tambo.component.end",
    ],
  },
  {
    name: "an event is removed from a stream of frames",
    contract: "agent-stream",
    edit: (d) => {
      d.removeVariant("StreamFrame", "StatusFrame");
      delete d.schemas[0].StatusFrame;
      d.removeMessage("StatusEvent");
    },
    changes: ["breaking | event-removed event status (event) | streamAgent streamChat | status"],
    reversed: ["additive | event-added event status (event) | streamAgent streamChat | status"],
  },
  {
    name: "an event is removed from one of two streams",
    contract: "agent-stream",
    edit: (d) => {
      const s = d.stream("streamChat");
      s.messages = s.messages.filter((each: { $ref: string }) => !each.$ref.endsWith("/StatusEvent"));
    },
    changes: ["breaking | event-removed event status (event) | streamChat | status"],
    reversed: ["additive | event-added event status (event) | streamChat | status"],
  },
  {
    name: "a required field of an event is removed",
    contract: "tambo",
    edit: (d) => d.removeProperty("RunStartedEvent", "runId"),
    changes: [
      "breaking for clients | field-removed RunStartedEvent.runId (event) | createRun reconnectRun | RUN_STARTED",
    ],
    reversed: [
      "breaking for implementers | required-field-added RunStartedEvent.runId (event) | createRun reconnectRun | RUN_STARTED",
    ],
  },
  {
    name: "an optional field of an event is removed",
    contract: "tambo",
    edit: (d) => d.removeProperty("RunErrorEvent", "code"),
    changes: [
      "breaking for clients | field-removed RunErrorEvent.code (event) | createRun reconnectRun | RUN_ERROR",
    ],
    reversed: ["additive | field-added RunErrorEvent.code (event) | createRun reconnectRun | RUN_ERROR"],
  },
  {
    name: "an optional field is added to an event",
    contract: "tambo",
    edit: (d) => d.addProperty("RunStartedEvent", "parent", { type: "string" }, { required: false }),
    changes: ["additive | field-added RunStartedEvent.parent (event) | createRun reconnectRun | RUN_STARTED"],
    reversed: [
      "breaking for clients | field-removed RunStartedEvent.parent (event) | createRun reconnectRun | RUN_STARTED",
    ],
  },
  {
    name: "a field of an event becomes optional",
    contract: "tambo",
    edit: (d) => d.makeOptional("TextMessageContentEvent", "delta"),
    changes: [
      "breaking for clients | field-optional TextMessageContentEvent.delta (event) | createRun reconnectRun | TEXT_MESSAGE_CONTENT",
    ],
    reversed: [
      "breaking for implementers | field-required TextMessageContentEvent.delta (event) | createRun reconnectRun | TEXT_MESSAGE_CONTENT",
    ],
  },
  {
    name: "the type of an event's field changes",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("RunErrorEvent", (m) =>
        Object.assign(m, { message: { ...m.message, type: "integer" } }),
      ),
    changes: ["breaking | type-changed RunErrorEvent.message (event) | createRun reconnectRun | RUN_ERROR"],
    reversed: ["breaking | type-changed RunErrorEvent.message (event) | createRun reconnectRun | RUN_ERROR"],
  },
  {
    name: "a field of an event may be null",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("ToolCallEndEvent", (m) => Object.assign(m.toolCallId, { type: ["string", "null"] })),
    changes: [
      "breaking for clients | null-allowed ToolCallEndEvent.toolCallId (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
    reversed: [
      "breaking for implementers | null-rejected ToolCallEndEvent.toolCallId (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
  },
  {
    name: "a value is added to a closed list in an event",
    contract: "agent-stream",
    edit: (d) => d.editSchema("StatusType", (s) => s.enum.push("paused")),
    changes: ["breaking for clients | enum-value-added StatusType (event) | streamAgent streamChat | status"],
    reversed: [
      "breaking for implementers | enum-value-removed StatusType (event) | streamAgent streamChat | status",
    ],
  },
  {
    name: "a value is added to an open list in an event",
    contract: "tambo",
    edit: (d) => d.editSchema("RunErrorCode", (s) => s.anyOf[1].enum.push("QUOTA")),
    changes: ["additive | known-value-added RunErrorCode (event) | createRun reconnectRun | RUN_ERROR"],
    reversed: [
      "documentation | known-value-removed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
  },
  {
    name: "an open list in an event is closed",
    contract: "tambo",
    edit: (d) => d.editSchema("RunErrorCode", (s) => Object.assign(s, { anyOf: [s.anyOf[1]] })),
    changes: [
      "breaking for implementers | type-narrowed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
    reversed: [
      "breaking for clients | type-widened RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
  },
  {
    name: "a required field is added to a nested object of an event",
    contract: "tambo",
    edit: (d) => d.addProperty("PendingToolCall", "title", { type: "string" }, { required: true }),
    changes: [
      "breaking for implementers | required-field-added PendingToolCall.title (event) | createRun reconnectRun | tambo.run.awaiting_input",
    ],
    reversed: [
      "breaking for clients | field-removed PendingToolCall.title (event) | createRun reconnectRun | tambo.run.awaiting_input",
    ],
  },
  {
    name: "a field of a nested object of an event is removed",
    contract: "tambo",
    edit: (d) => d.removeProperty("RunFinishedValue", "messages"),
    changes: [
      "breaking for clients | field-removed RunFinishedValue.messages (event) | createRun reconnectRun | tambo.run.finished",
    ],
    reversed: [
      "breaking for implementers | required-field-added RunFinishedValue.messages (event) | createRun reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "a field is removed from the data of a frame",
    contract: "agent-stream",
    edit: (d) => d.removeProperty("StatusEvent", "message"),
    changes: [
      "breaking for clients | field-removed StatusEvent.message (event) | streamAgent streamChat | status",
    ],
    reversed: ["additive | field-added StatusEvent.message (event) | streamAgent streamChat | status"],
  },
  {
    name: "the event name of a frame changes",
    contract: "agent-stream",
    edit: (d) => {
      d.editSchema("StatusFrame", (s) => Object.assign(s.properties.event, { const: "state" }));
      const message = d.asyncapi.components?.messages?.StatusEvent as {
        name: string;
        headers: { properties: { event: { const: string } } };
      };
      message.name = "state";
      message.headers.properties.event.const = "state";
    },
    changes: [
      "breaking | event-removed event status (event) | streamAgent streamChat | status",
      "additive | event-added event state (event) | streamAgent streamChat | state",
    ],
    reversed: [
      "breaking | event-removed event state (event) | streamAgent streamChat | state",
      "additive | event-added event status (event) | streamAgent streamChat | status",
    ],
  },
  {
    name: "a required field is added to the only schema of a stream",
    contract: "tool-progress",
    edit: (d) => d.addProperty("ChatAgentResponse", "sequence", { type: "integer" }, { required: true }),
    changes: [
      "breaking for implementers | required-field-added ChatAgentResponse.sequence (response, event) | regenerateMessage regenerateMessageV1 resumeSession resumeSessionV1 sendMessage sendMessageUnversioned sendMessageV1 | ChatAgentResponse",
    ],
    reversed: [
      "breaking for clients | field-removed ChatAgentResponse.sequence (response, event) | regenerateMessage regenerateMessageV1 resumeSession resumeSessionV1 sendMessage sendMessageUnversioned sendMessageV1 | ChatAgentResponse",
    ],
  },
  {
    name: "a value is added to a closed list in a response and an event",
    contract: "gateway",
    edit: (d) => d.editSchema("RunStopReason", (s) => s.enum.push("refused")),
    changes: [
      "breaking for clients | enum-value-added RunStopReason (response, event) | createRun streamRun | run_complete",
    ],
    reversed: [
      "breaking for implementers | enum-value-removed RunStopReason (response, event) | createRun streamRun | run_complete",
    ],
  },
  {
    name: "an operation no longer streams",
    contract: "tool-progress",
    edit: (d) => {
      const { content } = d.operation("resumeSession").responses["200"];
      delete content["text/event-stream"];
      delete d.asyncapi.operations?.resumeSession;
    },
    changes: [
      "breaking for clients | stream-removed POST /api/v2/conversations/{conversation_id}/resume/{session_id} (event) | resumeSession",
    ],
    reversed: [
      "additive | stream-added POST /api/v2/conversations/{conversation_id}/resume/{session_id} (event) | resumeSession",
    ],
  },
];
