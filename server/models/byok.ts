/** Models for requests that bring the provider's key themselves; the server's own keys are never used for them. */

import type { Api } from "../core/ports/input-kinds.ts";
import { fullId, type Model } from "../core/ports/models.ts";
import { findProviderModel, findService, type ProviderAccess, providerModelIds } from "./providers.ts";
import { type EmbeddedOptions, embeddedModels } from "./registry.ts";

/** A provider as such requests reach it. */
export interface ByokProvider extends Omit<ProviderAccess, "apiKey"> {
  /** The header that its key comes in (G-174); absent for a server that wants none. */
  keyHeader?: string;
}

/** The providers that such requests may name. */
export type ByokProviders = readonly ByokProvider[];

/** A model for one request. */
export interface ByokModel {
  /** Holds the request's key. */
  model: Model;
  /** What the provider calls it: `gpt-4.1`. */
  id: string;
  /** What the request calls it: `openai/gpt-4.1`. */
  publicId: string;
  /** Name of the provider, `openai` also for `openai-chat/gpt-4.1`; `embedded` for the server's own models. */
  provider: string;
  api: Api | "embedded";
  /** Whether it can call tools (G-029). */
  takesTools: boolean;
}

/** Why there is no model (G-023, G-174). */
export type NoByokModel =
  | { reason: "unknown-provider"; provider: string }
  /** Of the embedded models only: whether a provider has a model is known when it is asked. */
  | { reason: "unknown-model" }
  | { reason: "key-missing"; header: string };

/** Finds models for requests. */
export interface ByokModels {
  /** Ids of all models, for people; `openai/<model>` stands for any model of a provider. */
  readonly ids: readonly string[];
  /**
   * The model for one request; keep it no longer than that.
   *
   * @param publicId Of the form `<provider>/<model>`, such as `openai/gpt-4.1`; it is split at the first `/`.
   * @param headerOf The request's header of a name, in whatever case. Only that of the model's provider is asked for.
   */
  resolve(publicId: string, headerOf: (name: string) => string | undefined): ByokModel | NoByokModel;
}

/** What the models are made from. */
export interface ByokOptions extends EmbeddedOptions {
  providers: ByokProviders;
  /** Takes one line about a provider's failure, without the key. */
  log: (line: string) => void;
}

/** The provider of the models that need no network, and no key. */
const embeddedProvider = "embedded";

/** Longest time without a byte from the provider where nothing is configured, in milliseconds (G-181). */
const idleTimeoutMs = 60_000;

/** Creates the models of the providers, and those that need no network as `embedded/demo` and, for tests, `embedded/script`. */
export function byokModels({ providers, log, ...options }: ByokOptions): ByokModels {
  const embedded = embeddedModels(options);
  return {
    ids: [...Array.from(embedded.keys(), fullId), ...providerModelIds(providers)],
    resolve(publicId, headerOf) {
      const slash = publicId.indexOf("/");
      const provider = publicId.slice(0, slash);
      const id = publicId.slice(slash + 1);
      if (provider === embeddedProvider) {
        const model = embedded.get(id);
        if (model === undefined) return { reason: "unknown-model" };
        return { model, id, publicId, provider, api: "embedded", takesTools: true };
      }
      const found = findService(publicId, providers);
      if (found === undefined) return { reason: "unknown-provider", provider };
      const { keyHeader, ...access } = found.service.access;
      const apiKey = keyHeader && headerOf(keyHeader);
      if (keyHeader !== undefined && !apiKey) return { reason: "key-missing", header: keyHeader };
      const keyed = { idleTimeoutMs, ...access, ...(apiKey && { apiKey }) };
      return {
        model: findProviderModel(publicId, [keyed], log) as Model,
        id,
        publicId,
        provider: access.name,
        api: found.service.api,
        takesTools: access.tools ?? true,
      };
    },
  };
}
