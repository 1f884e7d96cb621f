/** Who asks: the project of a request's API key. */
import type { Request, RequestHandler } from "express";
import { type ApiKeys, openProject, type Principal } from "../config/api-keys.ts";
import type { UseLimits } from "../core/limits/use-limits.ts";

/** What to tell a request without a valid key. */
const howToAuthenticate =
  'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';

/** Whose key a request has; `undefined` without a valid key. A bearer token wins over `X-API-Key`. */
export function principalOf(request: Request, apiKeys: ApiKeys): Principal | undefined {
  if (apiKeys.open) return { projectId: openProject, keyName: "" };
  const bearer = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "")?.[1];
  const key = bearer ?? request.get("X-API-Key");
  return key === undefined ? undefined : apiKeys.find(key);
}

/**
 * Lets requests in whose key belongs to a project, which `response.locals.projectId` is then, as often as the key may
 * ask. Every answer to such a request tells of the limit.
 *
 * @param challenge What an answer with 401 has as `WWW-Authenticate` (RFC 9110 section 11.6.1).
 * @param unauthorized The contract's error for the others, with this message. For those that come too fast it is
 *   `TooMany`.
 */
export function authenticate(
  apiKeys: ApiKeys,
  challenge: string,
  unauthorized: (message: string) => Error,
  limits: UseLimits,
): RequestHandler {
  return (request, response, next) => {
    const principal = principalOf(request, apiKeys);
    if (principal === undefined) {
      response.set("WWW-Authenticate", challenge);
      throw unauthorized(howToAuthenticate);
    }
    const { projectId, keyName } = principal;
    response.locals.projectId = projectId;
    const verdict = limits.request(projectId, keyName);
    if (verdict !== undefined) response.set({ ...verdict.headers });
    if (verdict?.refusal !== undefined) throw verdict.refusal;
    next();
  };
}
