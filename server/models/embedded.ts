import { setImmediate as otherWork } from "node:timers/promises";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { Model } from "../core/ports/models.ts";

/** Produces one model turn, part by part. `signal` is aborted when the caller aborts or stops reading. */
export type ProduceTurn = (
  options: LanguageModelV4CallOptions,
  signal: AbortSignal,
) => AsyncGenerator<LanguageModelV4StreamPart, void>;

/**
 * Creates a model that runs in this process.
 *
 * @param modelId The model ID used in requests.
 * @param turn Produces the parts of one turn lazily, only as fast as the caller reads them. An error that it
 * throws becomes a stream error.
 */
export function createEmbeddedModel(modelId: string, turn: ProduceTurn): Model {
  const stream = (options: LanguageModelV4CallOptions) =>
    toPartStream(options.abortSignal, (signal) => turn(options, signal));
  return {
    specificationVersion: "v4",
    provider: "embedded",
    modelId,
    supportedUrls: {},
    doStream: async (options) => ({ stream: stream(options) }),
    doGenerate: async (options) => collect(stream(options)),
  };
}

/**
 * Number of parts after which the stream yields to the event loop. A long sequence of parts without waits
 * would otherwise block the event loop.
 */
const maxPartsPerTick = 64;

/**
 * Returns a stream of the parts. Like an HTTP provider's stream, it fails with the signal's reason as soon as
 * the signal is aborted, even during a wait.
 */
function toPartStream(
  abortSignal: AbortSignal | undefined,
  produce: (signal: AbortSignal) => AsyncGenerator<LanguageModelV4StreamPart, void>,
): ReadableStream<LanguageModelV4StreamPart> {
  const stop = new AbortController();
  const parts = produce(stop.signal);
  let onAbort = (): void => {};
  let count = 0;
  const release = (): void => abortSignal?.removeEventListener("abort", onAbort);
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      start(controller) {
        onAbort = () => {
          release();
          stop.abort(abortSignal?.reason);
          controller.error(abortSignal?.reason);
        };
        if (abortSignal?.aborted) onAbort();
        else abortSignal?.addEventListener("abort", onAbort);
      },
      async pull(controller) {
        try {
          count += 1;
          if (count % maxPartsPerTick === 0) await otherWork();
          const next = await parts.next();
          if (stop.signal.aborted) return;
          if (!next.done) return controller.enqueue(next.value);
          release();
          controller.close();
        } catch (error) {
          if (stop.signal.aborted) return;
          release();
          controller.error(error);
        }
      },
      cancel(reason) {
        release();
        stop.abort(reason);
      },
    },
    // No read-ahead: parts are produced only when the consumer asks for them.
    { highWaterMark: 0 },
  );
}

/**
 * Reads a complete stream and returns its turn. If the stream has no `finish` part, the finish reason is
 * `interrupted`.
 */
async function collect(
  stream: ReadableStream<LanguageModelV4StreamPart>,
): Promise<LanguageModelV4GenerateResult> {
  const content: LanguageModelV4Content[] = [];
  const open = new Map<string, { type: "text" | "reasoning"; text: string }>();
  let finishReason: LanguageModelV4FinishReason = { unified: "interrupted", raw: undefined };
  let usage = toUsage(undefined, undefined);
  for await (const part of stream) {
    if (part.type === "text-start" || part.type === "reasoning-start") {
      const block = {
        type: part.type === "text-start" ? ("text" as const) : ("reasoning" as const),
        text: "",
      };
      open.set(part.id, block);
      content.push(block);
    } else if (part.type === "text-delta" || part.type === "reasoning-delta") {
      const block = open.get(part.id);
      if (block) block.text += part.delta;
    } else if (part.type === "tool-call" || part.type === "source") {
      content.push(part);
    } else if (part.type === "error") {
      throw part.error;
    } else if (part.type === "finish") {
      ({ finishReason, usage } = part);
    }
  }
  return { content, finishReason, usage, warnings: [] };
}

/** Builds a usage object in the SDK's format from token totals. */
export function toUsage(input: number | undefined, output: number | undefined): LanguageModelV4Usage {
  return {
    inputTokens: { total: input, noCache: input, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: output, reasoning: undefined },
  };
}
