/** Authenticates requests and applies rate limits. Reads only the request headers. */
import { RateLimiter } from "../../core/limits/rate-limiter.ts";
import { type ApiKeyLookup, defaultProjectId } from "../../core/ports/api-keys.ts";
import type { GatewaySettings } from "../../core/settings.ts";
import { createDrainingError, GatewayError } from "./errors.ts";

/** The headers used for authentication. `undefined` means that a header was not sent. */
export interface AuthenticationHeaders {
  authorization?: string | undefined;
  /** The `X-VAI-Version` header. */
  version?: string | undefined;
}

/** The result of authenticating a request. */
export interface AuthenticatedCaller {
  /** The project whose tools the run can use. */
  projectId: string;
  /** The API key's project, to which the limits apply. Empty if there is no key. */
  principal: string;
  /**
   * Releases the request's slot. Must be called when the response has been sent or the client has
   * disconnected.
   */
  release(): void;
}

/** Options for the authenticator. */
export interface AuthenticatorOptions {
  apiKeys: ApiKeyLookup;
  gateway: GatewaySettings;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

const howToAuthenticate = 'Send the API key of your project as "Authorization: Bearer <key>".';

export class GatewayAuthenticator {
  readonly #apiKeys: ApiKeyLookup;
  readonly #gateway: GatewaySettings;
  readonly #rateLimiter: RateLimiter | undefined;
  #isDraining = false;

  constructor({ apiKeys, gateway, now }: AuthenticatorOptions) {
    this.#apiKeys = apiKeys;
    this.#gateway = gateway;
    const { rate } = gateway;
    this.#rateLimiter =
      rate === false ? undefined : new RateLimiter({ getRate: () => rate, ...(now && { now }) });
  }

  /** Rejects all new requests before a shutdown. */
  drain(): void {
    this.#isDraining = true;
  }

  /**
   * Authenticates a request.
   *
   * @throws {GatewayError} 529 during shutdown, 401 if a valid key is required but missing (G-173), 400 for
   * another version of the contract (G-176).
   * @throws {RateLimitedError} 429 if the project has sent too many requests (G-177).
   */
  authenticate({ authorization, version }: AuthenticationHeaders, isStream: boolean): AuthenticatedCaller {
    if (this.#isDraining) throw createDrainingError();
    const principal = this.#findPrincipal(authorization);
    if (version !== undefined && version !== "1") {
      const message = 'This version of the API does not exist. Send "X-VAI-Version: 1", or omit the header.';
      throw new GatewayError("invalid_request_error", message, {
        param: "X-VAI-Version",
        code: "unsupported_version",
      });
    }
    if (principal === undefined) return { projectId: defaultProjectId, principal: "", release: () => {} };
    const release = this.#rateLimiter?.startRequest(principal, isStream) ?? (() => {});
    return { projectId: principal, principal, release };
  }

  /** Returns the project that the request's key belongs to, or `undefined` without a key. */
  #findPrincipal(authorization: string | undefined): string | undefined {
    const { auth } = this.#gateway;
    if (auth === "disabled" || (auth === "optional" && authorization === undefined)) return undefined;
    const [, key] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
    const projectId = key === undefined ? undefined : this.#apiKeys.find(key)?.projectId;
    if (projectId !== undefined) return projectId;
    const problem = authorization === undefined ? "The API key is missing." : "The API key is not valid.";
    throw new GatewayError("authentication_error", `${problem} ${howToAuthenticate}`, {
      param: "Authorization",
    });
  }
}
