import type { Request } from "express";
import { type ApiKeyLookup, openProject, type Principal } from "../core/ports/api-keys.ts";
import type { Admission, AnyContract, ContractServices, ProjectContext } from "./contract.ts";

const howToAuthenticate =
  'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';

/**
 * Returns the owner of a request's API key; `undefined` without a valid key. A bearer token takes precedence
 * over `X-API-Key`.
 */
export function principalOf(request: Request, apiKeys: ApiKeyLookup): Principal | undefined {
  if (apiKeys.open) return { projectId: openProject, keyName: "" };
  const bearer = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "")?.[1];
  const key = bearer ?? request.get("X-API-Key");
  return key === undefined ? undefined : apiKeys.find(key);
}

/**
 * Returns the authenticator of contracts with API keys. Every response to a request with a valid key has rate
 * limit headers.
 *
 * @throws {RateLimitedError} from `authenticate` if the project has sent too many requests, from `openStream`
 * if it has too many streams.
 */
export function admitByApiKey(
  { challenge, errors }: Pick<AnyContract, "challenge" | "errors">,
  { apiKeys, rateLimiter }: Pick<ContractServices, "apiKeys" | "rateLimiter">,
): Admission<ProjectContext> {
  return {
    admit(request, response) {
      const principal = principalOf(request, apiKeys);
      if (principal === undefined) {
        response.set("WWW-Authenticate", challenge);
        throw errors.unauthorized(howToAuthenticate);
      }
      const { projectId, keyName } = principal;
      const verdict = rateLimiter.request(projectId, keyName);
      if (verdict !== undefined) response.set({ ...verdict.headers });
      if (verdict?.refusal !== undefined) throw verdict.refusal;
      return { context: { projectId }, account: projectId };
    },
    openStream: ({ projectId }) => rateLimiter.openStream(projectId),
  };
}
