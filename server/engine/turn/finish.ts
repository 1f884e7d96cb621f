/** How a model turn ended. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Usage } from "../../core/events.ts";

/** What the last part of a model's stream tells. */
export interface Finish {
  /** The AI SDK's name of it: `stop`, `tool-calls`, `length`, `content-filter`, `error`, `other`. */
  reason: string;
  /** The sequence that the model stopped at, where the provider tells. */
  stopSequence?: string;
  usage: Usage;
}

/** Reads the last part. */
export function finishOf({
  finishReason,
  usage,
  providerMetadata = {},
}: Extract<LanguageModelV4StreamPart, { type: "finish" }>): Finish {
  const { inputTokens, outputTokens } = usage;
  // Only Anthropic's API has it.
  const stopSequence = providerMetadata.anthropic?.stopSequence;
  return {
    reason: finishReason.unified,
    ...(typeof stopSequence === "string" && { stopSequence }),
    usage: {
      ...(inputTokens.total !== undefined && { inputTokens: inputTokens.total }),
      ...(outputTokens.total !== undefined && { outputTokens: outputTokens.total }),
    },
  };
}

/** Whether the model could not say all it had to say: what it asks for may not be what it meant. */
export function isCutOff({ reason }: Finish): boolean {
  return reason === "length" || reason === "content-filter";
}
