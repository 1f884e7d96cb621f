/** The registry of all models by ID: the embedded models and the models of the configured providers. */
import { type Model, type Models, toShortId } from "../core/ports/models.ts";
import { quoteChoices } from "../core/quote-choices.ts";
import { createDemoModel } from "./demo/model.ts";
import { findProviderModel, listModelIds, type Providers, supportsInput } from "./providers.ts";
import { createScriptModel } from "./script/model.ts";
import { createRemoteHolds } from "./script/remote-holds.ts";

/** Options for the embedded models. */
export interface EmbeddedOptions {
  /** Mean time between two deltas of the `demo` model in milliseconds. */
  demoDelayMs?: number;
  /** Set to `true` to enable the `script` model. Defaults to `false`. */
  allowScriptModelForTests?: boolean;
  /**
   * URL that the `script` model calls to wait at its holds. If absent, holds are released in this process.
   */
  scriptHoldsUrl?: string;
}

/** Options for `createModels`. */
export interface ModelOptions extends EmbeddedOptions {
  /** The model ID used for requests that do not choose a model. */
  default: string;
  /** Defaults to no providers. */
  providers?: Providers;
  /** Logs a provider failure. */
  log?: (line: string) => void;
}

/**
 * Creates the embedded models, and `<name>/<model>` for each provider. The embedded models need no network:
 * `demo` generates its own responses, and `script`, which is for tests, plays the turns written in the
 * message.
 *
 * @throws Error if `default` is not a model ID, or if two providers share an ID prefix.
 */
export function createModels(options: ModelOptions): Models {
  const { providers = [], log = () => {} } = options;
  const embedded = createEmbeddedModels(options);
  const ids = [...embedded.keys(), ...listModelIds(providers)];
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined)
    throw new Error(`Two providers have the same model ids, "${duplicate}": rename one of the providers.`);
  const get: Models["get"] = (id) => embedded.get(id) ?? findProviderModel(id, providers, log);
  if (get(options.default) === undefined)
    throw new Error(`Invalid default model: ${describeUnknownModel(options.default, ids)}.`);
  return {
    default: options.default,
    ids,
    get,
    // The embedded models read text and ignore other input.
    acceptsInput: (id, input) => embedded.has(id) || (supportsInput(id, providers, input) ?? false),
  };
}

/** Creates a map of the embedded models by ID. */
export function createEmbeddedModels({
  demoDelayMs,
  allowScriptModelForTests = false,
  scriptHoldsUrl,
}: EmbeddedOptions): ReadonlyMap<string, Model> {
  const models = [createDemoModel(demoDelayMs === undefined ? {} : { delayMs: demoDelayMs })];
  if (allowScriptModelForTests)
    models.push(
      scriptHoldsUrl === undefined
        ? createScriptModel()
        : createScriptModel(createRemoteHolds(scriptHoldsUrl)),
    );
  return new Map(models.map((model) => [model.modelId, model]));
}

/** Environment variables that enable a provider, by model ID prefix. */
const keyVariables = new Map([
  ["openai", "OPENAI_API_KEY"],
  ["openai-chat", "OPENAI_API_KEY"],
  ["anthropic", "ANTHROPIC_API_KEY"],
]);

/**
 * Returns a phrase that tells the operator that the configured model is unknown.
 *
 * @param ids The available model IDs.
 */
export function describeUnknownModel(id: string, ids: readonly string[]): string {
  const choice = `the model "${id}" is not configured; use ${quoteChoices(ids)}`;
  const hint = scriptHint(id);
  if (hint !== "") return choice + hint;
  const [, provider] = /^([^/]+)\/./.exec(id) ?? [];
  if (provider === undefined) return choice;
  const variable = keyVariables.get(provider);
  if (variable !== undefined) return `${choice}, or set ${variable}`;
  return `${choice}, or configure the provider in tambo.config.json: "providers": {"${provider}": {"baseUrl": "http://…"}}; openai and anthropic are available if OPENAI_API_KEY or ANTHROPIC_API_KEY is set`;
}

/** Returns a hint if the unknown model ID is that of the test model, and otherwise an empty string. */
export function scriptHint(id: string): string {
  return toShortId(id) === "script" ? "; for tests, set ALLOW_SCRIPT_MODEL_FOR_TESTS=on" : "";
}
