/** Provider models, called through the AI SDK. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type Api, acceptsInput, type InputKind } from "../core/ports/input-kinds.ts";
import type { Model } from "../core/ports/models.ts";
import { createProviderFetch } from "./provider-fetch.ts";
import { createProviderModel } from "./provider-model.ts";
import type { RetryTimer } from "./provider-retry.ts";

/** Retry and timeout settings for requests to a provider. */
export interface ConnectionSettings {
  /** Maximum number of retries. Defaults to 2. */
  maxRetries?: number;
  /** Maximum time without a byte from the provider, in milliseconds. Defaults to 120,000. */
  idleTimeoutMs?: number;
}

/** The address, key and API of a provider. */
export interface ProviderAccess extends ConnectionSettings {
  /**
   * The prefix of the provider's model IDs, `<name>/<model>`. It must not contain `/`, and it must be unique
   * across providers.
   */
  name: string;
  /**
   * The API to use. `openai`: the Responses API for `<name>/<model>`, and Chat Completions for
   * `<name>-chat/<model>`. `anthropic`: the Messages API. `openai-compatible`: Chat Completions as
   * implemented by Ollama, vLLM, LM Studio and others.
   */
  kind: "openai" | "anthropic" | "openai-compatible";
  /**
   * The provider's API key. Absent if the server needs no key. Only compatible servers can work without a
   * key.
   */
  apiKey?: string;
  /** Base URL including the version, without a trailing `/`, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Defaults to `true`. Set to `false` if the provider's models cannot call tools (G-029). */
  tools?: boolean;
}

/** The configured providers. */
export type Providers = readonly ProviderAccess[];

/** One of a provider's APIs. */
interface Service<Access extends ProviderAccess = ProviderAccess> {
  /** The part of the API's model IDs before the first `/`. */
  prefix: string;
  access: Access;
  api: Api;
}

function listServices<Access extends ProviderAccess>(access: Access): Service<Access>[] {
  const { name, kind } = access;
  switch (kind) {
    case "openai":
      return [
        { prefix: name, access, api: "responses" },
        { prefix: `${name}-chat`, access, api: "chat-completions" },
      ];
    case "anthropic":
      return [{ prefix: name, access, api: "messages" }];
    case "openai-compatible":
      return [{ prefix: name, access, api: "compatible" }];
  }
}

function createServiceModel({ access, api }: Service, model: string): Model {
  const { apiKey = "", baseUrl: baseURL } = access;
  const fetch = createProviderFetch(access.idleTimeoutMs);
  switch (api) {
    case "responses":
      return createOpenAI({ apiKey, baseURL, fetch }).responses(model);
    case "chat-completions":
      return createOpenAI({ apiKey, baseURL, fetch }).chat(model);
    case "messages":
      return createAnthropic({ apiKey, baseURL, fetch })(model);
    case "compatible": {
      const key = apiKey === "" ? {} : { apiKey };
      const options = { name: "compatible", baseURL, fetch, includeUsage: true, ...key };
      // Servers without schema support reject schemas with an error. Omitting the schemas would hide that.
      return createOpenAICompatible({ ...options, supportsStructuredOutputs: true })(model);
    }
  }
}

/** Returns a model ID pattern for each provider API, such as `openai/<model>`. */
export function listModelIds(providers: Providers): string[] {
  return providers.flatMap(listServices).map(({ prefix }) => `${prefix}/<model>`);
}

/**
 * Splits a model ID at the first `/` and finds the provider API. Returns `undefined` if no provider API
 * matches.
 */
export function findService<Access extends ProviderAccess>(
  id: string,
  providers: readonly Access[],
): { service: Service<Access>; model: string } | undefined {
  const slash = id.indexOf("/");
  const service = providers
    .flatMap((access) => listServices(access))
    .find(({ prefix }) => prefix === id.slice(0, Math.max(0, slash)));
  const model = id.slice(slash + 1);
  return service === undefined || model === "" ? undefined : { service, model };
}

/**
 * Returns the model with the given ID, such as `openai/gpt-5.4`. If the provider has no such model, the
 * failure occurs only when the model is called.
 *
 * @param log Logs a failure with the provider's message, with the key removed.
 * @param retryTimer For tests only: replaces the waits between retries.
 * @returns `undefined` if no provider matches the ID.
 */
export function findProviderModel(
  id: string,
  providers: Providers,
  log: (line: string) => void,
  retryTimer?: RetryTimer,
): Model | undefined {
  const found = findService(id, providers);
  if (found === undefined) return undefined;
  const { service, model } = found;
  const { api, access } = service;
  const { apiKey = "", maxRetries } = access;
  return createProviderModel(createServiceModel(service, model), {
    ...{ id, api, log, secret: apiKey },
    ...(maxRetries !== undefined && { maxRetries }),
    ...(retryTimer !== undefined && { timer: retryTimer }),
  });
}

/**
 * Returns true if the API used for a provider model accepts this kind of input, or `undefined` if no provider
 * matches.
 */
export function supportsInput(id: string, providers: Providers, input: InputKind): boolean | undefined {
  const found = findService(id, providers);
  return found && acceptsInput(found.service.api, input);
}
