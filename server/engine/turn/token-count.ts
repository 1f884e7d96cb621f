/** The tokens of a model turn: as the provider counts them, else estimated. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Usage } from "../../core/events.ts";

/** About what a token of English has; a provider's own count is always preferred. */
const charactersPerToken = 4;

/**
 * Counts one model turn. A count that the provider does not tell, or tells to be 0 as some servers do instead, is
 * estimated from the characters that were sent or produced. Bytes of files are not among them: what an image or a
 * sound costs does not follow from its size.
 */
export class TokenCount {
  #asked: Pick<LanguageModelV4CallOptions, "prompt" | "tools"> | undefined;
  #produced = 0;
  #inputTokens = 0;
  #outputTokens = 0;

  /** Takes what the model is sent. */
  ask(options: Pick<LanguageModelV4CallOptions, "prompt" | "tools">): void {
    this.#asked = options;
  }

  /** Takes the next part of the model's stream. */
  take(part: LanguageModelV4StreamPart): void {
    if (part.type === "text-delta" || part.type === "reasoning-delta") this.#produced += part.delta.length;
    if (part.type === "tool-call") this.#produced += part.toolName.length + part.input.length;
    if (part.type === "finish") {
      this.#inputTokens = part.usage.inputTokens.total ?? 0;
      this.#outputTokens = part.usage.outputTokens.total ?? 0;
    }
  }

  /** Of the turn until now; before its finish, all of it is an estimate. */
  get usage(): Required<Usage> {
    return {
      inputTokens: this.#inputTokens || tokensOf(charactersOf(this.#asked)),
      outputTokens: this.#outputTokens || tokensOf(this.#produced),
    };
  }
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

/** Characters of a request as JSON, which stand for the form that a provider puts it in. */
function charactersOf(asked: Pick<LanguageModelV4CallOptions, "prompt" | "tools"> | undefined): number {
  if (asked === undefined) return 0;
  const { prompt, tools = [] } = asked;
  const withoutBytes = (key: string, value: unknown) => (key === "data" && isBytes(value) ? null : value);
  return JSON.stringify([...prompt, ...tools], withoutBytes).length;
}

function isBytes(value: unknown): boolean {
  return typeof value === "object" && value !== null && "type" in value && value.type === "data";
}
