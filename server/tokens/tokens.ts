/** Implements the port for tokens with the issuers and signing secrets in the settings. */
import { decodeJwt, type JWTPayload } from "jose";
import { InvalidCredentialError } from "../core/errors.ts";
import type { Principal } from "../core/ports/api-keys.ts";
import type { TokenExchangeForm, TokenExchangeResponse, Tokens } from "../core/ports/tokens.ts";
import type { ProjectSettings } from "../core/settings.ts";
import { AccessTokens, accessTokenIssuer } from "./access-tokens.ts";
import { exchangeToken, TokenExchangeRejected } from "./exchange-token.ts";
import { IssuerTokens, type VerifiedToken } from "./issuer-tokens.ts";
import { toCredentialError } from "./token-problems.ts";

/** The settings that concern tokens. */
export interface TokenSettings {
  projects: ReadonlyMap<string, Pick<ProjectSettings, "issuers">>;
  /** Secrets that sign access tokens. The first one signs, and all of them verify. */
  tokenSecrets?: readonly string[];
}

/**
 * Creates the verifier of tokens.
 *
 * @param log Logs a line about keys that cannot be fetched.
 * @returns `undefined` if no project accepts tokens.
 */
export function createTokens(
  { projects, tokenSecrets = [] }: TokenSettings,
  log: (line: string) => void,
): Tokens | undefined {
  const issuers = Array.from(projects).flatMap(([projectId, { issuers = [] }]) =>
    issuers.map((issuer) => ({ ...issuer, projectId })),
  );
  if (issuers.length === 0) return undefined;
  const issuerTokens = new IssuerTokens(issuers, log);
  const accessTokens = new AccessTokens(tokenSecrets, new Set(issuers.map(({ projectId }) => projectId)));
  return {
    async verify(token) {
      const claims = decodeClaims(token);
      const isOwn = claims.iss === accessTokenIssuer;
      return toPrincipal(await (isOwn ? accessTokens.verify(token) : issuerTokens.verify(token, claims)));
    },
    exchange: (form, { projectId }) =>
      respond(form, {
        projectId,
        verify: async (token) => await issuerTokens.verify(token, decodeClaims(token)),
        sign: accessTokens.sign,
      }),
  };
}

async function respond(
  form: TokenExchangeForm,
  exchange: Parameters<typeof exchangeToken>[1],
): Promise<TokenExchangeResponse> {
  try {
    return { status: 200, body: await exchangeToken(form, exchange) };
  } catch (error) {
    if (!(error instanceof TokenExchangeRejected)) throw error;
    return { status: 400, body: error.body };
  }
}

/** Maximum length of a token in characters. It bounds the time that an unverified token takes. */
const maxTokenLength = 16 * 1024;

/** Returns the payload of a token, which has not been verified. */
function decodeClaims(token: string): JWTPayload {
  if (token.length > maxTokenLength)
    throw new InvalidCredentialError(`The token is longer than ${maxTokenLength} characters.`);
  try {
    return decodeJwt(token);
  } catch (error) {
    throw toCredentialError(error);
  }
}

function toPrincipal({ projectId, userId }: VerifiedToken): Principal {
  return { projectId, userId, keyName: "token" };
}
