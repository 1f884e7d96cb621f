/** The providers of models: those of the file, and two by the environment variables that their own SDKs read. */

import { memberOf } from "../json-pointer.ts";
import type { ProviderAccess, Providers } from "../models/providers.ts";
import type { ProviderContent } from "./config-file.ts";
import { headerProblem, readSecret } from "./secrets.ts";
import { placeInFile, type Sources } from "./sources.ts";
import { baseUrlProblem } from "./urls.ts";

const official = { openai: "https://api.openai.com/v1", anthropic: "https://api.anthropic.com" };

/** What to do for a server that wants no key. The official SDKs have none without one, either. */
const keyless =
  'set that, too, or for a server that wants no key take a provider of the file: "providers": {"local": {"baseUrl": "http://…"}}';

/**
 * Reads which providers there are: those of the file, and `openai` and `anthropic` when their key is set.
 *
 * @returns Those with mistakes, too: their models have names that other settings may hold.
 */
export function readProviders(sources: Sources): Providers {
  const entries = new Map(Object.entries(sources.file.content.providers ?? {}));
  const names = new Set(["openai", "anthropic", ...entries.keys()]);
  const providers = Array.from(names, (name) => readProvider(name, entries.get(name), sources)).filter(
    (access) => access !== undefined,
  );
  const chats = new Map(
    providers.flatMap(({ name, kind }) => (kind === "openai" ? [[`${name}-chat`, name]] : [])),
  );
  return providers.filter(({ name }) => {
    const owner = chats.get(name);
    if (owner === undefined) return true;
    const place = placeInFile(sources, memberOf("/providers", name));
    sources.mistakes.add(place, `needs another name: "${name}/<model>" comes with "${owner}"`);
    return false;
  });
}

function readProvider(
  name: string,
  entry: ProviderContent | undefined,
  sources: Sources,
): ProviderAccess | undefined {
  const { env, mistakes, warn } = sources;
  const builtIn = name === "openai" || name === "anthropic";
  const variable = name.toUpperCase();
  const kind = entry?.kind ?? (builtIn ? name : "openai-compatible");
  const pointer = memberOf("/providers", name);

  const keyOfEnv = builtIn ? env[`${variable}_API_KEY`] : undefined;
  const addressOfEnv = builtIn ? env[`${variable}_BASE_URL`] : undefined;
  const address =
    addressOfEnv || (entry?.baseUrl ?? (kind === "openai-compatible" ? undefined : official[kind]));
  if (address === undefined) {
    mistakes.follow(placeInFile(sources, pointer), 'must have the member "baseUrl"');
  } else {
    const problem = baseUrlProblem(address);
    const place = addressOfEnv ? `${variable}_BASE_URL` : placeInFile(sources, `${pointer}/baseUrl`);
    if (problem !== undefined) mistakes.add(place, problem);
  }
  let apiKey: string | undefined;
  if (keyOfEnv) {
    const problem = headerProblem(keyOfEnv);
    if (problem !== undefined) mistakes.add(`${variable}_API_KEY`, problem);
    apiKey = keyOfEnv;
  } else if (entry?.apiKey !== undefined) {
    apiKey = readSecret(entry.apiKey, `${pointer}/apiKey`, sources);
  } else if (entry !== undefined && kind !== "openai-compatible") {
    const hint = builtIn ? ` (or set ${variable}_API_KEY)` : "";
    mistakes.follow(placeInFile(sources, pointer), `must have the member "apiKey"${hint}`);
  } else if (entry === undefined) {
    if (addressOfEnv) warn(`${variable}_BASE_URL: has no effect without ${variable}_API_KEY; ${keyless}`);
    return undefined;
  }
  return {
    name,
    kind,
    ...(apiKey !== undefined && { apiKey }),
    baseUrl: kind === "anthropic" ? withVersion(address ?? "") : withoutSlash(address ?? ""),
    ...(entry?.maxRetries !== undefined && { maxRetries: entry.maxRetries }),
    ...(entry?.idleTimeoutMs !== undefined && { idleTimeoutMs: entry.idleTimeoutMs }),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}

/** Anthropic's own SDK takes the address without the version and adds it; others write it out. */
function withVersion(address: string): string {
  return withoutSlash(address).replace(/(?:\/v1)?$/, "/v1");
}
