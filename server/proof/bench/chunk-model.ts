/**
 * A model with negligible cost, used to measure the engine's cost per chunk. All parts are created in
 * advance.
 */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model } from "../../core/ports/models.ts";
import { toUsage } from "../../models/embedded.ts";

/** The kind of content in the chunks. */
export interface ChunkContent {
  name: string;
  /** The event type that each chunk results in. */
  event: string;
  /** Returns a complete turn with the given number of chunks, which must be at least two. */
  parts(chunks: number): LanguageModelV4StreamPart[];
}

/** The tool called by {@link toolArguments}. */
export const toolName = "write_note";

/** A delta with the typical length of a provider's chunk. */
const word = " word";

export const textDeltas: ChunkContent = {
  name: "text deltas",
  event: "TEXT_MESSAGE_CONTENT",
  parts: (chunks) => [
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "1" },
    ...Array.from({ length: chunks }, () => ({ type: "text-delta" as const, id: "1", delta: word })),
    { type: "text-end", id: "1" },
    finish("stop"),
  ],
};

export const toolArguments: ChunkContent = {
  name: "tool arguments",
  event: "TOOL_CALL_ARGS",
  parts: (chunks) => {
    const deltas = ['{"text":"', ...Array.from({ length: chunks - 2 }, () => word), '"}'];
    return [
      { type: "stream-start", warnings: [] },
      { type: "tool-input-start", id: "1", toolName },
      ...deltas.map((delta) => ({ type: "tool-input-delta" as const, id: "1", delta })),
      { type: "tool-input-end", id: "1" },
      { type: "tool-call", toolCallId: "1", toolName, input: deltas.join("") },
      finish("tool-calls"),
    ];
  },
};

function finish(unified: "stop" | "tool-calls"): LanguageModelV4StreamPart {
  const finishReason = { unified, raw: undefined };
  return { type: "finish", finishReason, usage: toUsage(undefined, undefined) };
}

/**
 * Creates a model that streams the same parts in every turn.
 *
 * @param oneByOne Set to `true` to send each part in its own turn of the event loop. Otherwise parts are sent
 * as fast as they are read.
 */
export function chunkModel(parts: readonly LanguageModelV4StreamPart[], oneByOne: boolean): Model {
  const stream = () => {
    let next = 0;
    return new ReadableStream<LanguageModelV4StreamPart>(
      {
        async pull(controller) {
          if (oneByOne) await new Promise<void>((resolve) => setImmediate(resolve));
          const part = parts[next++];
          if (part === undefined) controller.close();
          else controller.enqueue(part);
        },
      },
      { highWaterMark: 0 },
    );
  };
  return {
    specificationVersion: "v4",
    provider: "bench",
    modelId: "bench",
    supportedUrls: {},
    doStream: async () => ({ stream: stream() }),
    doGenerate: () => Promise.reject(new Error("the bench model only streams")),
  };
}

/** Reads one turn of a model in the same way as the engine, and discards it. */
export async function drain(model: Model): Promise<void> {
  const { stream } = await model.doStream({ prompt: [] });
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}
