/** Mutants of texts, of what the model thinks, and of turns. */
import { type AlterEvent, each, events, type StreamEvent } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { said } from "../../combinators/models.ts";
import type { Mutant } from "../../mutant.ts";

/** Keeps pieces back, and sends them as one before the end of what they are pieces of. */
export const inOnePiece = (
  piece: string,
  end: string,
  body: (event: StreamEvent) => { delta: string } = ({ payload }) => payload,
): AlterEvent => {
  return (event, { memory }) => {
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
};

/** An event of its own beside another. */
export const beside = (event: StreamEvent, payload: Loose): StreamEvent => ({
  ...event,
  name: payload.name ?? payload.type,
  payload: { ...payload, timestamp: event.payload.timestamp },
});

/** Tools of the server's own, by which components are shown and states changed. */
const isInternal = (name: string) => /^(show_component_|update_component_state$|update_state$)/.test(name);

export const textMutants: readonly Mutant[] = [
  {
    id: "text-in-one-piece",
    text: "A text is sent when it is complete.",
    mutate: events(inOnePiece("TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END")),
  },
  {
    id: "trimmed-deltas",
    text: "Deltas are trimmed.",
    mutate: each("TEXT_MESSAGE_CONTENT", (event) => {
      event.payload.delta = event.payload.delta.trim() || ".";
      return event;
    }),
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
    id: "text-of-the-user",
    text: "A text message is the user's.",
    mutate: each("TEXT_MESSAGE_START", (event) => {
      event.payload.role = "user";
      return event;
    }),
  },
  {
    id: "steps-from-zero",
    text: "Turns are counted from 0.",
    mutate: events((event) => {
      const { stepName } = event.payload;
      if (stepName !== undefined) event.payload.stepName = `turn-${Number(stepName.slice(5)) - 1}`;
      return event;
    }),
  },
  {
    id: "text-not-begun-again",
    text: "A text after a component or a call begins without its start.",
    mutate: each("TEXT_MESSAGE_START", (event, { seen }) =>
      seen.some(({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId)
        ? undefined
        : event,
    ),
  },
  {
    id: "text-another-message",
    text: "A text after a component or a call is of another message.",
    mutate: events((event, { seen, memory }) => {
      if (!event.name.startsWith("TEXT_")) return event;
      if (event.name === "TEXT_MESSAGE_START")
        memory.again = seen.some(
          ({ name, payload }) => name === event.name && payload.messageId === event.payload.messageId,
        );
      if (memory.again) event.payload.messageId += "_2";
      return event;
    }),
  },
  {
    id: "call-is-its-message",
    text: "Every call is of a message of its own.",
    mutate: each("TOOL_CALL_START", (event) => {
      event.payload.parentMessageId = event.payload.toolCallId;
      return event;
    }),
  },
  {
    id: "empty-turn-told",
    text: "A turn that says nothing is an empty text.",
    mutate: each("STEP_FINISHED", (event, { seen }) => {
      if (seen.at(-1)?.name !== "STEP_STARTED") return event;
      const messageId = "msg_empty";
      return [
        beside(event, { type: "TEXT_MESSAGE_START", messageId, role: "assistant" }),
        beside(event, { type: "TEXT_MESSAGE_END", messageId }),
        event,
      ];
    }),
  },
  {
    id: "empty-turn-stored",
    text: "A turn that says nothing is stored as a message.",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      const { messages } = event.payload;
      if (messages.at(-1)?.role === "tool") messages.push({ id: "msg_empty", role: "assistant" });
      return event;
    }),
  },
  {
    id: "asked-again-after-components",
    text: "After a turn that shows components or changes state, and calls nothing, the model is asked again.",
    mutate: said((part, memory) => {
      if (part.type === "tool-call") {
        if (isInternal(part.toolName)) memory.internal = true;
        else memory.called = true;
      }
      if (part.type !== "finish" || !memory.internal || memory.called) return part;
      return [{ type: "tool-call", toolCallId: "again", toolName: "again", input: "{}" }, part];
    }),
  },
  {
    id: "reasoning-of-the-assistant",
    text: "What the model thinks has the role assistant.",
    mutate: each("REASONING_MESSAGE_START", (event) => {
      event.payload.role = "assistant";
      return event;
    }),
  },
  {
    id: "reasoning-cut",
    text: "Of what the model thinks the last letter of every piece is lost.",
    mutate: each("REASONING_MESSAGE_CONTENT", (event) => {
      event.payload.delta = event.payload.delta.slice(0, -1);
      return event;
    }),
  },
  {
    id: "reasoning-two-ids",
    text: "A thought and its message have two ids.",
    mutate: events((event) => {
      if (event.name === "REASONING_START" || event.name === "REASONING_END") event.payload.messageId += "_r";
      return event;
    }),
  },
  {
    id: "reasoning-in-one-piece",
    text: "What the model thinks is sent when it is complete.",
    mutate: events(inOnePiece("REASONING_MESSAGE_CONTENT", "REASONING_MESSAGE_END")),
  },
  {
    id: "reasoning-stored",
    text: "What the model thought is kept for later runs.",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      const { messages } = event.payload;
      if (!messages.some(({ role }: Loose) => role === "reasoning"))
        messages.splice(1, 0, { id: "thought", role: "reasoning", content: "I look it up." });
      return event;
    }),
  },
];
