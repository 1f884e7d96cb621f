/**
 * API keys and the projects they belong to. Only digests of keys are stored, and they are compared in
 * constant time.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { ApiKeyLookup, Principal } from "../core/ports/api-keys.ts";
import { SettingErrors } from "./sources.ts";

/** An API key configured for a project. */
export interface ProjectKey {
  projectId: string;
  /** The key, or its digest as `sha256:<64 hex digits>`. */
  key: string;
  /** Location of the key in the settings, for use in errors. */
  location: string;
}

interface KeyRecord {
  projectId: string;
  digest: Buffer;
}

const projectPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** Printable ASCII without spaces, which an HTTP header can contain without escaping. */
const keyPattern = /^[\x21-\x7e]+$/;
const digestPattern = /^sha256:[0-9a-f]{64}$/i;

function sha256(text: string): Buffer {
  return createHash("sha256").update(text, "utf8").digest();
}

/**
 * Parses the `API_KEYS` setting: comma-separated `project:key` pairs. A key may be written as `sha256:<64 hex
 * digits>`, so that the setting contains no secret.
 *
 * @param errors Receives the position of an invalid entry, never its content.
 */
export function readKeyPairs(setting: string, errors: SettingErrors): ProjectKey[] {
  const entries = setting
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.flatMap((entry, index) => {
    const location = `API_KEYS: entry ${index + 1}`;
    const colon = entry.indexOf(":");
    const projectId = entry.slice(0, Math.max(0, colon));
    const key = entry.slice(colon + 1);
    if (projectPattern.test(projectId) && key !== "") return [{ projectId, key, location }];
    errors.add(
      location,
      'must be "project:key", where the project has at most 64 letters, digits, "_" or "-"',
    );
    return [];
  });
}

function findKeyProblem(key: string): string | undefined {
  if (!keyPattern.test(key))
    return "a key must be printable ASCII without spaces, because it is sent in an HTTP header";
  if (!key.startsWith("sha256:") || digestPattern.test(key)) return undefined;
  return '"sha256:" must be followed by the key\'s digest, 64 hex digits';
}

function toDigest(key: string): Buffer {
  return digestPattern.test(key) ? Buffer.from(key.slice("sha256:".length), "hex") : sha256(key);
}

export class ApiKeys implements ApiKeyLookup {
  readonly #keys: readonly KeyRecord[];
  /**
   * True if requests need no credential. All requests then belong to one project, and only this machine may
   * connect.
   */
  readonly isOpen: boolean;

  private constructor(keys: readonly KeyRecord[], hasIssuers: boolean) {
    this.#keys = keys;
    this.isOpen = keys.length === 0 && !hasIssuers;
  }

  /**
   * @param errors Receives the location of an invalid or duplicate key, never its content.
   * @param hasIssuers True if a project accepts tokens.
   */
  static create(keys: readonly ProjectKey[], errors: SettingErrors, hasIssuers = false): ApiKeys {
    const records = keys.map(({ projectId, key }) => ({ projectId, digest: toDigest(key) }));
    for (const [index, { key, location }] of keys.entries()) {
      const problem = findKeyProblem(key);
      if (problem !== undefined) errors.add(location, problem);
      const other = records.findIndex(({ digest }) => digest.equals(toDigest(key)));
      if (other < index)
        errors.add(location, `has the same key as ${keys[other]?.location}; use a different key for each`);
    }
    return new ApiKeys(records, hasIssuers);
  }

  /**
   * Parses the `API_KEYS` setting.
   *
   * @param hasIssuers True if a project accepts tokens.
   * @throws {SettingError} With the errors of `readKeyPairs`.
   */
  static parse(setting: string, hasIssuers = false): ApiKeys {
    const errors = new SettingErrors();
    const keys = ApiKeys.create(readKeyPairs(setting, errors), errors, hasIssuers);
    errors.throwIfAny();
    return keys;
  }

  /** Returns the number of keys for each project. */
  countByProject(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { projectId } of this.#keys) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
    return counts;
  }

  /** Returns the project that a key belongs to, or `undefined`, in constant time. */
  projectOf(key: string): string | undefined {
    return this.find(key)?.projectId;
  }

  /** Returns the project and the name of a key, or `undefined`, in constant time. */
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
