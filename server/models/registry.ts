/** All models by id: the embedded ones, and those of the configured providers. */
import { type Model, type Models, shortId } from "../core/ports/models.ts";
import { demoModel } from "./demo/model.ts";
import { findProviderModel, type Providers, providerModelIds, providerTakes } from "./providers.ts";
import { scriptModel } from "./script/model.ts";
import { remoteHolds } from "./script/remote-holds.ts";

/** Which embedded models there are. */
export interface EmbeddedOptions {
  /** Whether there is a model `script`; there is none if absent. */
  allowScriptModelForTests?: boolean;
  /** Where the `script` model asks for its holds; if absent they are released in this process. */
  scriptHoldsUrl?: string;
}

/** What the models are made from. */
export interface ModelOptions extends EmbeddedOptions {
  /** Id of the model for requests that name none. */
  default: string;
  /** The providers; none if absent. */
  providers?: Providers;
  /** Takes one line about a provider's failure. */
  log?: (line: string) => void;
}

/**
 * Creates the models that need no network, `demo`, which answers, and for tests `script`, which plays turns written in
 * the message; and `<name>/<model>` for each provider.
 *
 * @throws Error when `default` is not the id of a model, and when two providers share a prefix of ids.
 */
export function createModels(options: ModelOptions): Models {
  const { providers = [], log = () => {} } = options;
  const embedded = embeddedModels(options);
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

/** Creates the models that need no network, by id. */
export function embeddedModels({
  allowScriptModelForTests = false,
  scriptHoldsUrl,
}: EmbeddedOptions): ReadonlyMap<string, Model> {
  const models = [demoModel()];
  if (allowScriptModelForTests)
    models.push(scriptHoldsUrl === undefined ? scriptModel() : scriptModel(remoteHolds(scriptHoldsUrl)));
  return new Map(models.map((model) => [model.modelId, model]));
}

/** Variables that make a provider known, by the first part of its models' ids. */
const keyVariables = new Map([
  ["openai", "OPENAI_API_KEY"],
  ["openai-chat", "OPENAI_API_KEY"],
  ["anthropic", "ANTHROPIC_API_KEY"],
]);

/** Returns a clause for an operator whose settings name a model that does not exist. @param ids Those that do. */
export function unknownModel(id: string, ids: readonly string[]): string {
  const choice = `there is no model "${id}": choose one of ${ids.join(", ")}`;
  const hint = scriptHint(id);
  if (hint !== "") return choice + hint;
  const [, provider] = /^([^/]+)\/./.exec(id) ?? [];
  if (provider === undefined) return choice;
  const variable = keyVariables.get(provider);
  if (variable !== undefined) return `${choice}, or set ${variable}`;
  return `${choice}, or name the provider in tambo.config.json: "providers": {"${provider}": {"baseUrl": "http://…"}}; openai and anthropic are there once OPENAI_API_KEY or ANTHROPIC_API_KEY is set`;
}

/** Returns what to add to a clause about a model that does not exist if it is the one for tests, else nothing. */
export function scriptHint(id: string): string {
  return shortId(id) === "script" ? "; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on" : "";
}
