/** Token counts, estimated: four characters a token. */
import type { ModelMessage } from "../driver.ts";

export function tokensOf(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Tokens of a conversation as the implementation sent it. */
export function promptTokens(messages: ModelMessage[]): number {
  return tokensOf(
    messages
      .map(({ text, toolResults }) => text + toolResults.map((result) => result.text).join(""))
      .join(""),
  );
}
