/** Authenticates requests and applies rate limits. Reads only the request headers. */
import { InvalidCredentialError } from "../../core/errors.ts";
import { RateLimiter } from "../../core/limits/rate-limiter.ts";
import { defaultProjectId } from "../../core/ports/api-keys.ts";
import type { GatewaySettings } from "../../core/settings.ts";
import { type CredentialServices, findPrincipal, formatChallenge, readBearer } from "../authenticate.ts";
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
  /** The credential's project, to which the limits apply. Empty if there is no credential. */
  principal: string;
  /**
   * Releases the request's slot. Must be called when the response has been sent or the client has
   * disconnected.
   */
  release(): void;
}

/** Options for the authenticator. */
export interface AuthenticatorOptions extends CredentialServices {
  gateway: GatewaySettings;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

const howToSendKey = 'Send the API key of your project as "Authorization: Bearer <key>"';
const howToSendToken = 'or the token of a user as "Authorization: Bearer <token>"';

export class GatewayAuthenticator {
  readonly #services: CredentialServices;
  readonly #gateway: GatewaySettings;
  readonly #rateLimiter: RateLimiter | undefined;
  #isDraining = false;

  constructor({ gateway, now, ...services }: AuthenticatorOptions) {
    this.#services = services;
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
   * @throws {GatewayError} 529 during shutdown, 401 if a valid key or token is required but missing (G-173), 400
   * for another version of the contract (G-176).
   * @throws {IssuerUnavailableError} 529 if a token cannot be verified at the moment.
   * @throws {RateLimitedError} 429 if the project has sent too many requests (G-177).
   */
  async authenticate(
    { authorization, version }: AuthenticationHeaders,
    isStream: boolean,
  ): Promise<AuthenticatedCaller> {
    if (this.#isDraining) throw createDrainingError();
    const principal = await this.#findProject(authorization);
    // A shutdown may have started while the keys of an issuer were fetched.
    if (this.#isDraining) throw createDrainingError();
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

  /** Returns the project that the request's credential belongs to, or `undefined` without a credential. */
  async #findProject(authorization: string | undefined): Promise<string | undefined> {
    const { auth } = this.#gateway;
    if (auth === "disabled" || (auth === "optional" && authorization === undefined)) return undefined;
    const credential = readBearer(authorization);
    if (credential === undefined) {
      const acceptsToken = this.#services.tokens !== undefined;
      const subject = acceptsToken ? "The API key or token" : "The API key";
      const problem = authorization === undefined ? "is missing" : "is not valid";
      const advice = acceptsToken ? `${howToSendKey}, ${howToSendToken}` : howToSendKey;
      throw createAuthenticationError(`${subject} ${problem}. ${advice}.`, "Bearer");
    }
    try {
      return (await findPrincipal(credential, this.#services)).projectId;
    } catch (error) {
      if (!(error instanceof InvalidCredentialError)) throw error;
      throw createAuthenticationError(error.message, formatChallenge(error));
    }
  }
}

function createAuthenticationError(message: string, challenge: string): GatewayError {
  return new GatewayError("authentication_error", message, { param: "Authorization", challenge });
}
