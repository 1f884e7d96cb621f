/** The tokens used by a model turn, either counted by the provider or estimated. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { CountedUsage } from "../../core/events.ts";
import { charactersPerToken } from "../state/context-window.ts";

/**
 * Counts the tokens for one model turn. If the provider does not report a count, or reports 0, it is
 * estimated from the characters sent or generated. File data is excluded, because the number of tokens for an
 * image or audio file does not depend on the file size.
 */
export class TokenCount {
  #request: Pick<LanguageModelV4CallOptions, "prompt" | "tools"> | undefined;
  /** Length of the request. Computed when it is first needed. */
  #inputCharacters: number | undefined;
  #outputCharacters = 0;
  #inputTokens = 0;
  #outputTokens = 0;

  /** Sets the options for the model call. */
  setRequest(options: Pick<LanguageModelV4CallOptions, "prompt" | "tools">): void {
    this.#request = options;
    this.#inputCharacters = undefined;
  }

  /** Counts the next part of the model's stream. */
  addPart(part: LanguageModelV4StreamPart): void {
    if (part.type === "text-delta" || part.type === "reasoning-delta")
      this.#outputCharacters += part.delta.length;
    if (part.type === "tool-call") this.#outputCharacters += part.toolName.length + part.input.length;
    if (part.type === "finish") {
      this.#inputTokens = part.usage.inputTokens.total ?? 0;
      this.#outputTokens = part.usage.outputTokens.total ?? 0;
    }
  }

  /** The tokens used by the turn so far. Estimated until the stream has finished. */
  get usage(): CountedUsage {
    return {
      inputTokens: this.#inputTokens || this.#estimateInput(),
      outputTokens: this.#outputTokens || estimateTokens(this.#outputCharacters),
    };
  }

  #estimateInput(): number {
    this.#inputCharacters ??= countCharacters(this.#request);
    return estimateTokens(this.#inputCharacters);
  }
}

function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/**
 * Returns the length of a request in characters. The request is measured as JSON, which is similar to the
 * provider's format.
 */
function countCharacters(request: Pick<LanguageModelV4CallOptions, "prompt" | "tools"> | undefined): number {
  if (request === undefined) return 0;
  const { prompt, tools = [] } = request;
  const withoutBytes = (key: string, value: unknown) => (key === "data" && isBytes(value) ? null : value);
  return JSON.stringify([...prompt, ...tools], withoutBytes).length;
}

function isBytes(value: unknown): boolean {
  return typeof value === "object" && value !== null && "type" in value && value.type === "data";
}
