/**
 * Reads the model providers: the providers configured in the file, plus `openai` and `anthropic`, which the
 * environment variables of their SDKs can configure.
 */

import { appendToPointer } from "../core/json/pointer.ts";
import type { ByokProvider, ByokProviders } from "../models/byok.ts";
import type { ProviderAccess, Providers } from "../models/providers.ts";
import type { ProviderContent } from "./config-file.ts";
import { findHeaderProblem, readSecret } from "./secrets.ts";
import { formatFileLocation, type Sources } from "./sources.ts";
import { findBaseUrlProblem } from "./urls.ts";

/**
 * Headers that carry the caller's key for the providers that are always configured (G-174). For any other
 * provider, the header name contains the provider's name.
 */
const keyHeaders = new Map([
  ["openai", "X-Provider-Key-OpenAI"],
  ["anthropic", "X-Provider-Key-Anthropic"],
]);

const officialUrls = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com" };

/**
 * Explains how to configure a server that needs no key. The hint is needed because the official SDKs always
 * require a key.
 */
const noKeyHint =
  'set the key, or if the server needs none, configure it as another provider: "providers": {"local": {"baseUrl": "http://…"}}';

/** A provider, with its access if it is available to requests that contain no provider key. */
interface Provider {
  byok: ByokProvider;
  access?: ProviderAccess;
}

/**
 * Reads the providers: those configured in the file, plus `openai` and `anthropic`. Requests without a
 * provider key may use the latter two if the server has a key for them.
 *
 * @returns All providers, including invalid ones, because other settings may name their models.
 */
export function readProviders(sources: Sources): { providers: Providers; byokProviders: ByokProviders } {
  const entries = new Map(Object.entries(sources.file.content.providers ?? {}));
  const names = new Set(["openai", "anthropic", ...entries.keys()]);
  const all = Array.from(names, (name) => readProvider(name, entries.get(name), sources));
  const owners = new Map([["embedded", "the server's own models"]]);
  for (const { byok } of all) {
    if (byok.kind === "openai") owners.set(`${byok.name}-chat`, `"${byok.name}"`);
  }
  const found = all.filter(({ byok: { name } }) => {
    const owner = owners.get(name);
    if (owner === undefined) return true;
    const location = formatFileLocation(sources, appendToPointer("/providers", name));
    sources.errors.add(location, `must have another name: "${name}/<model>" is already used by ${owner}`);
    return false;
  });
  return {
    providers: found.flatMap(({ access }) => access ?? []),
    byokProviders: found.map(({ byok }) => byok),
  };
}

function readProvider(name: string, entry: ProviderContent | undefined, sources: Sources): Provider {
  const { env, errors, warn } = sources;
  const builtIn = name === "openai" || name === "anthropic";
  const variable = name.toUpperCase();
  const kind = entry?.kind ?? (builtIn ? name : "openai-compatible");
  const pointer = appendToPointer("/providers", name);

  const keyFromEnv = builtIn ? env[`${variable}_API_KEY`] : undefined;
  const urlFromEnv = builtIn ? env[`${variable}_BASE_URL`] : undefined;
  const address =
    urlFromEnv || (entry?.baseUrl ?? (kind === "openai-compatible" ? undefined : officialUrls[kind]));
  const urlLocation = urlFromEnv ? `${variable}_BASE_URL` : formatFileLocation(sources, `${pointer}/baseUrl`);
  if (address === undefined) {
    errors.addIfIndependent(formatFileLocation(sources, pointer), 'must have the field "baseUrl"');
  } else {
    const problem = findBaseUrlProblem(address);
    if (problem !== undefined) errors.add(urlLocation, problem);
  }
  const hasKey =
    Boolean(keyFromEnv) ||
    entry?.apiKey !== undefined ||
    !errors.hasNoneAt(new RegExp(`${pointer}/apiKey(?:/|$)`));
  const hasOwnAddress = Boolean(urlFromEnv) || entry?.baseUrl !== undefined;
  // Gateway requests contain provider keys; all other requests need a key configured on the server.
  const gatewayOnly =
    builtIn && kind !== "openai-compatible" && !hasKey && (entry === undefined || hasOwnAddress);
  let apiKey: string | undefined;
  if (keyFromEnv) {
    const problem = findHeaderProblem(keyFromEnv);
    if (problem !== undefined) errors.add(`${variable}_API_KEY`, problem);
    apiKey = keyFromEnv;
  } else if (entry?.apiKey !== undefined) {
    apiKey = readSecret(entry.apiKey, `${pointer}/apiKey`, sources);
  } else if (gatewayOnly) {
    const key = urlFromEnv ? `${variable}_API_KEY` : `"apiKey" (or ${variable}_API_KEY)`;
    const scope = `without ${key} it is used for gateway requests only`;
    if (hasOwnAddress) warn(`${urlLocation}: ${scope}, which contain their own keys; ${noKeyHint}`);
  } else if (kind !== "openai-compatible") {
    const hint = builtIn ? ` (or set ${variable}_API_KEY)` : "";
    errors.addIfIndependent(formatFileLocation(sources, pointer), `must have the field "apiKey"${hint}`);
  }
  const common = {
    name,
    kind,
    baseUrl: kind === "anthropic" ? appendVersion(address ?? "") : removeTrailingSlashes(address ?? ""),
    ...(entry?.maxRetries !== undefined && { maxRetries: entry.maxRetries }),
    ...(entry?.idleTimeoutMs !== undefined && { idleTimeoutMs: entry.idleTimeoutMs }),
    ...(entry?.tools !== undefined && { tools: entry.tools }),
  };
  const wantsKey = kind !== "openai-compatible" || keyFromEnv || entry?.apiKey !== undefined;
  return {
    byok: { ...common, ...(wantsKey && { keyHeader: keyHeaders.get(name) ?? `X-Provider-Key-${name}` }) },
    ...(!gatewayOnly && { access: { ...common, ...(apiKey !== undefined && { apiKey }) } }),
  };
}

function removeTrailingSlashes(address: string): string {
  return address.replace(/\/+$/, "");
}

/**
 * Appends the version to a provider's address. Anthropic's SDK appends the version itself, whereas other
 * clients expect it in the address.
 */
function appendVersion(address: string): string {
  return removeTrailingSlashes(address).replace(/(?:\/v1)?$/, "/v1");
}
