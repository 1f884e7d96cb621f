/** The embedded models by id. */
import { demoModel } from "./demo/model.ts";
import type { Models } from "./port.ts";
import { scriptModel } from "./script/model.ts";

/**
 * The models that need no network: `demo`, which answers, and `script`, which plays turns written in the message.
 *
 * @param options.default Id of the model for requests that name none.
 * @throws Error when `default` is not the id of a model.
 */
export function createModels(options: { default: string }): Models {
  const models = new Map([demoModel(), scriptModel()].map((model) => [model.modelId, model]));
  if (!models.has(options.default)) {
    throw new Error(
      `There is no model "${options.default}" to be the default: choose one of ${[...models.keys()].join(", ")}.`,
    );
  }
  return { default: options.default, get: (id) => models.get(id) };
}
