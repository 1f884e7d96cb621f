/** API keys: which project a request belongs to. Keys are kept as digests only, and compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiKeyLookup, Principal } from "../core/ports/api-keys.ts";
import { Mistakes } from "./sources.ts";

/** A key of a project, as it is configured. */
export interface ProjectKey {
  projectId: string;
  /** The key, or its digest as `sha256:<64 hex digits>`. */
  key: string;
  /** Where it is configured, for mistakes. */
  place: string;
}

interface KeyRecord {
  projectId: string;
  digest: Buffer;
}

const projectPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** What an HTTP header can carry as it is: printable ASCII without spaces. */
const keyPattern = /^[\x21-\x7e]+$/;
const digestPattern = /^sha256:[0-9a-f]{64}$/i;

function sha256(text: string): Buffer {
  return createHash("sha256").update(text, "utf8").digest();
}

/**
 * Reads the setting `API_KEYS`: `project:key` pairs, separated by commas. A key may be given as
 * `sha256:<64 hex digits>`, so that the setting itself holds no secret.
 *
 * @param mistakes Takes the place of an entry, never its content.
 */
export function readKeyPairs(setting: string, mistakes: Mistakes): ProjectKey[] {
  const entries = setting
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.flatMap((entry, index) => {
    const place = `API_KEYS: entry ${index + 1}`;
    const colon = entry.indexOf(":");
    const projectId = entry.slice(0, Math.max(0, colon));
    const key = entry.slice(colon + 1);
    if (projectPattern.test(projectId) && key !== "") return [{ projectId, key, place }];
    mistakes.add(place, 'is not "project:key" (project: letters, digits, "_" and "-", at most 64)');
    return [];
  });
}

function problemOf(key: string): string | undefined {
  if (!keyPattern.test(key))
    return "a key is printable ASCII without spaces, for it travels in an HTTP header";
  if (!key.startsWith("sha256:") || digestPattern.test(key)) return undefined;
  return '"sha256:" takes the key\'s digest, 64 hex digits';
}

function digestOf(key: string): Buffer {
  return digestPattern.test(key) ? Buffer.from(key.slice("sha256:".length), "hex") : sha256(key);
}

export class ApiKeys implements ApiKeyLookup {
  readonly #keys: readonly KeyRecord[];

  private constructor(keys: readonly KeyRecord[]) {
    this.#keys = keys;
  }

  /** @param mistakes Takes a key's place, never its content; also for a key that stands in two. */
  static of(keys: readonly ProjectKey[], mistakes: Mistakes): ApiKeys {
    const records = keys.map(({ projectId, key }) => ({ projectId, digest: digestOf(key) }));
    for (const [index, { key, place }] of keys.entries()) {
      const problem = problemOf(key);
      if (problem !== undefined) mistakes.add(place, problem);
      const other = records.findIndex(({ digest }) => digest.equals(digestOf(key)));
      if (other < index) mistakes.add(place, `has the same key as ${keys[other]?.place}; give each its own`);
    }
    return new ApiKeys(records);
  }

  /** The keys of the setting `API_KEYS`. @throws {SettingError} as `readKeyPairs` tells mistakes. */
  static parse(setting: string): ApiKeys {
    const mistakes = new Mistakes();
    const keys = ApiKeys.of(readKeyPairs(setting, mistakes), mistakes);
    mistakes.throwIfAny();
    return keys;
  }

  /** Whether there are no keys: then every request belongs to one project, and only this machine may be served. */
  get open(): boolean {
    return this.#keys.length === 0;
  }

  /** How many keys each project has. */
  counts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { projectId } of this.#keys) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
    return counts;
  }

  /** The project of a key, or `undefined`. Takes the same time whatever the key is. */
  projectOf(key: string): string | undefined {
    return this.find(key)?.projectId;
  }

  /** Whose key it is, and which of all keys; `undefined` for none. Takes the same time whatever the key is. */
  find(key: string): Principal | undefined {
    const digest = sha256(key);
    let found: Principal | undefined;
    for (const [index, candidate] of this.#keys.entries()) {
      if (timingSafeEqual(candidate.digest, digest))
        found = { projectId: candidate.projectId, keyName: `${index}` };
    }
    return found;
  }
}
