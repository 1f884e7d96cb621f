/** Mutations of what tool-progress tells of runs: chunks of streams, and what blocking runs come to. */
import { isPiece, isResult, kindOf, toolCallsOf } from "../../../contracts/tool-progress/stream/chunk.ts";
import type { Mutate } from "../mutant.ts";
import { answers } from "./answers.ts";
import { type AlterEvent, type EventStream, events, type StreamEvent } from "./events.ts";
import type { Loose } from "./exchange.ts";
import { together } from "./together.ts";

/** What a chunk brings, as {@link kindOf} says it. */
export type AlterChunk = (chunk: StreamEvent, stream: EventStream, kind: string) => ReturnType<AlterEvent>;

/** Alters the chunks of all streams. @param atEnd Chunks that come when the server has sent its last. */
export function chunks(alter: AlterChunk, atEnd?: (stream: EventStream) => readonly StreamEvent[]): Mutate {
  return events((chunk, stream) => alter(chunk, stream, kindOf(chunk.payload)), atEnd);
}

/** Alters chunks of one kind. */
export function chunksOf(kind: RegExp, alter: AlterChunk): Mutate {
  return chunks((chunk, stream, actual) => (kind.test(actual) ? alter(chunk, stream, actual) : chunk));
}

/** Alters every chunk, and what blocking runs come to. */
export function told(alter: (chunk: Loose) => void): Mutate {
  return together(
    chunks((chunk) => {
      alter(chunk.payload);
      return chunk;
    }),
    answers(({ status, body }) => {
      if (status === 200 && Array.isArray(body?.tool_calls)) alter(body);
    }),
  );
}

/** Alters every tool call that they bring. @param alter Gives `false` for one to leave out. */
export function toolCalls(alter: (call: Loose) => unknown): Mutate {
  return told((chunk) => {
    chunk.tool_calls = chunk.tool_calls.filter((call: Loose) => alter(call) !== false);
  });
}

/** Alters the tool calls that begin a call. */
export function begun(alter: (call: Loose) => unknown): Mutate {
  return toolCalls((call) => (isResult(call) ? undefined : alter(call)));
}

/** Alters the tool calls that bring a result. */
export function ended(alter: (call: Loose) => unknown): Mutate {
  return toolCalls((call) => (isResult(call) && !isPiece(call) ? alter(call) : undefined));
}

/** A chunk of another content at the place of one. */
export function instead({ id }: StreamEvent, text: string, rest: object = {}): StreamEvent {
  const payload = { message: text, response: text, tool_calls: [], citations: [], ...rest };
  return { id, name: "", payload };
}

/** The first tool call of a chunk. */
export function callIn({ payload }: StreamEvent): Loose {
  return toolCallsOf(payload)[0];
}

/** Sets the text of a chunk, by both names. */
export function setText(chunk: Loose, text: string): void {
  chunk.message = text;
  chunk.response = text;
}
