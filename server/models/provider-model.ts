/**
 * Wraps a provider's model for the engine. Every failure between the request and the end of the stream
 * becomes a `ModelError`, including a stream that does not end properly. The connection is always closed.
 * Transient failures are retried until the first output has arrived.
 */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Api } from "../core/ports/input-kinds.ts";
import type { Model } from "../core/ports/models.ts";
import { getContext } from "../core/telemetry/log-context.ts";
import { describeFailure, toModelError } from "./provider-failure.ts";
import { readOpening, validateParts } from "./provider-parts.ts";
import { adaptPrompt } from "./provider-prompt.ts";
import { type RetryOptions, withRetries } from "./provider-retry.ts";

/** Options for `createProviderModel`. */
interface ProviderModelOptions extends RetryOptions {
  /** The model ID used in requests. */
  id: string;
  api: Api;
  /** The provider's key, which is removed from log lines. Empty if there is none. */
  secret: string;
  /** Logs a failure. */
  log(line: string): void;
}

type Parts = ReadableStream<LanguageModelV4StreamPart>;

/** Sanitizes a model ID for the log. IDs come from requests and could otherwise forge or flood log lines. */
function sanitizeId(id: string): string {
  return id.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 200);
}

/** Wraps an AI SDK model. */
export function createProviderModel(
  model: Model,
  { id, api, secret, log, ...retry }: ProviderModelOptions,
): Model {
  /** Logs the error and converts it for the caller. */
  const createErrorHandler = (signal: AbortSignal | undefined) => {
    const { runId: run } = getContext();
    return (error: unknown): unknown => {
      if (signal?.aborted) return signal.reason;
      log(
        `${run === undefined ? "" : `run ${run}: `}model ${sanitizeId(id)}: ${describeFailure(error, secret)}`,
      );
      return toModelError(error);
    };
  };
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: id,
    supportedUrls: model.supportedUrls,
    async doStream(options) {
      const { abortSignal } = options;
      const fail = createErrorHandler(abortSignal);
      try {
        const prompt = adaptPrompt(options.prompt, api);
        return await withRetries(
          () => openStream(model, { ...options, prompt }, api, fail),
          abortSignal,
          retry,
        );
      } catch (error) {
        throw fail(error);
      }
    },
    async doGenerate(options) {
      const { abortSignal } = options;
      try {
        const prompt = adaptPrompt(options.prompt, api);
        return await withRetries(
          async () => await model.doGenerate({ ...options, prompt }),
          abortSignal,
          retry,
        );
      } catch (error) {
        throw createErrorHandler(abortSignal)(error);
      }
    },
  };
}

/**
 * Sends one request and reads the stream up to the first output. Until then, the request can be retried
 * without losing output.
 */
async function openStream(
  model: Model,
  options: LanguageModelV4CallOptions,
  api: Api,
  fail: (error: unknown) => unknown,
) {
  // The SDK tees the stream, and an unread branch can keep the connection open. Aborting closes it reliably.
  const close = new AbortController();
  const { abortSignal } = options;
  const signals = [close.signal, ...(abortSignal === undefined ? [] : [abortSignal])];
  try {
    const result = await model.doStream({ ...options, abortSignal: AbortSignal.any(signals) });
    const reader = result.stream.getReader();
    const parts = validateParts(reader, api);
    const opening = await readOpening(parts);
    const cancel = async (reason: unknown) => {
      close.abort();
      await reader.cancel(reason).catch(() => {});
    };
    return { ...result, stream: toStream(opening, parts, { fail, close: () => close.abort(), cancel }) };
  } catch (error) {
    close.abort();
    throw error;
  }
}

/** Returns a stream of the parts that were already read, followed by the remaining parts. */
function toStream(
  opening: LanguageModelV4StreamPart[],
  parts: AsyncIterator<LanguageModelV4StreamPart>,
  handlers: {
    fail(error: unknown): unknown;
    close(): void;
    cancel(reason: unknown): Promise<void>;
  },
): Parts {
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        const next = opening.shift();
        if (next !== undefined) return controller.enqueue(next);
        try {
          const { done, value } = await parts.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(handlers.fail(error));
        }
        handlers.close();
      },
      cancel: handlers.cancel,
    },
    // No read-ahead: an error surfaces only after the engine has consumed everything before it.
    { highWaterMark: 0 },
  );
}
