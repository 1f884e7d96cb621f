/**
 * Models for requests that bring their own provider key. The server's own keys are never used for these
 * requests.
 */
import { type Model, toFullId } from "../core/ports/models.ts";
import type { ByokModels } from "../core/ports/request-models.ts";
import { findProviderModel, findService, listModelIds, type ProviderAccess } from "./providers.ts";
import { createEmbeddedModels, type EmbeddedOptions } from "./registry.ts";

/** A provider available to requests that bring their own key. */
export interface ByokProvider extends Omit<ProviderAccess, "apiKey"> {
  /** Name of the header that carries the provider's key (G-174); absent if the provider needs no key. */
  keyHeader?: string;
}

/** The providers available to requests that bring their own key. */
export type ByokProviders = readonly ByokProvider[];

/** Options for `createByokModels`. */
export interface ByokOptions extends EmbeddedOptions {
  providers: ByokProviders;
  /** Logs a provider failure. The line does not contain the key. */
  log: (line: string) => void;
}

/** Provider name of the embedded models, which need neither a network nor a key. */
const embeddedProvider = "embedded";

/** Default limit on the time without a byte from the provider, in milliseconds (G-181). */
const idleTimeoutMs = 60_000;

/**
 * Creates the providers' models and the embedded models: `embedded/demo` and, for tests, `embedded/script`.
 */
export function createByokModels({ providers, log, ...options }: ByokOptions): ByokModels {
  const embedded = createEmbeddedModels(options);
  return {
    ids: [...Array.from(embedded.keys(), toFullId), ...listModelIds(providers)],
    resolve(publicId, headerOf) {
      const slash = publicId.indexOf("/");
      const provider = publicId.slice(0, slash);
      const id = publicId.slice(slash + 1);
      if (provider === embeddedProvider) {
        const model = embedded.get(id);
        if (model === undefined) return { reason: "unknown-model" };
        return { model, id, publicId, provider, api: "embedded", supportsTools: true };
      }
      const found = findService(publicId, providers);
      if (found === undefined) return { reason: "unknown-provider", provider };
      const { keyHeader, ...access } = found.service.access;
      const apiKey = keyHeader && headerOf(keyHeader);
      if (keyHeader !== undefined && !apiKey) return { reason: "key-missing", header: keyHeader };
      const accessWithKey = { idleTimeoutMs, ...access, ...(apiKey && { apiKey }) };
      return {
        model: findProviderModel(publicId, [accessWithKey], log) as Model,
        id,
        publicId,
        provider: access.name,
        api: found.service.api,
        supportsTools: access.tools ?? true,
      };
    },
  };
}
