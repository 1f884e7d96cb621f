/** API keys and the projects they belong to. */

/** The project used for all requests to a server without API keys. */
export const defaultProjectId = "default";

/** The project that an API key belongs to, and the name of the key. */
export interface Principal {
  projectId: string;
  /** Identifies the key, for example in logs, without revealing it. */
  keyName: string;
}

/** The configured API keys. */
export interface ApiKeyLookup {
  /** True if no keys are configured. All requests then use {@link defaultProjectId}. */
  readonly isOpen: boolean;
  /** Returns the project and name for a key, or `undefined` if the key is unknown. Takes constant time. */
  find(key: string): Principal | undefined;
}
