/** A model whose stream costs next to nothing, for measuring what its chunks cost: all its parts are made beforehand. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model } from "../../core/ports/models.ts";
import { toUsage } from "../../models/embedded.ts";

/** What chunks carry. */
export interface ChunkContent {
  name: string;
  /** The kind of event that each becomes. */
  event: string;
  /** A whole turn with so many chunks, at least two. */
  parts(chunks: number): LanguageModelV4StreamPart[];
}

/** The tool that {@link toolArguments} are for. */
export const toolName = "write_note";

/** Of the length that providers' chunks mostly have. */
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
 * A model that gives the same parts in every turn.
 *
 * @param oneByOne Whether each comes in an event loop turn of its own; otherwise they come as fast as they are taken.
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

/** Reads all that a model streams in a turn, the way the engine does, and drops it. */
export async function drain(model: Model): Promise<void> {
  const { stream } = await model.doStream({ prompt: [] });
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}
