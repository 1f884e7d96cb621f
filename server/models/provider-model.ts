/**
 * A provider's model as the engine expects one: whatever goes wrong between the request and the end of its stream is a
 * `ModelError`, a stream without its proper end too, and nothing stays connected after it.
 */
import { type LanguageModelV4StreamPart, TypeValidationError } from "@ai-sdk/provider";
import type { Api } from "./input-kinds.ts";
import type { Model } from "./port.ts";
import { providerFailure, providerReport } from "./provider-failure.ts";
import { providerPrompt } from "./provider-prompt.ts";

/** What a provider's model is known by. */
interface ProviderModelOptions {
  /** The id that requests name it by. */
  id: string;
  api: Api;
  /** The provider's key, which is kept out of what is logged; empty if there is none. */
  secret: string;
  /** Takes one line for every failure. */
  log(line: string): void;
}

/** Wraps a model of the AI SDK. */
export function providerModel(model: Model, { id, api, secret, log }: ProviderModelOptions): Model {
  const failed = (error: unknown, signal: AbortSignal | undefined): unknown => {
    if (signal?.aborted) return signal.reason;
    log(`model ${id}: ${providerReport(error, secret)}`);
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
        const prompt = providerPrompt(options.prompt, api);
        const result = await model.doStream({ ...options, prompt, abortSignal: AbortSignal.any(signals) });
        const fail = (error: unknown) => failed(error, abortSignal);
        const isUnknown = (error: unknown) => api === "messages" && isUnknownEvent(error);
        return {
          ...result,
          stream: properStream(result.stream, { isUnknown, fail, close: () => close.abort() }),
        };
      } catch (error) {
        close.abort();
        throw failed(error, abortSignal);
      }
    },
    async doGenerate(options) {
      try {
        return await model.doGenerate({ ...options, prompt: providerPrompt(options.prompt, api) });
      } catch (error) {
        throw failed(error, options.abortSignal);
      }
    },
  };
}

/** What a stream of parts is read with. */
interface Reading {
  /** Whether an error is no more than an event that is not known here. */
  isUnknown(error: unknown): boolean;
  /** What the reader is told about an error. */
  fail(error: unknown): unknown;
  /** Closes the connection. */
  close(): void;
}

/**
 * The parts up to `finish`. An `error` part, an interrupted finish and a missing one are errors of the stream; so are
 * calls that are announced and do not come, and calls of no tool: no provider would take them back in the next turn.
 */
function properStream(
  parts: ReadableStream<LanguageModelV4StreamPart>,
  { isUnknown, fail, close }: Reading,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = parts.getReader();
  let finished = false;
  let called = false;
  const take = (part: LanguageModelV4StreamPart) => {
    if (part.type === "error") throw part.error;
    if ("toolName" in part && part.toolName.trim() === "") throw new Error("a call names no tool");
    if (part.type === "tool-call") called = true;
    if (part.type !== "finish") return;
    const { unified } = part.finishReason;
    if (unified === "interrupted") throw new Error("the stream ended early");
    if (unified === "tool-calls" && !called)
      throw new Error("the stream ended without the calls it tells of");
    finished = true;
  };
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        try {
          let { done, value } = await reader.read();
          while (value?.type === "error" && isUnknown(value.error)) ({ done, value } = await reader.read());
          if (value !== undefined) take(value);
          if (!finished && done) throw new Error("the stream ended early");
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

/** Events of the Messages API; whoever reads it is to skip any other, for there will be more. */
const messagesEvents = new Set([
  ...["message_start", "message_delta", "message_stop", "ping", "error"],
  ...["content_block_start", "content_block_delta", "content_block_stop"],
]);

function isUnknownEvent(error: unknown): boolean {
  if (!TypeValidationError.isInstance(error)) return false;
  const { type } = (error.value ?? {}) as { type?: unknown };
  return typeof type === "string" && !messagesEvents.has(type);
}
