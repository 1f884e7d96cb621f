/** Validates the parts of a provider stream: its end, its tool calls and its size. */
import { type LanguageModelV4StreamPart, TypeValidationError } from "@ai-sdk/provider";
import type { Api } from "../core/ports/input-kinds.ts";
import { maxTurnLength, ResponseTooLargeError } from "./provider-limits.ts";

type Part = LanguageModelV4StreamPart;

/**
 * Yields the parts up to the end of the stream. An `error` part, an interrupted or missing finish, and an
 * oversized turn are errors. An announced call that never arrives and a call without a tool name are also
 * errors, because no provider accepts such calls in the prompt of the next turn.
 *
 * @throws the content of an `error` part; `ResponseTooLargeError`; another error that says why the stream is
 * invalid.
 */
export async function* validateParts(
  reader: ReadableStreamDefaultReader<Part>,
  api: Api,
): AsyncGenerator<Part, undefined> {
  const count = createTurnSizeCheck();
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
      if ("toolName" in part && part.toolName.trim() === "") throw new Error("a tool call has no name");
      count(part);
      if (part.type === "tool-call") called = true;
      if (part.type === "finish") {
        const { unified } = part.finishReason;
        if (unified === "interrupted") throw new Error("the stream ended early");
        if (unified === "tool-calls" && !called)
          throw new Error("the stream ended without the announced tool calls");
        finished = true;
      }
      yield part;
    }
  } catch (error) {
    // A turn is complete after its finish part, no matter how the connection ends.
    if (!finished) throw error;
  }
  if (!finished) throw new Error("the stream ended early");
}

/** Returns a function that throws `ResponseTooLargeError` when a turn exceeds the maximum length. */
function createTurnSizeCheck(): (part: Part) => void {
  let length = 0;
  const streamed = new Map<string, number>();
  return (part) => {
    if ("toolName" in part) length += part.toolName.length;
    if ("delta" in part) length += part.delta.length;
    if (part.type === "tool-input-delta")
      streamed.set(part.id, (streamed.get(part.id) ?? 0) + part.delta.length);
    // The `tool-call` part repeats the input that has already been streamed.
    if (part.type === "tool-call")
      length += Math.max(0, part.input.length - (streamed.get(part.toolCallId) ?? 0));
    if (length > maxTurnLength)
      throw new ResponseTooLargeError(`more than ${maxTurnLength} characters in one turn`);
  };
}

/**
 * Types of parts that come before the first output. `custom` parts are provider-specific, and the engine does
 * not show them.
 */
const openingTypes: readonly Part["type"][] = [
  ...(["stream-start", "response-metadata", "custom", "text-start", "reasoning-start"] as const),
];

/**
 * Reads the stream up to the first part with output.
 *
 * @returns The opening parts and the first part with output. Pings and empty deltas are left out, because
 * there may be any number of them.
 */
export async function readOpening(parts: AsyncIterator<Part, undefined>): Promise<Part[]> {
  const read: Part[] = [];
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return read;
    if (value.type === "ping" || ("delta" in value && value.delta === "")) continue;
    // Each type of opening part occurs once per turn, so a repeated type ends the opening. Otherwise an
    // endless sequence of such parts would delay the run indefinitely.
    const opens = openingTypes.includes(value.type) && !read.some(({ type }) => type === value.type);
    read.push(value);
    if (!opens) return read;
  }
}

/** Event types in the Messages API. Clients must ignore unknown types, because new types may be added. */
const messagesEvents = new Set([
  ...["message_start", "message_delta", "message_stop", "ping", "error"],
  ...["content_block_start", "content_block_delta", "content_block_stop"],
]);

function isUnknownEvent(error: unknown): boolean {
  if (!TypeValidationError.isInstance(error)) return false;
  const { type } = (error.value ?? {}) as { type?: unknown };
  return typeof type === "string" && !messagesEvents.has(type);
}
