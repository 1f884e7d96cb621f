/**
 * Finds the new messages of a request (AX-15). Messages have no ids in this contract. Clients do not see
 * where one assistant message ends and the next starts, nor tool messages. So both the thread and the request
 * are compared as utterances: the joined text of one speaker.
 */
import type { components } from "../../../generated/agent-stream/types.ts";
import { newId } from "../../core/ids.ts";
import type { Block, Message } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { blocksIn, inputBlock } from "./content.ts";

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
export function historyOf(
  messages: readonly RequestMessage[],
): (stored: readonly Message[]) => HistoryEntry[] {
  // Messages that the thread already has are validated, too.
  const all = messages.map((message, index) => newMessage(message, `/messages/${index}`));
  const theirs = saidIn(all);
  return (stored) => {
    let shown = stored;
    let known = knownOf(theirs, stored);
    for (const shorten of [withoutSuperseded, withoutBrokenOff]) {
      if (known > 0) break;
      const shorter = shorten(stored);
      known = knownOf(theirs, shorter);
      if (known > 0) shown = shorter;
    }
    return [...shown.map(({ id }) => ({ stored: id })), ...all.slice(known).filter(saysSomething)];
  };
}

/** Converts a message of the request. */
function newMessage(message: RequestMessage, pointer: string): NewMessage {
  const id = newId("msg");
  const { role, content } = message;
  const place = (index: number) => `${pointer}/content/${index}`;
  const all = blocksIn<RequestBlock>(content);
  const blocks = all.flatMap((block, index) =>
    block.type === "reasoning" ? [] : inputBlock(block, place(index)),
  );
  // Models accept only text in assistant and system messages.
  if (role !== "user") return { id, role, blocks: blocks.filter(({ type }) => type === "text") };
  const pointers = all.map((_, index) => place(index));
  return { id, role, blocks, ...(typeof content !== "string" && { pointers }) };
}

/** Returns true if the message has content. Providers reject empty messages. */
function saysSomething({ blocks }: NewMessage): boolean {
  return blocks.length > 0;
}

/**
 * Returns how many messages of the request are in the thread: those of the longest suffix of the thread that
 * is a prefix of the request.
 */
function knownOf(theirs: readonly Said[], stored: readonly Message[]): number {
  const length = overlap(
    saidIn(stored).map(({ said }) => said),
    theirs.map(({ said }) => said),
  );
  return theirs[length - 1]?.end ?? 0;
}

/** Consecutive messages of one speaker. */
interface Said {
  /** Speaker and text as one key. */
  said: string;
  /** Number of messages up to and including the last one. */
  end: number;
}

/** Joins consecutive assistant messages, and skips those without text. */
function saidIn(messages: readonly Pick<Message, "role" | "blocks">[]): Said[] {
  const all: { role: string; text: string; media: string; end: number }[] = [];
  for (const [index, { role: speaker, blocks }] of messages.entries()) {
    const role = speaker === "developer" ? "system" : speaker;
    const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
    const media = role === "user" ? mediaIn(blocks) : "";
    const last = all.at(-1);
    if (role === "tool" || (role === "assistant" && text === "")) continue;
    if (role === "assistant" && last?.role === role) {
      last.text += text;
      last.end = index + 1;
    } else {
      all.push({ role, text, media, end: index + 1 });
    }
  }
  return all.map(({ role, text, media, end }) => ({ said: JSON.stringify([role, text, media]), end }));
}

/**
 * Returns the media of a message as one text. Fields are sorted, because contracts order them differently.
 */
function mediaIn(blocks: readonly Block[]): string {
  const inOrder = (_key: string, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return JSON.stringify(
    blocks.filter(({ type }) => type !== "text"),
    inOrder,
  );
}

/**
 * Returns the length of the longest suffix of `stored` that is a prefix of `requested`, in linear time
 * (Knuth, Morris and Pratt).
 */
function overlap(ours: readonly string[], theirs: readonly string[]): number {
  /** For each prefix of `requested`, the length of its longest proper prefix that is also its suffix. */
  const borders: number[] = [];
  const after = (length: number, said: string): number => {
    let fitting = length;
    while (fitting > 0 && theirs[fitting] !== said) fitting = borders[fitting - 1] ?? 0;
    return theirs[fitting] === said ? fitting + 1 : 0;
  };
  for (const [index, said] of theirs.entries())
    borders.push(index === 0 ? 0 : after(borders[index - 1] ?? 0, said));
  return ours.reduce((length, said) => after(length, said), 0);
}

/**
 * Removes incomplete responses that were followed by another response, or that are the last ones: clients
 * retry those.
 */
function withoutSuperseded(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer, isLast }) => {
    const rest = afterBreak(answer);
    return [...asked, ...(rest.length > 0 || isLast ? rest : answer)];
  });
}

/** Removes all incomplete responses. */
function withoutBrokenOff(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer }) => [...asked, ...afterBreak(answer)]);
}

/** A part of a thread: the messages of others, and the messages of the assistant and of tools that follow. */
interface Exchange {
  asked: Message[];
  answer: Message[];
  isLast: boolean;
}

function answersIn(messages: readonly Message[]): Exchange[] {
  const all: Omit<Exchange, "isLast">[] = [{ asked: [], answer: [] }];
  for (const message of messages) {
    const isAnswer = message.role === "assistant" || message.role === "tool";
    const last = all.at(-1);
    if (isAnswer) last?.answer.push(message);
    else if (last?.answer.length === 0) last.asked.push(message);
    else all.push({ asked: [message], answer: [] });
  }
  return all.map((exchange, index) => ({ ...exchange, isLast: index === all.length - 1 }));
}

/** Returns the messages after the last incomplete message of a response and the results of its calls. */
function afterBreak(answer: Message[]): Message[] {
  const broken = answer.findLastIndex(({ incomplete }) => incomplete !== undefined);
  if (broken === -1) return answer;
  const next = answer.findIndex(({ role }, index) => index > broken && role === "assistant");
  return next === -1 ? [] : answer.slice(next);
}
