/** Reads the model providers: those in the file, and two from the environment variables of their SDKs. */

import { memberOf } from "../core/json/pointer.ts";
import type { ByokProvider, ByokProviders } from "../models/byok.ts";
import type { ProviderAccess, Providers } from "../models/providers.ts";
import type { ProviderContent } from "./config-file.ts";
import { headerProblem, readSecret } from "./secrets.ts";
import { placeInFile, type Sources } from "./sources.ts";
import { baseUrlProblem } from "./urls.ts";

/**
 * Headers with the caller's key for the providers that are always configured (G-174). Other providers use
 * their names.
 */
const keyHeaders = new Map([
  ["openai", "X-Provider-Key-OpenAI"],
  ["anthropic", "X-Provider-Key-Anthropic"],
]);

const official = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com" };

/** The fix for a server that needs no key. The official SDKs require one, too. */
const keyless =
  'set that, too, or for a server that wants no key take a provider of the file: "providers": {"local": {"baseUrl": "http://…"}}';

/** A provider, and its access if requests without a provider key may use it. */
interface Provider {
  byok: ByokProvider;
  access?: ProviderAccess;
}

/**
 * Reads the providers: those in the file, and `openai` and `anthropic`, which requests without a provider key
 * may use if the server has a key.
 *
 * @returns All providers, including invalid ones, because other settings may name their models.
 */
export function readProviders(sources: Sources): { providers: Providers; byokProviders: ByokProviders } {
  const entries = new Map(Object.entries(sources.file.content.providers ?? {}));
  const names = new Set(["openai", "anthropic", ...entries.keys()]);
  const all = Array.from(names, (name) => readProvider(name, entries.get(name), sources));
  const taken = new Map([["embedded", "the server's own models"]]);
  for (const { byok } of all) {
    if (byok.kind === "openai") taken.set(`${byok.name}-chat`, `"${byok.name}"`);
  }
  const found = all.filter(({ byok: { name } }) => {
    const owner = taken.get(name);
    if (owner === undefined) return true;
    const place = placeInFile(sources, memberOf("/providers", name));
    sources.mistakes.add(place, `needs another name: "${name}/<model>" comes with ${owner}`);
    return false;
  });
  return {
    providers: found.flatMap(({ access }) => access ?? []),
    byokProviders: found.map(({ byok }) => byok),
  };
}

function readProvider(name: string, entry: ProviderContent | undefined, sources: Sources): Provider {
  const { env, mistakes, warn } = sources;
  const builtIn = name === "openai" || name === "anthropic";
  const variable = name.toUpperCase();
  const kind = entry?.kind ?? (builtIn ? name : "openai-compatible");
  const pointer = memberOf("/providers", name);

  const keyOfEnv = builtIn ? env[`${variable}_API_KEY`] : undefined;
  const addressOfEnv = builtIn ? env[`${variable}_BASE_URL`] : undefined;
  const address =
    addressOfEnv || (entry?.baseUrl ?? (kind === "openai-compatible" ? undefined : official[kind]));
  const placeOfAddress = addressOfEnv ? `${variable}_BASE_URL` : placeInFile(sources, `${pointer}/baseUrl`);
  if (address === undefined) {
    mistakes.follow(placeInFile(sources, pointer), 'must have the member "baseUrl"');
  } else {
    const problem = baseUrlProblem(address);
    if (problem !== undefined) mistakes.add(placeOfAddress, problem);
  }
  const hasKey =
    Boolean(keyOfEnv) ||
    entry?.apiKey !== undefined ||
    !mistakes.none(new RegExp(`${pointer}/apiKey(?:/|$)`));
  const hasOwnAddress = Boolean(addressOfEnv) || entry?.baseUrl !== undefined;
  // Gateway requests contain provider keys; all other requests need a key of the server.
  const gatewayOnly =
    builtIn && kind !== "openai-compatible" && !hasKey && (entry === undefined || hasOwnAddress);
  let apiKey: string | undefined;
  if (keyOfEnv) {
    const problem = headerProblem(keyOfEnv);
    if (problem !== undefined) mistakes.add(`${variable}_API_KEY`, problem);
    apiKey = keyOfEnv;
  } else if (entry?.apiKey !== undefined) {
    apiKey = readSecret(entry.apiKey, `${pointer}/apiKey`, sources);
  } else if (gatewayOnly) {
    const key = addressOfEnv ? `${variable}_API_KEY` : `"apiKey" (or ${variable}_API_KEY)`;
    const scope = `without ${key} it holds for gateway requests only`;
    if (hasOwnAddress) warn(`${placeOfAddress}: ${scope}, which bring keys of their own; ${keyless}`);
  } else if (kind !== "openai-compatible") {
    const hint = builtIn ? ` (or set ${variable}_API_KEY)` : "";
    mistakes.follow(placeInFile(sources, pointer), `must have the member "apiKey"${hint}`);
  }
  const common = {
    name,
    kind,
    baseUrl: kind === "anthropic" ? withVersion(address ?? "") : withoutSlash(address ?? ""),
    ...(entry?.maxRetries !== undefined && { maxRetries: entry.maxRetries }),
    ...(entry?.idleTimeoutMs !== undefined && { idleTimeoutMs: entry.idleTimeoutMs }),
    ...(entry?.tools !== undefined && { tools: entry.tools }),
  };
  const wantsKey = kind !== "openai-compatible" || keyOfEnv || entry?.apiKey !== undefined;
  return {
    byok: { ...common, ...(wantsKey && { keyHeader: keyHeaders.get(name) ?? `X-Provider-Key-${name}` }) },
    ...(!gatewayOnly && { access: { ...common, ...(apiKey !== undefined && { apiKey }) } }),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** Anthropic's SDK expects the URL without the version and appends it; other clients expect it in the URL. */
function withVersion(address: string): string {
  return withoutSlash(address).replace(/(?:\/v1)?$/, "/v1");
}
