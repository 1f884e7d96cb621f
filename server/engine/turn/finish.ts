/** The end of a model's stream. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Usage } from "../../core/events.ts";

/** The content of the last part of a model's stream. */
export interface Finish {
  /** The AI SDK's name of it: `stop`, `tool-calls`, `length`, `content-filter`, `error`, `other`. */
  reason: string;
  /** The sequence that the model stopped at, where the provider tells. */
  stopSequence?: string;
  usage: Usage;
}

/** Parses the last part. */
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

/** Tells whether the model was cut off: its calls may not be what it meant. */
export function isCutOff({ reason }: Finish): boolean {
  return reason === "length" || reason === "content-filter";
}
