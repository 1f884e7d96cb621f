/** Models of providers, through the AI SDK: which there are, and how their ids are read. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type Api, hasPlaceFor, type InputKind } from "../core/ports/input-kinds.ts";
import type { Model } from "../core/ports/models.ts";
import { providerFetch } from "./provider-fetch.ts";
import { providerModel } from "./provider-model.ts";
import type { Waiting } from "./provider-retry.ts";

/** How patient a provider's clients are. */
export interface Patience {
  /** How often a request is made again; 2 if absent. */
  maxRetries?: number;
  /** Longest time without a byte from the provider, in milliseconds; 120,000 if absent. */
  idleTimeoutMs?: number;
}

/** How to reach a provider, and what it speaks. */
export interface ProviderAccess extends Patience {
  /** Its models are `<name>/<model>`; has no `/`. Two providers must not share a prefix. */
  name: string;
  /**
   * `openai`: the Responses API for `<name>/<model>`, and Chat Completions for `<name>-chat/<model>`. `anthropic`:
   * Messages. `openai-compatible`: Chat Completions as others have it: Ollama, vLLM, LM Studio …
   */
  kind: "openai" | "anthropic" | "openai-compatible";
  /** None for servers that want none, which only compatible ones do. */
  apiKey?: string;
  /** Its address up to the version, without a `/` at the end: `https://api.openai.com/v1`. */
  baseUrl: string;
  /** Whether its models can call tools; they can if absent (G-029). */
  tools?: boolean;
}

/** The providers that are available. */
export type Providers = readonly ProviderAccess[];

/** One API of a provider. */
interface Service<Access extends ProviderAccess = ProviderAccess> {
  /** The part of its models' ids before the first `/`. */
  prefix: string;
  access: Access;
  api: Api;
}

function servicesOf<Access extends ProviderAccess>(access: Access): Service<Access>[] {
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

function create({ access, api }: Service, model: string): Model {
  const { apiKey = "", baseUrl: baseURL } = access;
  const fetch = providerFetch(access.idleTimeoutMs);
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
      // A server that does not take schemas refuses them; left out, nobody would know.
      return createOpenAICompatible({ ...options, supportsStructuredOutputs: true })(model);
    }
  }
}

/** The ids of all models that the providers have, as patterns: `openai/<model>`. */
export function providerModelIds(providers: Providers): string[] {
  return providers.flatMap(servicesOf).map(({ prefix }) => `${prefix}/<model>`);
}

/** What the id of a provider's model consists of, split at the first `/`; `undefined` when there is no such provider. */
export function findService<Access extends ProviderAccess>(
  id: string,
  providers: readonly Access[],
): { service: Service<Access>; model: string } | undefined {
  const slash = id.indexOf("/");
  const service = providers
    .flatMap((access) => servicesOf(access))
    .find(({ prefix }) => prefix === id.slice(0, Math.max(0, slash)));
  const model = id.slice(slash + 1);
  return service === undefined || model === "" ? undefined : { service, model };
}

/**
 * The model with an id such as `openai/gpt-5.4`. Whether the provider has it is only known when it is asked.
 *
 * @param log Takes one line for every failure: what the provider said, without its key.
 * @param waiting For tests: what is done in place of waiting before a request is made again.
 * @returns `undefined` when no available provider has ids like this.
 */
export function findProviderModel(
  id: string,
  providers: Providers,
  log: (line: string) => void,
  waiting?: Waiting,
): Model | undefined {
  const found = findService(id, providers);
  if (found === undefined) return undefined;
  const { service, model } = found;
  const { api, access } = service;
  const { apiKey: secret = "", maxRetries } = access;
  return providerModel(create(service, model), {
    ...{ id, api, log, secret },
    ...(maxRetries !== undefined && { maxRetries }),
    ...(waiting !== undefined && { waiting }),
  });
}

/** Whether the API of a provider's model has a place for such content; `undefined` when there is no such provider. */
export function providerTakes(id: string, providers: Providers, input: InputKind): boolean | undefined {
  const found = findService(id, providers);
  return found && hasPlaceFor(found.service.api, input);
}
