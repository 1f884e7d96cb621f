/** Mutations of what the model is asked, and of what it says. */
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model } from "../../../../server/core/ports/models.ts";
import type { Mutate } from "../mutant.ts";
import type { Loose } from "./exchange.ts";

/** Alters what the model is asked. */
export function asked(alter: (options: LanguageModelV4CallOptions) => LanguageModelV4CallOptions): Mutate {
  return () => ({
    model: (model) => around(model, (options) => model.doStream(alter(options))),
  });
}

/** Alters the messages that the model is shown. They are loose: providers' own types are a union of many. */
export function shown(alter: (prompt: Loose[]) => Loose[]): Mutate {
  return asked((options) => ({ ...options, prompt: alter(structuredClone(options.prompt)) }));
}

type Parts = LanguageModelV4StreamPart | readonly LanguageModelV4StreamPart[] | undefined;

/**
 * Alters what the model says, part by part.
 *
 * @param alter Its memory lives as long as the turn.
 * @param atEnd Parts that come when the model has said its last.
 */
export function said(
  alter: (part: LanguageModelV4StreamPart, memory: Record<string, Loose>) => Parts,
  atEnd?: (memory: Record<string, Loose>) => Parts,
): Mutate {
  return () => ({
    model: (model) =>
      around(model, async (options) => {
        const answer = await model.doStream(options);
        const memory: Record<string, Loose> = {};
        async function* parts() {
          for await (const part of answer.stream) yield* [alter(part, memory) ?? []].flat();
          yield* [atEnd?.(memory) ?? []].flat();
        }
        return { ...answer, stream: ReadableStream.from<LanguageModelV4StreamPart>(parts()) };
      }),
  });
}

/** The model is read to its end, whatever becomes of the run. */
export const neverStopped: Mutate = () => ({
  model: (model) =>
    around(model, async ({ abortSignal: _, ...options }) => {
      const answer = await model.doStream(options);
      const reader = answer.stream.getReader();
      let read = false;
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        async pull(controller) {
          const { done, value } = await reader.read();
          if (read) return;
          if (done) controller.close();
          else controller.enqueue(value);
        },
        async cancel() {
          read = true;
          void (async () => {
            while (!(await reader.read()).done);
          })().catch(() => {});
        },
      });
      return { ...answer, stream };
    }),
});

/** A model that fails or breaks off is taken for one that has finished. */
export const failureIsAnEnd: Mutate = () => ({
  model: (model) =>
    around(model, async (options) => {
      const answer = await Promise.resolve(model.doStream(options)).catch(() => undefined);
      const usage: Loose = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
      async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
        try {
          for await (const part of answer?.stream ?? []) if (part.type !== "error") yield part;
        } catch {
          yield { type: "finish", finishReason: { unified: "stop", raw: "stop" }, usage };
        }
      }
      return { ...answer, stream: ReadableStream.from(parts()) };
    }),
});

/** A model with another way of streaming. */
export function around(model: Model, doStream: Model["doStream"]): Model {
  const { specificationVersion, provider, modelId } = model;
  return {
    specificationVersion,
    provider,
    modelId,
    get supportedUrls() {
      return model.supportedUrls;
    },
    doGenerate: (options) => model.doGenerate(options),
    doStream,
  };
}

/** A tool is called when its call before has answered. */
export const calledOneByOne: Mutate = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    tools: (tools) => ({
      ...tools,
      async call(...given) {
        const [, name] = given;
        const outcome = Promise.resolve(last.get(name))
          .catch(() => {})
          .then(() => tools.call(...given));
        last.set(name, outcome);
        return outcome;
      },
    }),
  };
};
