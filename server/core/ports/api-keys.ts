/** API keys and their projects. */

/** The project of all requests to a server without API keys. */
export const defaultProjectId = "default";

/** The owner of an API key. */
export interface Principal {
  projectId: string;
  /** Identifies the key without revealing it. */
  keyName: string;
}

/** The configured API keys. */
export interface ApiKeyLookup {
  /** True if no keys are configured. All requests then belong to {@link defaultProjectId}. */
  readonly isOpen: boolean;
  /** Returns the owner of a key, or `undefined` if the key is unknown. Takes constant time. */
  find(key: string): Principal | undefined;
}
