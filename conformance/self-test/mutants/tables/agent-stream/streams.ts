/** Mutants with defects in the frames, headers, statuses, text and reasoning of streams. */
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
const isReasoningEnd = ({ name }: StreamEvent) =>
  name === "reasoning_end" || name === "reasoning_message_end";
const isReasoning = ({ name }: StreamEvent) => name.startsWith("reasoning_");

/** Merges consecutive deltas of one kind. */
const joinDeltas = (name: string, field: string): Mutate =>
  alterEvents((event, { memory }) => {
    const held: StreamEvent | undefined = memory.held;
    if (event.name === name) {
      if (held === undefined) memory.held = event;
      else held.payload[field] += event.payload[field];
      return [];
    }
    memory.held = undefined;
    return held === undefined ? event : [held, event];
  });

export const streamMutants: Mutants = {
  /** Writes the model's sources into the text. */
  "sources-in-the-text": alterModelOutput((part) =>
    part.type === "source" && part.sourceType === "url"
      ? { type: "text-delta", id: "source", delta: ` [${part.url}]` }
      : part,
  ),
  /** Adds an id to frames. */
  "frames-numbered": alterFrames((frame) => frame.replace(/^event: /, "id: 1\nevent: ")),
  /** Omits no-transform from the Cache-Control header of streams. */
  "stream-may-be-cached": alterStreamHeaders(setFields({ "cache-control": "no-store" })),
  /** Numbers turns from 0. */
  "turns-from-zero": alterStatus("running", (event) => {
    event.payload.message = `turn ${Number(event.payload.message.slice(5)) - 1}`;
  }),
  /** Always sends a reason in the `complete` status. */
  "end-with-reason": alterStatus("complete", (event) => {
    event.payload.message ??= "end_turn";
  }),
  /** Never sends the limit in the `complete` status. */
  "limits-not-told": alterStatus("complete", (event) => {
    delete event.payload.message;
  }),
  /** Omits text. */
  "no-text": dropEvents("message"),
  /** Repeats all earlier text in every delta. */
  "text-so-far": alterPayloads("message", (payload, stream) => {
    stream.memory.text = (stream.memory.text ?? "") + payload.content;
    payload.content = stream.memory.text;
  }),
  /** Also sends the agent's name with text from the default agent. */
  "agent-always-told": alterPayloads("message", (payload) => {
    payload.agent ??= "default";
  }),
  /** Sends reasoning events for reasoning that has no text. */
  "wordless-thoughts-told": alterModelOutput((part, memory) => {
    if (part.type === "reasoning-start") memory.hasWords = false;
    if (part.type === "reasoning-delta" && part.delta !== "") memory.hasWords = true;
    return part.type === "reasoning-end" && !memory.hasWords
      ? [{ type: "reasoning-delta", id: part.id, delta: "…" }, part]
      : part;
  }),
  /** Ends reasoning only after the next text or call has started. */
  "thoughts-end-late": delayEvents(isReasoningEnd, (held, event) =>
    event.name === "status" ? [...held, event] : [event, ...held],
  ),
  /** Does not end reasoning when a run ends. */
  "last-thoughts-open": delayEvents(isReasoningEnd, (held, event) =>
    event.name === "status" && event.payload.type === "complete" ? [event] : [...held, event],
  ),
  /** Sends reasoning only once it is complete. */
  "thoughts-in-one-piece": joinDeltas("reasoning_message_content", "delta"),
  /** Trims whitespace from reasoning deltas. */
  "thoughts-trimmed": alterPayloads("reasoning_message_content", (payload) => {
    payload.delta = payload.delta.trim() || ".";
  }),
  /** Uses ids in the format of stored messages for reasoning. */
  "thoughts-of-the-provider": alterEvents((event) => {
    if (isReasoning(event)) event.payload.messageId = event.payload.messageId.replace("reasoning-", "msg_");
  }),
  /** Sends text only once it is complete. */
  "text-in-one-piece": joinDeltas("message", "content"),
  /** Converts all line breaks to LF. */
  "text-lines-unified": alterPayloads("message", (payload) => {
    payload.content = payload.content.replace(/\r\n|[\u2028\u2029\u0085]/g, "\n");
  }),
  /** Corrupts non-ASCII characters. */
  "text-in-ascii": alterPayloads("message", (payload) => {
    payload.content = payload.content.replaceAll(/[^\t\n\r\x20-\x7e]/gu, "\ufffd");
  }),
  /** Sends empty text deltas. */
  "empty-pieces-told": alterEventsNamed("message", (event) => [
    { ...event, payload: { ...event.payload, content: "" } },
    event,
  ]),
  /** Repeats all earlier events in every text delta. */
  "pieces-with-history": alterEvents((event, { memory }) => {
    memory.told = `${memory.told ?? ""}${JSON.stringify(event.payload)}`;
    if (event.name === "message") event.payload.history = memory.told;
  }),
  /** Omits the agent's name from events. */
  "agent-not-told": alterEvents((event) => {
    delete event.payload.agent;
  }),
  /** Starts an agent's run with a planning turn. */
  "agents-plan-first": alterEvents((event, { operation, memory }) => {
    const { type, thread_id } = event.payload;
    if (operation !== "streamAgent" || event.name !== "status" || type !== "running" || memory.planned)
      return event;
    memory.planned = true;
    return [{ ...event, payload: { type, message: "planning", thread_id } }, event];
  }),
  /** Sends the `start` status twice. */
  "start-told-twice": alterEvents((event, { memory }) => {
    if (event.name !== "status" || event.payload.type !== "running" || memory.begun) return event;
    memory.begun = true;
    return [{ ...event, payload: { type: "start", thread_id: event.payload.thread_id } }, event];
  }),
};

/** Alters the status events of one type. */
function alterStatus(type: string, alter: Parameters<typeof alterEvents>[0]) {
  return alterEvents((event, stream) =>
    event.name === "status" && event.payload.type === type ? alter(event, stream) : event,
  );
}
