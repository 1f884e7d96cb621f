/** API keys: which project a request belongs to. */

/** The project of a server without keys. */
export const openProject = "default";

/** The owner of an API key. */
export interface Principal {
  projectId: string;
  /** Tells keys apart, and says nothing of the key itself. */
  keyName: string;
}

/** The keys that the server knows. */
export interface ApiKeyLookup {
  /** Whether there are no keys: then every request belongs to {@link openProject}. */
  readonly open: boolean;
  /** Returns the owner of a key; `undefined` for an unknown one. Takes the same time whatever the key is. */
  find(key: string): Principal | undefined;
}
