/** API keys and the projects they belong to. */
import type { Owner } from "../owner.ts";

/** The project used for all requests to a server that needs no credentials. */
export const defaultProjectId = "default";

/**
 * The authenticated caller: the project that its credential belongs to, the user if the credential names one, and the
 * name of the credential. An API key names no user. A token always names one.
 */
export interface Principal extends Owner {
  /** Identifies the key, for example in logs, without revealing it. `token` for all tokens. */
  keyName: string;
}

/** The configured API keys. */
export interface ApiKeyLookup {
  /**
   * True if neither keys nor issuers of tokens are configured. All requests then use {@link defaultProjectId}.
   */
  readonly isOpen: boolean;
  /** Returns the project and name for a key, or `undefined` if the key is unknown. Takes constant time. */
  find(key: string): Principal | undefined;
}
