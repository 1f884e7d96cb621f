/** A model that streams text on its conductor's command, at minimal cost. */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Model, Models } from "../../core/ports/models.ts";
import { toUsage } from "../../models/embedded.ts";
import { type Conductor, type Outlet, stampedText } from "./conductor.ts";

/** Creates the model with the ID `bench`. Each of its turns is a stream that the conductor controls. */
export function benchModel(conductor: Conductor): Model {
  return {
    specificationVersion: "v4",
    provider: "bench",
    modelId: "bench",
    supportedUrls: {},
    doStream: async () => ({ stream: textStream(conductor) }),
    doGenerate: () => Promise.reject(new Error("the bench model only streams")),
  };
}

/** Returns a registry that contains only this model. */
export function onlyModel(model: Model): Models {
  return {
    default: model.modelId,
    ids: [model.modelId],
    get: (id) => (id === model.modelId ? model : undefined),
    acceptsInput: () => true,
  };
}

function textStream(conductor: Conductor): ReadableStream<LanguageModelV4StreamPart> {
  // Resolved while the reader is waiting for more events, and pending while it is blocked.
  let asked = Promise.withResolvers<void>();
  let hungry = false;
  let outlet: Outlet;
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      start(controller) {
        controller.enqueue({ type: "stream-start", warnings: [] });
        controller.enqueue({ type: "text-start", id: "1" });
        outlet = {
          emit(count) {
            if (hungry) asked = Promise.withResolvers();
            hungry = false;
            const delta = stampedText();
            for (let i = 0; i < count; i += 1) controller.enqueue({ type: "text-delta", id: "1", delta });
          },
          room: () => (hungry ? undefined : asked.promise),
          end() {
            const finishReason = { unified: "stop", raw: undefined } as const;
            controller.enqueue({ type: "text-end", id: "1" });
            controller.enqueue({ type: "finish", finishReason, usage: toUsage(undefined, undefined) });
            controller.close();
          },
        };
        conductor.add(outlet);
      },
      pull() {
        hungry = true;
        asked.resolve();
      },
      cancel: () => conductor.remove(outlet),
    },
    { highWaterMark: 0 },
  );
}
