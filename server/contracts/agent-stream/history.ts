/**
 * Finds the new messages of a request (AX-15). Messages have no ids in this contract. Clients do not see
 * where one assistant message ends and the next starts, nor tool messages. So both the thread and the request
 * are compared as utterances: the joined text of one speaker.
 */

import type { components } from "../../../generated/agent-stream/types.ts";
import { createId } from "../../core/ids.ts";
import { isObject } from "../../core/json/object.ts";
import type { Block, Message } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { toBlockList, toContentBlock } from "./content.ts";

type RequestMessage = components["schemas"]["Message"];
type RequestBlock = components["schemas"]["AssistantBlock"];

/**
 * Returns the conversation for the model: the thread and the new messages of the request. If the client has
 * discarded incomplete responses and continues from before them, the model does not get them either.
 *
 * @param messages Messages that match the schema.
 * @returns A function that builds the conversation from the thread's messages, oldest first.
 * @throws {AgentStreamError} for errors that the schema cannot express.
 */
export function createHistory(
  messages: readonly RequestMessage[],
): (stored: readonly Message[]) => HistoryEntry[] {
  // Messages that the thread already has are validated, too.
  const newMessages = messages.map((message, index) => toNewMessage(message, `/messages/${index}`));
  const requested = toUtterances(newMessages);
  return (stored) => {
    let conversation = stored;
    let knownCount = countKnown(requested, stored);
    for (const shorten of [withoutSuperseded, withoutIncomplete]) {
      if (knownCount > 0) break;
      const shorter = shorten(stored);
      knownCount = countKnown(requested, shorter);
      if (knownCount > 0) conversation = shorter;
    }
    return [
      ...conversation.map(({ id }) => ({ stored: id })),
      ...newMessages.slice(knownCount).filter(hasContent),
    ];
  };
}

/** Converts a message of the request. */
function toNewMessage(message: RequestMessage, pointer: string): NewMessage {
  const id = createId("msg");
  const { role, content } = message;
  const blockPointer = (index: number) => `${pointer}/content/${index}`;
  const all = toBlockList<RequestBlock>(content);
  const blocks = all.flatMap((block, index) =>
    block.type === "reasoning" ? [] : toContentBlock(block, blockPointer(index)),
  );
  // Models accept only text in assistant and system messages.
  if (role !== "user") return { id, role, blocks: blocks.filter(({ type }) => type === "text") };
  const pointers = all.map((_, index) => blockPointer(index));
  return { id, role, blocks, ...(typeof content !== "string" && { pointers }) };
}

/** Returns true if the message has content. Providers reject empty messages. */
function hasContent({ blocks }: NewMessage): boolean {
  return blocks.length > 0;
}

/**
 * Returns how many messages of the request are in the thread: those of the longest suffix of the thread that
 * is a prefix of the request.
 */
function countKnown(requested: readonly Utterance[], stored: readonly Message[]): number {
  const length = findOverlap(
    toUtterances(stored).map(({ key }) => key),
    requested.map(({ key }) => key),
  );
  return requested[length - 1]?.end ?? 0;
}

/** Consecutive messages of one speaker. */
interface Utterance {
  /** Speaker and text as one key. */
  key: string;
  /** Number of messages up to and including the last one. */
  end: number;
}

/** Joins consecutive assistant messages, and skips those without text. */
function toUtterances(messages: readonly Pick<Message, "role" | "blocks">[]): Utterance[] {
  const all: { role: string; text: string; media: string; end: number }[] = [];
  for (const [index, { role: speaker, blocks }] of messages.entries()) {
    const role = speaker === "developer" ? "system" : speaker;
    const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
    const media = role === "user" ? toMediaKey(blocks) : "";
    const last = all.at(-1);
    if (role === "tool" || (role === "assistant" && text === "")) continue;
    if (role === "assistant" && last?.role === role) {
      last.text += text;
      last.end = index + 1;
    } else {
      all.push({ role, text, media, end: index + 1 });
    }
  }
  return all.map(({ role, text, media, end }) => ({ key: JSON.stringify([role, text, media]), end }));
}

/**
 * Returns the media of a message as one text. Fields are sorted, because contracts order them differently.
 */
function toMediaKey(blocks: readonly Block[]): string {
  const sortFields = (_key: string, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(
    blocks.filter(({ type }) => type !== "text"),
    sortFields,
  );
}

/**
 * Returns the length of the longest suffix of `stored` that is a prefix of `requested`, in linear time
 * (Knuth, Morris and Pratt).
 */
function findOverlap(stored: readonly string[], requested: readonly string[]): number {
  /** For each prefix of `requested`, the length of its longest proper prefix that is also its suffix. */
  const borders: number[] = [];
  const extend = (length: number, message: string): number => {
    let matched = length;
    while (matched > 0 && requested[matched] !== message) matched = borders[matched - 1] ?? 0;
    return requested[matched] === message ? matched + 1 : 0;
  };
  for (const [index, message] of requested.entries())
    borders.push(index === 0 ? 0 : extend(borders[index - 1] ?? 0, message));
  return stored.reduce((length, message) => extend(length, message), 0);
}

/**
 * Removes incomplete responses that were followed by another response, or that are the last ones: clients
 * retry those.
 */
function withoutSuperseded(messages: readonly Message[]): readonly Message[] {
  return toExchanges(messages).flatMap(({ prompts, responses, isLast }) => {
    const rest = afterLastIncomplete(responses);
    return [...prompts, ...(rest.length > 0 || isLast ? rest : responses)];
  });
}

/** Removes all incomplete responses. */
function withoutIncomplete(messages: readonly Message[]): readonly Message[] {
  return toExchanges(messages).flatMap(({ prompts, responses }) => [
    ...prompts,
    ...afterLastIncomplete(responses),
  ]);
}

/** A part of a thread: the messages of others, and the messages of the assistant and of tools that follow. */
interface Exchange {
  prompts: Message[];
  responses: Message[];
  isLast: boolean;
}

function toExchanges(messages: readonly Message[]): Exchange[] {
  const all: Omit<Exchange, "isLast">[] = [{ prompts: [], responses: [] }];
  for (const message of messages) {
    const isResponse = message.role === "assistant" || message.role === "tool";
    const last = all.at(-1);
    if (isResponse) last?.responses.push(message);
    else if (last?.responses.length === 0) last.prompts.push(message);
    else all.push({ prompts: [message], responses: [] });
  }
  return all.map((exchange, index) => ({ ...exchange, isLast: index === all.length - 1 }));
}

/** Returns the messages after the last incomplete message of a response and the results of its calls. */
function afterLastIncomplete(responses: Message[]): Message[] {
  const lastIncomplete = responses.findLastIndex(({ incomplete }) => incomplete !== undefined);
  if (lastIncomplete === -1) return responses;
  const next = responses.findIndex(({ role }, index) => index > lastIncomplete && role === "assistant");
  return next === -1 ? [] : responses.slice(next);
}
