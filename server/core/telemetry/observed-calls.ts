/**
 * Wraps model and tool calls in spans (OpenTelemetry's semantic conventions for generative AI) and reports
 * them to an observer.
 */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { SpanKind } from "@opentelemetry/api";
import type { CountedUsage, JsonObject, Usage } from "../events.ts";
import type { Model } from "../ports/models.ts";
import type { ToolOutcome } from "../ports/tools.ts";
import { runInStep } from "./log-context.ts";
import type { RunObserver } from "./observer.ts";
import { failSpan, runInSpan } from "./tracing.ts";

/** A model call to observe. */
interface ObservedModelCall {
  model: Model;
  options: LanguageModelV4CallOptions;
  observer: RunObserver;
  /** Returns the tokens used so far. Estimated if the provider does not report them. */
  getUsage(): CountedUsage;
}

/**
 * Calls a model.
 *
 * @param work Reads the model's stream to the end.
 * @returns The result of `work`.
 */
export async function observeModelCall<T extends { reason: string; usage: Usage }>(
  { model, options, observer, getUsage }: ObservedModelCall,
  work: () => Promise<T>,
): Promise<T> {
  const { modelId: id } = model;
  const { provider, name } = parseModelId(id);
  const { maxOutputTokens, temperature, abortSignal } = options;
  observer.modelCallStarted(id, options);
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    "gen_ai.request.model": name,
    ...(maxOutputTokens !== undefined && { "gen_ai.request.max_tokens": maxOutputTokens }),
    ...(temperature !== undefined && { "gen_ai.request.temperature": temperature }),
  };
  // Model names are not logged unless the model is embedded, because clients can choose them freely.
  const step = `model ${provider === "embedded" ? name : provider}`;
  let reason = "error";
  try {
    return await runInSpan(
      `chat ${name}`,
      attributes,
      async (span) => {
        const result = await runInStep(step, work);
        const { inputTokens, outputTokens } = result.usage;
        reason = result.reason;
        span.setAttributes({
          "gen_ai.response.finish_reasons": [reason],
          ...(inputTokens !== undefined && { "gen_ai.usage.input_tokens": inputTokens }),
          ...(outputTokens !== undefined && { "gen_ai.usage.output_tokens": outputTokens }),
        });
        return result;
      },
      SpanKind.CLIENT,
    );
  } catch (error) {
    if (abortSignal?.aborted) reason = "aborted";
    throw error;
  } finally {
    observer.modelCallEnded({ model: id, reason, usage: getUsage() });
  }
}

/**
 * Calls a tool.
 *
 * @param call.id The tool call ID, if any.
 */
export async function observeToolCall(
  { id, name, input, observer }: { id?: string; name: string; input: JsonObject; observer: RunObserver },
  work: () => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  observer.toolCallStarted(name, input);
  const attributes = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": name,
    ...(id !== undefined && { "gen_ai.tool.call.id": id }),
  };
  let end: Parameters<RunObserver["toolCallEnded"]>[0] = "aborted";
  try {
    return await runInSpan(`execute_tool ${name}`, attributes, async (span) => {
      const outcome = await runInStep(`tool ${name}`, work);
      end = outcome.isError ? "failed" : "ok";
      if (outcome.isError) failSpan(span, outcome.error?.code ?? "tool_failed");
      return outcome;
    });
  } finally {
    observer.toolCallEnded(end);
  }
}

/**
 * Splits a model ID such as `openai/gpt-4.1` into provider and name. An ID without a provider, such as
 * `demo`, names an embedded model.
 */
export function parseModelId(id: string): { provider: string; name: string } {
  const slash = id.indexOf("/");
  return slash === -1
    ? { provider: "embedded", name: id }
    : { provider: id.slice(0, slash), name: id.slice(slash + 1) };
}
