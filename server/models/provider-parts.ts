/** The parts of a provider's stream, which has to come to its proper end and to keep its bounds. */
import { type LanguageModelV4StreamPart, TypeValidationError } from "@ai-sdk/provider";
import type { Api } from "../core/ports/input-kinds.ts";
import { maxTurnLength, TooMuchError } from "./provider-bounds.ts";

type Part = LanguageModelV4StreamPart;

/**
 * The parts up to the end. An `error` part, an interrupted finish and a missing one are errors, and so is more than a
 * turn may say; so are calls that are announced and do not come, and calls of no tool: no provider would take them back
 * in the next turn.
 *
 * @throws what an `error` part carries; `TooMuchError`; another error that says how the stream is broken.
 */
export async function* properParts(
  reader: ReadableStreamDefaultReader<Part>,
  api: Api,
): AsyncGenerator<Part, undefined> {
  const count = turnBound();
  let finished = false;
  let called = false;
  try {
    for (;;) {
      const { done, value: part } = await reader.read();
      if (done) break;
      if (part.type === "error") {
        if (api === "messages" && isUnknownEvent(part.error)) continue;
        throw part.error;
      }
      if ("toolName" in part && part.toolName.trim() === "") throw new Error("a call names no tool");
      count(part);
      if (part.type === "tool-call") called = true;
      if (part.type === "finish") {
        const { unified } = part.finishReason;
        if (unified === "interrupted") throw new Error("the stream ended early");
        if (unified === "tool-calls" && !called)
          throw new Error("the stream ended without the calls it tells of");
        finished = true;
      }
      yield part;
    }
  } catch (error) {
    // After its finish a turn is whole, however the connection ends.
    if (!finished) throw error;
  }
  if (!finished) throw new Error("the stream ended early");
}

/** Makes what throws when the parts together say more than a turn may. */
function turnBound(): (part: Part) => void {
  let length = 0;
  const streamed = new Map<string, number>();
  return (part) => {
    if ("toolName" in part) length += part.toolName.length;
    if ("delta" in part) length += part.delta.length;
    if (part.type === "tool-input-delta")
      streamed.set(part.id, (streamed.get(part.id) ?? 0) + part.delta.length);
    // The whole call repeats what has been streamed of it.
    if (part.type === "tool-call")
      length += Math.max(0, part.input.length - (streamed.get(part.toolCallId) ?? 0));
    if (length > maxTurnLength) throw new TooMuchError(`more than ${maxTurnLength} characters in one turn`);
  };
}

/** Kinds of parts that stand before the first token. `custom` is a provider's own, which the engine does not show. */
const opening: readonly Part["type"][] = [
  ...(["stream-start", "response-metadata", "custom", "text-start", "reasoning-start"] as const),
];

/**
 * Reads up to the first part that says something.
 *
 * @returns That part and what opens the turn before it, without what says nothing at all: empty pieces and pings, of
 *   which there may be any number.
 */
export async function readOpening(parts: AsyncIterator<Part, undefined>): Promise<Part[]> {
  const read: Part[] = [];
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return read;
    if (value.type === "ping" || ("delta" in value && value.delta === "")) continue;
    // No turn opens twice: a list of openings without end is not waited for.
    const opens = opening.includes(value.type) && !read.some(({ type }) => type === value.type);
    read.push(value);
    if (!opens) return read;
  }
}

/** Events of the Messages API; whoever reads it is to skip any other, for there will be more. */
const messagesEvents = new Set([
  ...["message_start", "message_delta", "message_stop", "ping", "error"],
  ...["content_block_start", "content_block_delta", "content_block_stop"],
]);

function isUnknownEvent(error: unknown): boolean {
  if (!TypeValidationError.isInstance(error)) return false;
  const { type } = (error.value ?? {}) as { type?: unknown };
  return typeof type === "string" && !messagesEvents.has(type);
}
