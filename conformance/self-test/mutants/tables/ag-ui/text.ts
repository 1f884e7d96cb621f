/** Mutants with defects in text messages, reasoning and turns. */
import { alterEvents, alterEventsNamed, alterPayloads, mergeDeltas } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterModelOutput } from "../../combinators/models.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { createExtraEvent } from "./combinators.ts";

/** Returns true for tools that show components or change state. */
const isInternal = (name: string) => /^(show_component_|update_component_state$|update_state$)/.test(name);

export const textMutants: Mutants = {
  /** Writes the model's sources into the text. */
  "sources-in-the-text": alterModelOutput((part) =>
    part.type === "source" && part.sourceType === "url"
      ? { type: "text-delta", id: "source", delta: ` [${part.url}]` }
      : part,
  ),
  /** Trims whitespace from text deltas. */
  "trimmed-deltas": alterPayloads("TEXT_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.trim() || ".";
  }),
  /** Numbers turns from 0. */
  "steps-from-zero": alterEvents((event) => {
    const { stepName } = event.payload;
    if (stepName !== undefined) event.payload.stepName = `turn-${Number(stepName.slice(5)) - 1}`;
  }),
  /** Puts every call into a separate message. */
  "call-is-its-message": alterPayloads("TOOL_CALL_START", (payload) => {
    payload.parentMessageId = payload.toolCallId;
  }),
  /** Sends an empty text message for an empty turn. */
  "empty-turn-told": alterEventsNamed("STEP_FINISHED", (event, { previous }) => {
    if (previous.at(-1)?.name !== "STEP_STARTED") return event;
    const messageId = "msg_empty";
    return [
      createExtraEvent(event, { type: "TEXT_MESSAGE_START", messageId, role: "assistant" }),
      createExtraEvent(event, { type: "TEXT_MESSAGE_END", messageId }),
      event,
    ];
  }),
  /** Stores an empty turn as a message. */
  "empty-turn-stored": alterPayloads("MESSAGES_SNAPSHOT", ({ messages }) => {
    if (messages.at(-1)?.role === "tool") messages.push({ id: "msg_empty", role: "assistant" });
  }),
  /** Calls the model again after a turn that only shows components or changes state. */
  "asked-again-after-components": alterModelOutput((part, memory) => {
    if (part.type === "tool-call") {
      if (isInternal(part.toolName)) memory.internal = true;
      else memory.called = true;
    }
    if (part.type !== "finish" || !memory.internal || memory.called) return part;
    return [{ type: "tool-call", toolCallId: "again", toolName: "again", input: "{}" }, part];
  }),
  /** Sends reasoning with the role assistant. */
  "reasoning-of-the-assistant": alterPayloads("REASONING_MESSAGE_START", setFields({ role: "assistant" })),
  /** Drops the last character of every reasoning delta. */
  "reasoning-cut": alterPayloads("REASONING_MESSAGE_CONTENT", (payload) => {
    payload.delta = payload.delta.slice(0, -1);
  }),
  /** Gives reasoning and its message different ids. */
  "reasoning-two-ids": alterEvents((event) => {
    if (event.name === "REASONING_START" || event.name === "REASONING_END") event.payload.messageId += "_r";
  }),
  /** Sends reasoning only once it is complete. */
  "reasoning-in-one-piece": mergeDeltas("REASONING_MESSAGE_CONTENT", "REASONING_MESSAGE_END"),
  /** Stores reasoning in the thread. */
  "reasoning-stored": alterPayloads("MESSAGES_SNAPSHOT", ({ messages }) => {
    if (!messages.some(({ role }: Loose) => role === "reasoning"))
      messages.splice(1, 0, { id: "thought", role: "reasoning", content: "I look it up." });
  }),
};
