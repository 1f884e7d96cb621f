/** Mutants of streams: frames, headers, statuses, texts and thoughts. */
import {
  alterEvents,
  alterEventsNamed,
  alterFrames,
  alterPayloads,
  alterStreamHeaders,
  delayEvents,
  dropEvents,
  type StreamEvent,
} from "../../combinators/events.ts";
import { alterModelOutput } from "../../combinators/models.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";

/** Returns true if an event ends reasoning. */
const endsThought = ({ name }: StreamEvent) => name === "reasoning_end" || name === "reasoning_message_end";
const isThought = ({ name }: StreamEvent) => name.startsWith("reasoning_");

/** Joins consecutive deltas of one kind. */
const inOnePiece = (name: string, member: string): Mutate =>
  alterEvents((event, { memory }) => {
    const held: StreamEvent | undefined = memory.held;
    if (event.name === name) {
      if (held === undefined) memory.held = event;
      else held.payload[member] += event.payload[member];
      return [];
    }
    memory.held = undefined;
    return held === undefined ? event : [held, event];
  });

export const streamMutants: Mutants = {
  /** Frames have an id. */
  "frames-numbered": alterFrames((frame) => frame.replace(/^event: /, "id: 1\nevent: ")),
  /** Cache-Control of streams lacks no-transform. */
  "stream-may-be-cached": alterStreamHeaders(setFields({ "cache-control": "no-store" })),
  /** Turns are counted from 0. */
  "turns-from-zero": status("running", (event) => {
    event.payload.message = `turn ${Number(event.payload.message.slice(5)) - 1}`;
  }),
  /** The status complete always has a reason. */
  "end-with-reason": status("complete", (event) => {
    event.payload.message ??= "end_turn";
  }),
  /** The status complete never names a limit. */
  "limits-not-told": status("complete", (event) => {
    delete event.payload.message;
  }),
  /** Texts are omitted. */
  "no-text": dropEvents("message"),
  /** Every delta of text contains all text before it. */
  "text-so-far": alterPayloads("message", (payload, stream) => {
    stream.memory.text = (stream.memory.text ?? "") + payload.content;
    payload.content = stream.memory.text;
  }),
  /** Texts of the default agent name it. */
  "agent-always-told": alterPayloads("message", (payload) => {
    payload.agent ??= "default";
  }),
  /** Reasoning without text is sent. */
  "wordless-thoughts-told": alterModelOutput((part, memory) => {
    if (part.type === "reasoning-start") memory.hasWords = false;
    if (part.type === "reasoning-delta" && part.delta !== "") memory.hasWords = true;
    return part.type === "reasoning-end" && !memory.hasWords
      ? [{ type: "reasoning-delta", id: part.id, delta: "…" }, part]
      : part;
  }),
  /** Reasoning ends after the text or call behind it has started. */
  "thoughts-end-late": delayEvents(endsThought, (held, event) =>
    event.name === "status" ? [...held, event] : [event, ...held],
  ),
  /** Reasoning at the end of a run is not ended. */
  "last-thoughts-open": delayEvents(endsThought, (held, event) =>
    event.name === "status" && event.payload.type === "complete" ? [event] : [...held, event],
  ),
  /** Reasoning is sent when it is complete. */
  "thoughts-in-one-piece": inOnePiece("reasoning_message_content", "delta"),
  /** Pieces of reasoning are trimmed. */
  "thoughts-trimmed": alterPayloads("reasoning_message_content", (payload) => {
    payload.delta = payload.delta.trim() || ".";
  }),
  /** Reasoning has ids of stored messages. */
  "thoughts-of-the-provider": alterEvents((event) => {
    if (isThought(event)) event.payload.messageId = event.payload.messageId.replace("reasoning-", "msg_");
  }),
  /** A text is sent when it is complete. */
  "text-in-one-piece": inOnePiece("message", "content"),
  /** All line breaks become LF. */
  "text-lines-unified": alterPayloads("message", (payload) => {
    payload.content = payload.content.replace(/\r\n|[\u2028\u2029\u0085]/g, "\n");
  }),
  /** Characters beyond ASCII are broken. */
  "text-in-ascii": alterPayloads("message", (payload) => {
    payload.content = payload.content.replaceAll(/[^\t\n\r\x20-\x7e]/gu, "\ufffd");
  }),
  /** Empty text deltas are sent. */
  "empty-pieces-told": alterEventsNamed("message", (event) => [
    { ...event, payload: { ...event.payload, content: "" } },
    event,
  ]),
  /** Every delta of text repeats all events before it. */
  "pieces-with-history": alterEvents((event, { memory }) => {
    memory.told = `${memory.told ?? ""}${JSON.stringify(event.payload)}`;
    if (event.name === "message") event.payload.history = memory.told;
  }),
  /** Events do not name the agent. */
  "agent-not-told": alterEvents((event) => {
    delete event.payload.agent;
  }),
  /** An agent's run starts with a planning turn. */
  "agents-plan-first": alterEvents((event, { operation, memory }) => {
    const { type, thread_id } = event.payload;
    if (operation !== "streamAgent" || event.name !== "status" || type !== "running" || memory.planned)
      return event;
    memory.planned = true;
    return [{ ...event, payload: { type, message: "planning", thread_id } }, event];
  }),
  /** The status start is sent twice. */
  "start-told-twice": alterEvents((event, { memory }) => {
    if (event.name !== "status" || event.payload.type !== "running" || memory.begun) return event;
    memory.begun = true;
    return [{ ...event, payload: { type: "start", thread_id: event.payload.thread_id } }, event];
  }),
};

/** Alters statuses of one type. */
function status(type: string, alter: Parameters<typeof alterEvents>[0]) {
  return alterEvents((event, stream) =>
    event.name === "status" && event.payload.type === type ? alter(event, stream) : event,
  );
}
