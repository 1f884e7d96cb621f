/**
 * Finds the new messages in a request (AX-15). Messages have no IDs in this contract. Clients see neither
 * tool messages nor the boundary between consecutive assistant messages. Therefore both the thread and the
 * request are compared as utterances, which join the text of one speaker.
 */

import type { components } from "../../../generated/agent-stream/types.ts";
import { createId } from "../../core/ids.ts";
import { isObject } from "../../core/json/object.ts";
import { type Block, joinTextBlocks, type Message } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { toBlockList, toContentBlock } from "./content.ts";

type RequestMessage = components["schemas"]["Message"];
type RequestBlock = components["schemas"]["AssistantBlock"];

/**
 * Returns the conversation for the model: the thread followed by the request's new messages. If the client
 * has discarded incomplete responses and continues from before them, the model's conversation does not
 * contain them either.
 *
 * @param messages Messages that match the schema.
 * @returns A function that builds the conversation from the thread's messages, oldest first.
 * @throws {AgentStreamError} for errors that the schema cannot express.
 */
export function createHistory(
  messages: readonly RequestMessage[],
): (stored: readonly Message[]) => HistoryEntry[] {
  // All messages are validated, including those that are already in the thread.
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

/** Converts a message in the request. */
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
 * Returns the number of request messages that are already in the thread. These are the messages in the
 * longest suffix of the thread that is also a prefix of the request.
 */
function countKnown(requested: readonly Utterance[], stored: readonly Message[]): number {
  const length = findOverlap(
    toUtterances(stored).map(({ key }) => key),
    requested.map(({ key }) => key),
  );
  return requested[length - 1]?.end ?? 0;
}

/** Consecutive messages from one speaker. */
interface Utterance {
  /** Key that combines the speaker, text and media. */
  key: string;
  /** Number of messages up to and including the utterance's last message. */
  end: number;
}

/** Joins consecutive assistant messages. Skips tool messages, and assistant messages without text. */
function toUtterances(messages: readonly Pick<Message, "role" | "blocks">[]): Utterance[] {
  const all: { role: string; text: string; media: string; end: number }[] = [];
  for (const [index, { role: speaker, blocks }] of messages.entries()) {
    const role = speaker === "developer" ? "system" : speaker;
    const text = joinTextBlocks(blocks);
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

/** Returns a message's media as one string. Fields are sorted, because contracts order them differently. */
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
 * (Knuth-Morris-Pratt).
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
 * Removes incomplete responses that were followed by another response or are at the end of the thread,
 * because clients retry them.
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

/** Part of a thread: messages from other roles, followed by the assistant's and the tools' messages. */
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

/**
 * Returns the messages after a response's last incomplete message and the results of that message's calls.
 */
function afterLastIncomplete(responses: Message[]): Message[] {
  const lastIncomplete = responses.findLastIndex(({ incomplete }) => incomplete !== undefined);
  if (lastIncomplete === -1) return responses;
  const next = responses.findIndex(({ role }, index) => index > lastIncomplete && role === "assistant");
  return next === -1 ? [] : responses.slice(next);
}
