/** API keys: which project a request belongs to. Keys are kept as digests only, and compared in constant time. */
import { createHash, timingSafeEqual } from "node:crypto";

/** The project of a server without keys. */
export const openProject = "default";

interface KeyRecord {
  projectId: string;
  digest: Buffer;
}

const projectPattern = /^[A-Za-z0-9_-]{1,64}$/;

function sha256(text: string): Buffer {
  return createHash("sha256").update(text, "utf8").digest();
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
   * @throws Error that names the entry by its place, never by its content.
   */
  static parse(setting: string): ApiKeys {
    const entries = setting
      .split(",")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== "");
    return new ApiKeys(
      entries.map((entry, index) => {
        const colon = entry.indexOf(":");
        const projectId = entry.slice(0, colon);
        const key = entry.slice(colon + 1);
        if (colon === -1 || !projectPattern.test(projectId) || key === "") {
          throw new Error(
            `API_KEYS: entry ${index + 1} is not "project:key" (project: letters, digits, "_" and "-")`,
          );
        }
        if (!key.startsWith("sha256:")) return { projectId, digest: sha256(key) };
        const digest = Buffer.from(key.slice("sha256:".length), "hex");
        if (digest.length !== 32)
          throw new Error(`API_KEYS: entry ${index + 1}: sha256: takes 64 hex digits`);
        return { projectId, digest };
      }),
    );
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
