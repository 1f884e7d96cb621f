/** Builds the stream parts that embedded models emit: blocks, tool calls and the end of a turn. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Source,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { toUsage } from "./embedded.ts";

type Parts = AsyncGenerator<LanguageModelV4StreamPart, void>;
/** Text deltas, possibly with waits between them. */
export type Deltas = Iterable<string> | AsyncIterable<string>;

/** Yields a text or reasoning block with the given deltas unchanged. */
export async function* emitBlock(type: "text" | "reasoning", id: string, deltas: Deltas): Parts {
  yield { type: `${type}-start`, id };
  for await (const delta of deltas) yield { type: `${type}-delta`, id, delta };
  yield { type: `${type}-end`, id };
}

/** Returns a source. Its name is the URL of a web page, or the name of a file. */
export function createSource(id: string, name: string): LanguageModelV4Source {
  return /^https?:\/\//.test(name)
    ? { type: "source", sourceType: "url", id, url: name }
    : { type: "source", sourceType: "document", id, mediaType: "text/plain", title: name, filename: name };
}

/**
 * Yields a tool call whose input is the concatenation of the deltas.
 *
 * @param inside Parts to emit while the call is open, after its deltas and before its end.
 */
export async function* emitToolCall(
  id: string,
  toolName: string,
  deltas: Deltas,
  inside?: AsyncIterable<LanguageModelV4StreamPart>,
): Parts {
  yield { type: "tool-input-start", id, toolName };
  let input = "";
  for await (const delta of deltas) {
    input += delta;
    yield { type: "tool-input-delta", id, delta };
  }
  if (inside) yield* inside;
  yield { type: "tool-input-end", id };
  yield { type: "tool-call", toolCallId: id, toolName, input };
}

/**
 * Yields a complete turn: `stream-start`, the parts, and `finish` with an estimated usage of one token per
 * four characters. Ends after an `error` part.
 *
 * @param parts Its return value is the finish reason, or `undefined` to end without a `finish` part.
 */
export async function* emitTurn(
  options: LanguageModelV4CallOptions,
  parts: AsyncGenerator<LanguageModelV4StreamPart, LanguageModelV4FinishReason["unified"] | undefined>,
): Parts {
  yield { type: "stream-start", warnings: [] };
  let characters = 0;
  let next = await parts.next();
  for (; !next.done; next = await parts.next()) {
    const part = next.value;
    yield part;
    if (part.type === "error") return;
    if ("delta" in part) characters += part.delta.length;
  }
  if (next.value === undefined) return;
  yield {
    type: "finish",
    finishReason: { unified: next.value, raw: next.value },
    usage: toUsage(estimateTokens(countPromptCharacters(options)), estimateTokens(characters)),
  };
}

function estimateTokens(characters: number): number {
  return Math.ceil(characters / 4);
}

/** Returns the number of characters in the prompt's text content. */
function countPromptCharacters(options: LanguageModelV4CallOptions): number {
  let characters = 0;
  for (const message of options.prompt) {
    if (message.role === "system") characters += message.content.length;
    else for (const part of message.content) if (part.type === "text") characters += part.text.length;
  }
  return characters;
}
