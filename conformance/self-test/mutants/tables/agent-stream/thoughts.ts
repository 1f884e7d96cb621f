/** Mutants of what is told of the model's thoughts, and of texts. */
import { each, events, type StreamEvent } from "../../combinators/events.ts";
import { said } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isThought = ({ name }: StreamEvent) => name.startsWith("reasoning_");

/** Pieces of one kind are told together, when something else comes. */
const inOnePiece = (name: string, member: string): Mutate =>
  events((event, { memory }) => {
    const held: StreamEvent | undefined = memory.held;
    if (event.name === name) {
      if (held === undefined) memory.held = event;
      else held.payload[member] += event.payload[member];
      return undefined;
    }
    memory.held = undefined;
    return held === undefined ? event : [held, event];
  });

export const thoughtMutants: readonly Mutant[] = [
  {
    id: "wordless-thoughts-told",
    text: "A thought without words is told.",
    mutate: said((part, memory) => {
      if (part.type === "reasoning-start") memory.hasWords = false;
      if (part.type === "reasoning-delta" && part.delta !== "") memory.hasWords = true;
      return part.type === "reasoning-end" && !memory.hasWords
        ? [{ type: "reasoning-delta", id: part.id, delta: "…" }, part]
        : part;
    }),
  },
  {
    id: "thoughts-end-late",
    text: "A thought ends when the text or call after it has begun.",
    mutate: events((event, { memory }) => {
      const held: StreamEvent[] = memory.held ?? [];
      if (event.name === "reasoning_end" || event.name === "reasoning_message_end") {
        memory.held = [...held, event];
        return undefined;
      }
      memory.held = undefined;
      const isEnd = event.name === "status";
      return isEnd ? [...held, event] : [event, ...held];
    }),
  },
  {
    id: "last-thoughts-open",
    text: "A thought that nothing follows is not ended.",
    mutate: events((event, { memory }) => {
      const held: StreamEvent[] = memory.held ?? [];
      if (event.name === "reasoning_end" || event.name === "reasoning_message_end") {
        memory.held = [...held, event];
        return undefined;
      }
      memory.held = undefined;
      return event.name === "status" && event.payload.type === "complete" ? event : [...held, event];
    }),
  },
  {
    id: "thoughts-in-one-piece",
    text: "A thought is told when it is complete.",
    mutate: inOnePiece("reasoning_message_content", "delta"),
  },
  {
    id: "thoughts-trimmed",
    text: "Pieces of thoughts are trimmed.",
    mutate: each("reasoning_message_content", (event) => {
      event.payload.delta = event.payload.delta.trim() || ".";
      return event;
    }),
  },
  {
    id: "thoughts-of-the-provider",
    text: "Thoughts have the ids of the server's messages.",
    mutate: events((event) => {
      if (isThought(event)) event.payload.messageId = event.payload.messageId.replace("reasoning-", "msg_");
      return event;
    }),
  },
  {
    id: "text-in-one-piece",
    text: "A text is told when it is complete.",
    mutate: inOnePiece("message", "content"),
  },
  {
    id: "text-lines-unified",
    text: "Line breaks of every kind are told as LF.",
    mutate: each("message", (event) => {
      event.payload.content = event.payload.content.replace(/\r\n|[\u2028\u2029\u0085]/g, "\n");
      return event;
    }),
  },
  {
    id: "text-in-ascii",
    text: "Characters beyond ASCII break where bytes are cut.",
    mutate: each("message", (event) => {
      event.payload.content = event.payload.content.replaceAll(/[^\t\n\r\x20-\x7e]/gu, "\ufffd");
      return event;
    }),
  },
  {
    id: "empty-pieces-told",
    text: "Pieces with nothing in them are told.",
    mutate: each("message", (event) => [{ ...event, payload: { ...event.payload, content: "" } }, event]),
  },
  {
    id: "pieces-with-history",
    text: "Every piece of a text brings all that was told before it.",
    mutate: events((event, { memory }) => {
      memory.told = `${memory.told ?? ""}${JSON.stringify(event.payload)}`;
      if (event.name === "message") event.payload.history = memory.told;
      return event;
    }),
  },
  {
    id: "agent-not-told",
    text: "Nobody is told which agent speaks.",
    mutate: events((event) => {
      delete event.payload.agent;
      return event;
    }),
  },
  {
    id: "agents-plan-first",
    text: "An agent's run begins with a turn in which it plans.",
    mutate: events((event, { operation, memory }) => {
      const { type, thread_id } = event.payload;
      if (operation !== "streamAgent" || event.name !== "status" || type !== "running" || memory.planned)
        return event;
      memory.planned = true;
      return [{ ...event, payload: { type, message: "planning", thread_id } }, event];
    }),
  },
  {
    id: "start-told-twice",
    text: "The status start comes again with the first turn.",
    mutate: events((event, { memory }) => {
      if (event.name !== "status" || event.payload.type !== "running" || memory.begun) return event;
      memory.begun = true;
      return [{ ...event, payload: { type: "start", thread_id: event.payload.thread_id } }, event];
    }),
  },
];
