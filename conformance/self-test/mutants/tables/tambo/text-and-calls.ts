/** Mutants of texts, calls and results in a stream. */
import { type AlterEvent, each, events, type StreamEvent } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

/** Keeps pieces back, and sends them as one before the end of what they are pieces of. */
const asOne =
  (piece: string, end: string, body: (event: StreamEvent) => { delta: string }): AlterEvent =>
  (event, { memory }) => {
    if (event.name === piece) {
      if (memory.held === undefined) memory.held = event;
      else body(memory.held).delta += body(event).delta;
      return undefined;
    }
    if (event.name !== end || memory.held === undefined) return event;
    const { held } = memory;
    memory.held = undefined;
    return [held, event];
  };

export const textAndCallMutants: readonly Mutant[] = [
  {
    id: "text-in-one-piece",
    text: "A text is sent when it is complete.",
    mutate: events(asOne("TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END", ({ payload }) => payload)),
  },
  {
    id: "props-in-one-piece",
    text: "Props are sent when they are complete.",
    mutate: events(
      asOne("tambo.component.props_delta", "tambo.component.end", ({ payload }) => payload.value),
    ),
  },
  {
    id: "broken-characters",
    text: "Characters beyond ASCII break where bytes are cut.",
    mutate: each("TEXT_MESSAGE_CONTENT", (event) => {
      event.payload.delta = event.payload.delta.replaceAll(/[^\x20-\x7e]/gu, "\ufffd");
      return event;
    }),
  },
  {
    id: "trimmed-deltas",
    text: "Deltas are trimmed.",
    mutate: each("TEXT_MESSAGE_CONTENT", (event) => {
      event.payload.delta = event.payload.delta.trim();
      return event;
    }),
  },
  {
    id: "text-of-the-user",
    text: "A text message is the user's.",
    mutate: each("TEXT_MESSAGE_START", (event) => {
      event.payload.role = "user";
      return event;
    }),
  },
  {
    id: "one-message-id",
    text: "All texts of a run have one message id.",
    mutate: events((event, { memory }) => {
      if (event.name.startsWith("TEXT_MESSAGE"))
        event.payload.messageId = memory.id ??= event.payload.messageId;
      return event;
    }),
  },
  {
    id: "tool-name-of-the-proposal",
    text: "TOOL_CALL_START names the tool as the proposal does only.",
    mutate: each("TOOL_CALL_START", (event) => {
      delete event.payload.toolCallName;
      return event;
    }),
  },
  {
    id: "tool-name-without-server",
    text: "A server tool is named without its server.",
    mutate: each("TOOL_CALL_START", (event) => {
      event.payload.toolName = event.payload.toolCallName = event.payload.toolName.replace(/^.*\//, "");
      return event;
    }),
  },
  {
    id: "arguments-lost",
    text: "The last piece of a call's arguments is lost.",
    mutate: events((event, { memory }) => {
      if (event.name !== "TOOL_CALL_ARGS") return event;
      memory.count = (memory.count ?? 0) + 1;
      return memory.count === 1 ? event : undefined;
    }),
  },
  {
    id: "one-call-id",
    text: "All calls of a run have one id.",
    mutate: events((event, { memory }) => {
      if (event.name.startsWith("TOOL_CALL"))
        event.payload.toolCallId = memory.id ??= event.payload.toolCallId;
      return event;
    }),
  },
  {
    id: "pending-without-input",
    text: "The pending calls have no input.",
    mutate: each("tambo.run.awaiting_input", (event) => {
      for (const call of event.payload.value.pendingToolCalls) call.input = {};
      return event;
    }),
  },
  {
    id: "pending-reversed",
    text: "The pending calls are in the wrong order, and have all names of the last.",
    mutate: each("tambo.run.awaiting_input", (event) => {
      const { pendingToolCalls: calls } = event.payload.value;
      calls.reverse();
      for (const call of calls) call.toolName = calls[0].toolName;
      return event;
    }),
  },
  {
    id: "server-call-pending",
    text: "The server's calls await input, too.",
    mutate: each("tambo.run.awaiting_input", (event, { seen }) => {
      for (const { payload } of seen.filter(({ name }) => name === "tambo.tool.result"))
        event.payload.value.pendingToolCalls.push({ ...payload.value, toolName: "conf_echo", input: {} });
      return event;
    }),
  },
];
