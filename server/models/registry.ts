/** All models by id: the embedded ones, and those of the configured providers. */
import { demoModel } from "./demo/model.ts";
import type { Model, Models } from "./port.ts";
import { findProviderModel, type Providers, providerModelIds, providerTakes } from "./providers.ts";
import { scriptModel } from "./script/model.ts";
import { remoteHolds } from "./script/remote-holds.ts";

/** What the models are made from. */
export interface ModelOptions {
  /** Id of the model for requests that name none. */
  default: string;
  /** The providers; none if absent. */
  providers?: Providers;
  /** Where the `script` model asks for its holds; if absent they are released in this process. */
  scriptHoldsUrl?: string;
  /** Takes one line about a provider's failure. */
  log?: (line: string) => void;
}

/**
 * The models that need no network, `demo`, which answers, and `script`, which plays turns written in the message;
 * and `<name>/<model>` for each provider.
 *
 * @throws Error when `default` is not the id of a model, and when two providers share a prefix of ids.
 */
export function createModels(options: ModelOptions): Models {
  const { providers = [], scriptHoldsUrl, log = () => {} } = options;
  const embedded = embeddedModels(scriptHoldsUrl);
  const ids = [...embedded.keys(), ...providerModelIds(providers)];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`Two providers have the models "${twice}": rename one of them.`);
  const get: Models["get"] = (id) => embedded.get(id) ?? findProviderModel(id, providers, log);
  if (get(options.default) === undefined)
    throw new Error(`The models have no default: ${unknownModel(options.default, ids)}.`);
  return {
    default: options.default,
    ids,
    get,
    // The embedded models read text, and do not mind what else there is.
    takes: (id, input) => embedded.has(id) || (providerTakes(id, providers, input) ?? false),
  };
}

/** The models that need no network, by id. @param scriptHoldsUrl As in `ModelOptions`. */
export function embeddedModels(scriptHoldsUrl?: string): ReadonlyMap<string, Model> {
  const script = scriptHoldsUrl === undefined ? scriptModel() : scriptModel(remoteHolds(scriptHoldsUrl));
  return new Map([demoModel(), script].map((model) => [model.modelId, model]));
}

/** Variables that make a provider known, by the first part of its models' ids. */
const keyVariables = new Map([
  ["openai", "OPENAI_API_KEY"],
  ["openai-chat", "OPENAI_API_KEY"],
  ["anthropic", "ANTHROPIC_API_KEY"],
]);

/** A clause for an operator whose settings name a model that is not there. @param ids Those that are. */
export function unknownModel(id: string, ids: readonly string[]): string {
  const choice = `there is no model "${id}": choose one of ${ids.join(", ")}`;
  const [, provider] = /^([^/]+)\/./.exec(id) ?? [];
  if (provider === undefined) return choice;
  const variable = keyVariables.get(provider);
  if (variable !== undefined) return `${choice}, or set ${variable}`;
  return `${choice}, or name the provider in tambo.config.json: "providers": {"${provider}": {"baseUrl": "http://…"}}; openai and anthropic are there once OPENAI_API_KEY or ANTHROPIC_API_KEY is set`;
}
