/**
 * Finds the new messages of a request (AX-15). Messages have no ids here, and clients see neither the bounds of answers
 * nor the messages of tools: so the thread and the request are both read as what was said, speaker by speaker.
 */
import type { components } from "../../../generated/agent-stream/types.ts";
import { newId } from "../../core/ids.ts";
import type { Block, Message } from "../../core/messages.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { blocksIn, inputBlock } from "./content.ts";

type RequestMessage = components["schemas"]["Message"];
type RequestBlock = components["schemas"]["AssistantBlock"];

/**
 * The conversation that the model is shown: the thread, and what of the request is new. A client that keeps nothing of
 * answers that broke off, and so goes on from before them, has its model shown the thread without them.
 *
 * @param messages Messages that the schema allows.
 * @returns What makes it of the messages that the thread holds, oldest first.
 * @throws {AgentStreamError} for what the schema cannot say.
 */
export function historyOf(
  messages: readonly RequestMessage[],
): (stored: readonly Message[]) => HistoryEntry[] {
  // Mistakes are found in what the thread has, too.
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

/** A message of the request for the thread. */
function newMessage(message: RequestMessage, pointer: string): NewMessage {
  const id = newId("msg");
  const { role, content } = message;
  const place = (index: number) => `${pointer}/content/${index}`;
  const all = blocksIn<RequestBlock>(content);
  const blocks = all.flatMap((block, index) =>
    block.type === "reasoning" ? [] : inputBlock(block, place(index)),
  );
  // Models take nothing of the assistant's and the system's but words.
  if (role !== "user") return { id, role, blocks: blocks.filter(({ type }) => type === "text") };
  const pointers = all.map((_, index) => place(index));
  return { id, role, blocks, ...(typeof content !== "string" && { pointers }) };
}

/** A provider refuses a message with nothing in it. */
function saysSomething({ blocks }: NewMessage): boolean {
  return blocks.length > 0;
}

/** Returns how many messages of a request a thread has: the longest end of the thread that the request begins with. */
function knownOf(theirs: readonly Said[], stored: readonly Message[]): number {
  const length = overlap(
    saidIn(stored).map(({ said }) => said),
    theirs.map(({ said }) => said),
  );
  return theirs[length - 1]?.end ?? 0;
}

/** Words of one speaker. */
interface Said {
  /** Speaker and words, as one text. */
  said: string;
  /** Number of messages up to its end. */
  end: number;
}

/** Answers that follow each other are one, and those without a word are none. */
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

/** Returns the media of a message as one text. Members are sorted, since contracts order them differently. */
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

/** Length of the longest end of `ours` that `theirs` begins with, in linear time (Knuth, Morris and Pratt). */
function overlap(ours: readonly string[], theirs: readonly string[]): number {
  /** Of each beginning of `theirs` the length of the longest one that is also its end. */
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
 * A thread without the answers that broke off and that another answer took the place of, or that nothing follows: those
 * are what a client asks for anew.
 */
function withoutSuperseded(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer, isLast }) => {
    const rest = afterBreak(answer);
    return [...asked, ...(rest.length > 0 || isLast ? rest : answer)];
  });
}

/** A thread without any answer that broke off. */
function withoutBrokenOff(messages: readonly Message[]): readonly Message[] {
  return answersIn(messages).flatMap(({ asked, answer }) => [...asked, ...afterBreak(answer)]);
}

/** A part of a thread: what others said, and what the assistant and tools said to that. */
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

/** Returns the messages after the last incomplete message of an answer and the results of its calls. */
function afterBreak(answer: Message[]): Message[] {
  const broken = answer.findLastIndex(({ incomplete }) => incomplete !== undefined);
  if (broken === -1) return answer;
  const next = answer.findIndex(({ role }, index) => index > broken && role === "assistant");
  return next === -1 ? [] : answer.slice(next);
}
