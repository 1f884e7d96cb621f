/** Exchanges a token of an issuer for an access token of this server (RFC 8693). */
import { InvalidCredentialError } from "../core/errors.ts";
import type { IssuedToken, TokenExchangeError, TokenExchangeForm } from "../core/ports/tokens.ts";
import type { VerifiedToken } from "./issuer-tokens.ts";

/** Maximum lifetime of an access token in seconds. A token expires no later than the token it was exchanged for. */
export const maxLifetimeSeconds = 900;

const grantType = "urn:ietf:params:oauth:grant-type:token-exchange";
const accessTokenType = "urn:ietf:params:oauth:token-type:access_token";

/** Types of subject tokens. In each case, the token must be a JSON Web Token. */
const subjectTokenTypes = ["access_token", "id_token", "jwt"].map(
  (name) => `urn:ietf:params:oauth:token-type:${name}`,
);

/** The functions that an exchange needs. */
export interface TokenExchange {
  projectId: string;
  /** Verifies a subject token. */
  verify(token: string): Promise<VerifiedToken>;
  /** Signs an access token. `undefined` if the server has no signing secret. */
  sign: ((owner: { projectId: string; userId: string }, expiresIn: number) => Promise<string>) | undefined;
}

/** Thrown to reject an exchange. */
export class TokenExchangeRejected extends Error {
  readonly body: TokenExchangeError;

  constructor(error: TokenExchangeError["error"], description: string) {
    super(description);
    this.name = "TokenExchangeRejected";
    this.body = { error, error_description: description };
  }
}

/**
 * Issues an access token for the user of a subject token.
 *
 * @throws {TokenExchangeRejected}
 * @throws {IssuerUnavailableError} if the issuer's keys are needed but cannot be fetched.
 */
export async function exchangeToken(
  form: TokenExchangeForm,
  { projectId, verify, sign }: TokenExchange,
): Promise<IssuedToken> {
  const token = readSubjectToken(form, projectId);
  if (sign === undefined)
    throw new TokenExchangeRejected(
      "unsupported_grant_type",
      "This server issues no tokens, because it has no signing secret (tokenSecrets).",
    );
  const subject = await verify(token).catch((error: unknown) => {
    if (!(error instanceof InvalidCredentialError)) throw error;
    throw new TokenExchangeRejected("invalid_request", `subject_token: ${error.message}`);
  });
  if (subject.projectId !== projectId)
    throw new TokenExchangeRejected("invalid_request", "subject_token: The token is for another project.");
  if (subject.expiresIn < 1)
    throw new TokenExchangeRejected("invalid_request", "subject_token: The token has expired.");
  const expiresIn = Math.min(maxLifetimeSeconds, subject.expiresIn);
  return {
    access_token: await sign({ projectId, userId: subject.userId }, expiresIn),
    issued_token_type: accessTokenType,
    token_type: "Bearer",
    expires_in: expiresIn,
  };
}

/** Validates the form, and returns its subject token. */
function readSubjectToken(form: TokenExchangeForm, projectId: string): string {
  // An empty field counts as missing (RFC 6749 section 3.2).
  const read = (name: string) => (Object.hasOwn(form, name) && form[name] !== "" ? form[name] : undefined);
  const repeated = Object.keys(form).find((name) => Array.isArray(form[name]));
  if (repeated !== undefined && !["audience", "resource"].includes(repeated))
    throw new TokenExchangeRejected("invalid_request", "A field of the form was sent more than once.");
  const type = read("grant_type");
  if (!type) throw new TokenExchangeRejected("invalid_request", "grant_type is missing.");
  if (type !== grantType)
    throw new TokenExchangeRejected("unsupported_grant_type", `grant_type must be ${grantType}.`);
  const token = read("subject_token");
  if (typeof token !== "string" || token === "")
    throw new TokenExchangeRejected("invalid_request", "subject_token is missing.");
  if (!subjectTokenTypes.includes(String(read("subject_token_type"))))
    throw new TokenExchangeRejected(
      "invalid_request",
      `subject_token_type must be one of ${subjectTokenTypes.join(", ")}.`,
    );
  if (![undefined, accessTokenType].includes(read("requested_token_type") as string | undefined))
    throw new TokenExchangeRejected("invalid_request", `requested_token_type must be ${accessTokenType}.`);
  if (read("actor_token") !== undefined)
    throw new TokenExchangeRejected("invalid_request", "actor_token is not supported; omit it.");
  if (![undefined, projectId].includes(read("audience") as string | undefined) || read("resource"))
    throw new TokenExchangeRejected(
      "invalid_target",
      "Tokens are valid for the project of the API key only; omit audience and resource.",
    );
  if (read("scope"))
    throw new TokenExchangeRejected("invalid_scope", "Tokens of this server have no scopes; omit scope.");
  return token;
}
