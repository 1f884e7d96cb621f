/** The end of a model's stream. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Usage } from "../../core/events.ts";

/** The last part of a model's stream. */
export interface Finish {
  /** The AI SDK's finish reason: `stop`, `tool-calls`, `length`, `content-filter`, `error`, or `other`. */
  reason: string;
  /** The stop sequence that the model generated, if the provider reports it. */
  stopSequence?: string;
  usage: Usage;
}

/** Parses the last part of a model's stream. */
export function parseFinish({
  finishReason,
  usage,
  providerMetadata = {},
}: Extract<LanguageModelV4StreamPart, { type: "finish" }>): Finish {
  const { inputTokens, outputTokens } = usage;
  // The AI SDK reports 0 if the provider reports nothing.
  const { cacheRead = 0, cacheWrite = 0 } = inputTokens;
  // Only Anthropic's API returns the stop sequence.
  const stopSequence = providerMetadata.anthropic?.stopSequence;
  return {
    reason: finishReason.unified,
    ...(typeof stopSequence === "string" && { stopSequence }),
    usage: {
      ...(inputTokens.total !== undefined && { inputTokens: inputTokens.total }),
      ...(outputTokens.total !== undefined && { outputTokens: outputTokens.total }),
      ...(cacheRead > 0 && { cacheReadTokens: cacheRead }),
      ...(cacheWrite > 0 && { cacheWriteTokens: cacheWrite }),
    },
  };
}

/** Returns true if the response was truncated, in which case its tool calls may be wrong. */
export function isCutOff({ reason }: Finish): boolean {
  return reason === "length" || reason === "content-filter";
}
