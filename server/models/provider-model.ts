/**
 * A provider's model as the engine expects one: whatever goes wrong between the request and the end of its stream is a
 * `ModelError`, a stream without its proper end too, and nothing stays connected after it.
 */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model } from "./port.ts";
import { providerFailure, providerReport } from "./provider-failure.ts";

/**
 * Wraps a model of the AI SDK. Nothing is asked twice: `doStream` and `doGenerate` make one request each.
 *
 * @param id The id that requests name it by.
 * @param report.secret The provider's key, which is kept out of what is logged.
 */
export function providerModel(
  model: Model,
  id: string,
  report: { secret: string; log: (line: string) => void },
): Model {
  const failed = (error: unknown, signal: AbortSignal | undefined): unknown => {
    if (signal?.aborted) return signal.reason;
    report.log(`model ${id}: ${providerReport(error, report.secret)}`);
    return providerFailure(error);
  };
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: id,
    supportedUrls: model.supportedUrls,
    async doStream(options) {
      // The SDK copies the stream, and a copy that nobody reads can keep the connection: this closes it for sure.
      const close = new AbortController();
      const { abortSignal } = options;
      const signals = [close.signal, ...(abortSignal === undefined ? [] : [abortSignal])];
      try {
        const result = await model.doStream({ ...options, abortSignal: AbortSignal.any(signals) });
        const fail = (error: unknown) => failed(error, abortSignal);
        return { ...result, stream: properStream(result.stream, fail, () => close.abort()) };
      } catch (error) {
        close.abort();
        throw failed(error, abortSignal);
      }
    },
    async doGenerate(options) {
      try {
        return await model.doGenerate(options);
      } catch (error) {
        throw failed(error, options.abortSignal);
      }
    },
  };
}

/** The parts up to `finish`. An `error` part, an interrupted finish and a missing one are errors of the stream. */
function properStream(
  parts: ReadableStream<LanguageModelV4StreamPart>,
  fail: (error: unknown) => unknown,
  close: () => void,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = parts.getReader();
  let finished = false;
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (value?.type === "error") throw value.error;
          if (value?.type === "finish") finished = value.finishReason.unified !== "interrupted";
          if (!finished && (done || value.type === "finish")) throw new Error("the stream ended early");
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          // After its finish a turn is whole, however the connection ends.
          if (finished) controller.close();
          else controller.error(fail(error));
        }
        close();
      },
      async cancel(reason) {
        close();
        await reader.cancel(reason).catch(() => {});
      },
    },
    // Nothing is read ahead of the engine: a failure comes when all before it has been taken.
    { highWaterMark: 0 },
  );
}
