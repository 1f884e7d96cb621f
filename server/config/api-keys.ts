/** API keys: which project a request belongs to. Keys are kept as digests only, and compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";

/** The project of a server without keys. */
export const openProject = "default";

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

function keyRecord(entry: string, index: number): KeyRecord {
  const place = `API_KEYS: entry ${index + 1}`;
  const colon = entry.indexOf(":");
  const projectId = entry.slice(0, Math.max(0, colon));
  const key = entry.slice(colon + 1);
  if (!projectPattern.test(projectId) || key === "") {
    throw new Error(`${place} is not "project:key" (project: letters, digits, "_" and "-", at most 64)`);
  }
  if (!keyPattern.test(key)) {
    throw new Error(`${place}: a key is printable ASCII without spaces, for it travels in an HTTP header`);
  }
  if (!key.startsWith("sha256:")) return { projectId, digest: sha256(key) };
  if (!digestPattern.test(key)) throw new Error(`${place}: "sha256:" takes the key's digest, 64 hex digits`);
  return { projectId, digest: Buffer.from(key.slice("sha256:".length), "hex") };
}

export class ApiKeys {
  readonly #keys: readonly KeyRecord[];

  private constructor(keys: readonly KeyRecord[]) {
    this.#keys = keys;
  }

  /**
   * Reads the setting `API_KEYS`: `project:key` pairs, separated by commas. A key may be given as
   * `sha256:<64 hex digits>`, so that the setting itself holds no secret.
   *
   * @throws Error that names the entry by its place, never by its content, and for a key that two entries have.
   */
  static parse(setting: string): ApiKeys {
    const entries = setting
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
    const keys = entries.map(keyRecord);
    for (const [index, { digest }] of keys.entries()) {
      const other = keys.findIndex((key) => key.digest.equals(digest));
      if (other < index) {
        throw new Error(
          `API_KEYS: entries ${other + 1} and ${index + 1} have the same key; give each its own`,
        );
      }
    }
    return new ApiKeys(keys);
  }

  /** Whether there are no keys: then every request belongs to one project, and only this machine may be served. */
  get open(): boolean {
    return this.#keys.length === 0;
  }

  /** The project of a key, or `undefined`. Takes the same time whatever the key is. */
  projectOf(key: string): string | undefined {
    const digest = sha256(key);
    let found: string | undefined;
    for (const candidate of this.#keys) {
      if (timingSafeEqual(candidate.digest, digest)) found = candidate.projectId;
    }
    return found;
  }
}
