/** Tokens that identify the users of a project. */
import type { Principal } from "./api-keys.ts";

/** Verifies tokens, and exchanges tokens of issuers for access tokens of this server. */
export interface Tokens {
  /**
   * Returns the project and the user that a JSON Web Token belongs to.
   *
   * @throws {InvalidCredentialError} if the token is invalid.
   * @throws {IssuerUnavailableError} if the issuer's keys are needed but cannot be fetched.
   */
  verify(token: string): Promise<Principal>;
  /**
   * Exchanges a token of one of the project's issuers for an access token of this server (RFC 8693).
   *
   * @param form The form fields. A field that was sent several times is an array.
   * @param caller The caller, authenticated by an API key.
   * @throws {IssuerUnavailableError} if the issuer's keys are needed but cannot be fetched.
   */
  exchange(form: TokenExchangeForm, caller: Pick<Principal, "projectId">): Promise<TokenExchangeResponse>;
}

/** The fields of a token exchange request, as parsed from a form. */
export type TokenExchangeForm = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The response to a token exchange request. */
export type TokenExchangeResponse =
  | { status: 200; body: IssuedToken }
  | { status: 400; body: TokenExchangeError };

/** An access token that was issued (RFC 8693 section 2.2.1). */
export interface IssuedToken {
  access_token: string;
  issued_token_type: "urn:ietf:params:oauth:token-type:access_token";
  token_type: "Bearer";
  /** Seconds until the token expires. */
  expires_in: number;
}

/** An error in a token exchange request (RFC 6749 section 5.2, RFC 8693 section 2.2.2). */
export interface TokenExchangeError {
  error: "invalid_request" | "invalid_scope" | "invalid_target" | "unsupported_grant_type";
  /** Human-readable explanation. Contains no part of a token. */
  error_description: string;
}
