/** Models for requests that bring the provider's key themselves; the server's own keys are never used for them. */
import { fullId, type Model } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import { findProviderModel, findService, type ProviderAccess, providerModelIds } from "./providers.ts";
import { type EmbeddedOptions, embeddedModels } from "./registry.ts";

/** A provider as such requests reach it. */
export interface ByokProvider extends Omit<ProviderAccess, "apiKey"> {
  /** The header that its key comes in (G-174); absent for a server that wants none. */
  keyHeader?: string;
}

/** The providers that such requests may name. */
export type ByokProviders = readonly ByokProvider[];

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
