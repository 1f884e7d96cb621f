/**
 * A provider's model as the engine expects one: whatever goes wrong between the request and the end of its stream is a
 * `ModelError`, a stream without its proper end too, and nothing stays connected after it. A failure that passes is
 * waited out as long as nothing has been said.
 */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Api } from "../core/ports/input-kinds.ts";
import type { Model } from "../core/ports/models.ts";
import { presentContext } from "../core/telemetry/log-context.ts";
import { providerFailure, providerReport } from "./provider-failure.ts";
import { properParts, readOpening } from "./provider-parts.ts";
import { providerPrompt } from "./provider-prompt.ts";
import { askAgain, type RetryOptions } from "./provider-retry.ts";

/** What a provider's model is known by. */
interface ProviderModelOptions extends RetryOptions {
  /** The id that requests name it by. */
  id: string;
  api: Api;
  /** The provider's key, which is kept out of what is logged; empty if there is none. */
  secret: string;
  /** Takes one line for every failure. */
  log(line: string): void;
}

type Parts = ReadableStream<LanguageModelV4StreamPart>;

/** Requests may make up an id: it must not look like another line, nor fill the log. */
function shownId(id: string): string {
  return id.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 200);
}

/** Wraps a model of the AI SDK. */
export function providerModel(model: Model, { id, api, secret, log, ...retry }: ProviderModelOptions): Model {
  /** What the caller is told about an error. */
  const failing = (signal: AbortSignal | undefined) => {
    const { runId: run } = presentContext();
    return (error: unknown): unknown => {
      if (signal?.aborted) return signal.reason;
      log(`${run === undefined ? "" : `run ${run}: `}model ${shownId(id)}: ${providerReport(error, secret)}`);
      return providerFailure(error);
    };
  };
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: id,
    supportedUrls: model.supportedUrls,
    async doStream(options) {
      const { abortSignal } = options;
      const fail = failing(abortSignal);
      try {
        const prompt = providerPrompt(options.prompt, api);
        return await askAgain(() => begin(model, { ...options, prompt }, api, fail), abortSignal, retry);
      } catch (error) {
        throw fail(error);
      }
    },
    async doGenerate(options) {
      const { abortSignal } = options;
      try {
        const prompt = providerPrompt(options.prompt, api);
        return await askAgain(async () => await model.doGenerate({ ...options, prompt }), abortSignal, retry);
      } catch (error) {
        throw failing(abortSignal)(error);
      }
    },
  };
}

/** One request, until the model says something: until then nothing is lost by making it again. */
async function begin(
  model: Model,
  options: LanguageModelV4CallOptions,
  api: Api,
  fail: (error: unknown) => unknown,
) {
  // The SDK copies the stream, and a copy that nobody reads can keep the connection: this closes it for sure.
  const close = new AbortController();
  const { abortSignal } = options;
  const signals = [close.signal, ...(abortSignal === undefined ? [] : [abortSignal])];
  try {
    const result = await model.doStream({ ...options, abortSignal: AbortSignal.any(signals) });
    const reader = result.stream.getReader();
    const parts = properParts(reader, api);
    const said = await readOpening(parts);
    const cancel = async (reason: unknown) => {
      close.abort();
      await reader.cancel(reason).catch(() => {});
    };
    return { ...result, stream: streamOf(said, parts, { fail, close: () => close.abort(), cancel }) };
  } catch (error) {
    close.abort();
    throw error;
  }
}

/** The parts as a stream, with those that have come already. */
function streamOf(
  said: LanguageModelV4StreamPart[],
  parts: AsyncIterator<LanguageModelV4StreamPart>,
  on: {
    fail(error: unknown): unknown;
    close(): void;
    cancel(reason: unknown): Promise<void>;
  },
): Parts {
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        const next = said.shift();
        if (next !== undefined) return controller.enqueue(next);
        try {
          const { done, value } = await parts.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(on.fail(error));
        }
        on.close();
      },
      cancel: on.cancel,
    },
    // Nothing is read ahead of the engine: a failure comes when all before it has been taken.
    { highWaterMark: 0 },
  );
}
