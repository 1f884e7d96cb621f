/**
 * Hosts and origins of requests. An open server asks for no key because only this machine reaches it, and so does every
 * web page that is open on this machine: by a name of its own that it lets point to 127.0.0.1 (DNS rebinding), or by
 * posting without being allowed to read the answer.
 */
import type { RequestHandler } from "express";
import { refuseOrigin } from "./cors.ts";
import { hostProblem, isLoopbackOrigin, isOwnHost } from "./host.ts";
import { answerOutside } from "./outside.ts";

/** Tells whether the pages of an origin may call the server. */
export type AllowsOrigin = (origin: string) => boolean;

/**
 * Returns which web pages may call the server; `undefined` if none may.
 *
 * @param corsOrigins Origins of the settings.
 * @param isOpen Whether the server has no API keys: pages of loopback origins may call it, then.
 */
export function allowedOrigins(corsOrigins: readonly string[], isOpen: boolean): AllowsOrigin | undefined {
  const listed = new Set(corsOrigins);
  if (isOpen) return (origin) => listed.has(origin) || isLoopbackOrigin(origin);
  return listed.size === 0 ? undefined : (origin) => listed.has(origin);
}

/** Refuses requests whose host is ambiguous or malformed with 400, and closes their connections. */
export const requireSoundHost: RequestHandler = (request, response, next) => {
  const problem = hostProblem(request);
  if (problem !== undefined) {
    response.set("Connection", "close");
    return answerOutside(response, 400, problem);
  }
  if (!request.url.startsWith("/") && request.url !== "*") {
    // A URL is as good as its path (RFC 9112 section 3.2.2): whatever follows sees the path alone.
    request.url = request.url.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
    request.originalUrl = request.url;
  }
  next();
};

/** Refuses requests to names that are not this machine's, and those that pages of other origins send. */
export function onlyOwnHosts(allows: AllowsOrigin): RequestHandler {
  return (request, response, next) => {
    const { host = "", origin } = request.headers;
    if (!isOwnHost(host)) {
      const detail =
        'A server without API keys answers to "localhost" and loopback addresses only. To serve it by another name, set API_KEYS.';
      return answerOutside(response, 421, detail);
    }
    if (origin === undefined || allows(origin)) return next();
    refuseOrigin(response);
  };
}
