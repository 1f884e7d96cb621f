/** Models of providers, through the AI SDK: which there are, and how their ids are read. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import type { Model } from "./port.ts";
import { providerModel } from "./provider-model.ts";

/** How to reach a provider. */
export interface ProviderAccess {
  apiKey: string;
  /** Its address up to the version, without a `/` at the end: `https://api.openai.com/v1`. */
  baseUrl: string;
}

/** The providers that are available. */
export interface Providers {
  openai?: ProviderAccess;
  anthropic?: ProviderAccess;
}

interface Service {
  /** The part of its models' ids before the first `/`. */
  prefix: string;
  provider: keyof Providers;
  create(access: ProviderAccess, model: string): Model;
}

/** A key goes to the configured address only: the headers it travels in would survive a redirect to another. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

function openai({ apiKey, baseUrl: baseURL }: ProviderAccess) {
  return createOpenAI({ apiKey, baseURL, fetch: fetchWithoutRedirects });
}

const services: readonly Service[] = [
  { prefix: "openai", provider: "openai", create: (access, model) => openai(access).responses(model) },
  { prefix: "openai-chat", provider: "openai", create: (access, model) => openai(access).chat(model) },
  {
    prefix: "anthropic",
    provider: "anthropic",
    create: ({ apiKey, baseUrl: baseURL }, model) =>
      createAnthropic({ apiKey, baseURL, fetch: fetchWithoutRedirects })(model),
  },
];

/** The ids of all models that the providers have, as patterns: `openai/<model>`. */
export function providerModelIds(providers: Providers): string[] {
  return services.filter(({ provider }) => providers[provider]).map(({ prefix }) => `${prefix}/<model>`);
}

/** Whether an id is one of a provider's model, available or not. */
export function isProviderModelId(id: string): boolean {
  return services.some(({ prefix }) => id.startsWith(`${prefix}/`) && id !== `${prefix}/`);
}

/**
 * The model with an id such as `openai/gpt-5.4`. Whether the provider has it is only known when it is asked.
 *
 * @param log Takes one line for every failure: what the provider said, without its key.
 * @returns `undefined` when no available provider has ids like this.
 */
export function findProviderModel(
  id: string,
  providers: Providers,
  log: (line: string) => void,
): Model | undefined {
  const slash = id.indexOf("/");
  const service = services.find(({ prefix }) => prefix === id.slice(0, Math.max(0, slash)));
  const access = service && providers[service.provider];
  const model = id.slice(slash + 1);
  if (service === undefined || access === undefined || model === "") return undefined;
  return providerModel(service.create(access, model), id, { secret: access.apiKey, log });
}
