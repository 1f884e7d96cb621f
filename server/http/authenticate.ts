/** Who asks: the project of a request's API key. */
import type { Request, RequestHandler } from "express";
import { type ApiKeys, openProject } from "../config/api-keys.ts";

/** What to tell a request without a valid key. */
const howToAuthenticate =
  'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';

/** The project that a request's key belongs to; `undefined` without a valid key. A bearer token wins over `X-API-Key`. */
export function projectOf(request: Request, apiKeys: ApiKeys): string | undefined {
  if (apiKeys.open) return openProject;
  const bearer = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "")?.[1];
  const key = bearer ?? request.get("X-API-Key");
  return key === undefined ? undefined : apiKeys.projectOf(key);
}

/**
 * Lets requests in whose key belongs to a project, which `response.locals.projectId` is then.
 *
 * @param challenge What an answer with 401 has as `WWW-Authenticate` (RFC 9110 section 11.6.1).
 * @param unauthorized The contract's error for the others, with this message.
 */
export function authenticate(
  apiKeys: ApiKeys,
  challenge: string,
  unauthorized: (message: string) => Error,
): RequestHandler {
  return (request, response, next) => {
    const projectId = projectOf(request, apiKeys);
    if (projectId === undefined) {
      response.set("WWW-Authenticate", challenge);
      throw unauthorized(howToAuthenticate);
    }
    response.locals.projectId = projectId;
    next();
  };
}
