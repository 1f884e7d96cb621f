/** Authenticates requests by API key or token. */
import type { Request } from "express";
import { InvalidCredentialError } from "../core/errors.ts";
import { pickOwner } from "../core/owner.ts";
import { defaultProjectId, type Principal } from "../core/ports/api-keys.ts";
import type { AnyContract, Authenticator, ContractServices, ProjectContext } from "./contract.ts";

const howToSendKey = 'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>"';
const howToSendToken = 'or the token of a user as "Authorization: Bearer <token>"';

/** The services that identify the caller of a request. */
export type CredentialServices = Pick<ContractServices, "apiKeys" | "tokens" | "getSettings">;

/** Three parts in base64url, of which the last one is empty in an unsigned token. */
const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Returns the caller that a credential belongs to.
 *
 * @param credential An API key or, if `isBearer` is true, possibly a JSON Web Token.
 * @param allowsKey True if an API key is sufficient even if its project requires tokens.
 * @throws {InvalidCredentialError} if the credential is invalid, or if it is an API key and the project requires
 * tokens.
 * @throws {IssuerUnavailableError} if a token cannot be verified at the moment.
 */
export async function findPrincipal(
  credential: string,
  { apiKeys, tokens, getSettings }: CredentialServices,
  { isBearer = true, allowsKey = false } = {},
): Promise<Principal> {
  const principal = apiKeys.find(credential);
  if (principal !== undefined) {
    if (allowsKey || getSettings(principal.projectId).tokenRequired !== true) return principal;
    throw new InvalidCredentialError(
      "The project requires the token of a user; an API key is not sufficient.",
    );
  }
  if (tokens !== undefined && isBearer && tokenPattern.test(credential))
    return await tokens.verify(credential);
  throw new InvalidCredentialError("The API key is not valid. Send a key that is configured on this server.");
}

/** Returns the credential in the header `Authorization` if its scheme is `Bearer`. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}

/** Formats the challenge for an invalid credential (RFC 6750 section 3). */
export function formatChallenge({ message }: InvalidCredentialError): string {
  return `Bearer error="invalid_token", error_description="${message}"`;
}

/**
 * Returns the authenticator for contracts that store data. A bearer credential takes precedence over `X-API-Key`.
 * Every response to an authenticated request has rate limit headers.
 *
 * @throws {RateLimitedError} from `authenticate` if the caller has sent too many requests, and from
 * `openStream` if the project has too many open streams.
 */
export function createApiKeyAuthenticator(
  {
    challenge,
    hasFixedChallenge,
    keyPaths = [],
    errors,
  }: Pick<AnyContract, "challenge" | "hasFixedChallenge" | "keyPaths" | "errors">,
  { rateLimiter, ...services }: CredentialServices & Pick<ContractServices, "rateLimiter">,
): Authenticator<ProjectContext> {
  const identify = async (request: Request): Promise<Principal | undefined> => {
    if (services.apiKeys.isOpen) return { projectId: defaultProjectId, keyName: "" };
    const bearer = readBearer(request.get("Authorization"));
    const credential = bearer ?? request.get("X-API-Key");
    if (credential === undefined) return undefined;
    const allowsKey = keyPaths.includes(request.path);
    return await findPrincipal(credential, services, { isBearer: bearer !== undefined, allowsKey });
  };
  return {
    async authenticate(request, response) {
      const principal = await identify(request).catch((error: unknown) => {
        if (!(error instanceof InvalidCredentialError)) throw error;
        response.set("WWW-Authenticate", hasFixedChallenge ? challenge : formatChallenge(error));
        throw errors.unauthorized(error.message);
      });
      if (principal === undefined) {
        response.set("WWW-Authenticate", challenge);
        const acceptsToken = services.tokens !== undefined && !keyPaths.includes(request.path);
        throw errors.unauthorized(acceptsToken ? `${howToSendKey}, ${howToSendToken}.` : `${howToSendKey}.`);
      }
      const limit = rateLimiter.countRequest(principal.projectId, nameClient(principal));
      if (limit !== undefined) response.set({ ...limit.headers });
      if (limit?.error !== undefined) throw limit.error;
      return { context: { owner: pickOwner(principal) }, account: principal.projectId };
    },
    openStream: ({ owner }) => rateLimiter.openStream(owner.projectId),
  };
}

/** Returns the client whose requests are counted together: an API key, or the user of a token. */
function nameClient({ projectId, userId, keyName }: Principal): string {
  return userId === undefined ? keyName : JSON.stringify([projectId, userId]);
}
