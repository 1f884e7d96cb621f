/** Who asks: the project of a request's API key. */
import type { Request } from "express";
import { type ApiKeys, openProject } from "../config/api-keys.ts";

/** What to tell a request without a valid key. */
export const howToAuthenticate =
  'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".';

/** The project that a request's key belongs to; `undefined` without a valid key. A bearer token wins over `X-API-Key`. */
export function projectOf(request: Request, apiKeys: ApiKeys): string | undefined {
  if (apiKeys.open) return openProject;
  const bearer = /^Bearer +(\S+) *$/i.exec(request.get("Authorization") ?? "")?.[1];
  const key = bearer ?? request.get("X-API-Key");
  return key === undefined ? undefined : apiKeys.projectOf(key);
}
