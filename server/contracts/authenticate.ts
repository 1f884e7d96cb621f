import type { Request } from "express";
import { pickOwner } from "../core/owner.ts";
import { type ApiKeyLookup, defaultProjectId, type Principal } from "../core/ports/api-keys.ts";
import type { AnyContract, Authenticator, ContractServices, ProjectContext } from "./contract.ts";

const howToAuthenticate =
  'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';

/**
 * Returns the owner of a request's API key, or `undefined` if the request has no valid key. A bearer token
 * takes precedence over `X-API-Key`.
 */
export function findPrincipal(request: Request, apiKeys: ApiKeyLookup): Principal | undefined {
  if (apiKeys.isOpen) return { projectId: defaultProjectId, keyName: "" };
  const bearer = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "")?.[1];
  const key = bearer ?? request.get("X-API-Key");
  return key === undefined ? undefined : apiKeys.find(key);
}

/**
 * Returns the authenticator for contracts that use API keys. Every response to a request with a valid key has
 * rate limit headers.
 *
 * @throws {RateLimitedError} from `authenticate` if the project has sent too many requests, and from
 * `openStream` if it has too many open streams.
 */
export function createApiKeyAuthenticator(
  { challenge, errors }: Pick<AnyContract, "challenge" | "errors">,
  { apiKeys, rateLimiter }: Pick<ContractServices, "apiKeys" | "rateLimiter">,
): Authenticator<ProjectContext> {
  return {
    authenticate(request, response) {
      const principal = findPrincipal(request, apiKeys);
      if (principal === undefined) {
        response.set("WWW-Authenticate", challenge);
        throw errors.unauthorized(howToAuthenticate);
      }
      const { projectId, keyName } = principal;
      const limit = rateLimiter.countRequest(projectId, keyName);
      if (limit !== undefined) response.set({ ...limit.headers });
      if (limit?.error !== undefined) throw limit.error;
      return { context: { owner: pickOwner(principal) }, account: projectId };
    },
    openStream: ({ owner }) => rateLimiter.openStream(owner.projectId),
  };
}
