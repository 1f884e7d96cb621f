/**
 * Checks hosts and origins. An open server requires no key, because only this machine can connect to it.
 * However, any web page that is open on this machine can connect, too: through DNS rebinding, or with a POST
 * request whose response the page cannot read.
 */
import type { RequestHandler } from "express";
import { rejectOrigin } from "./cors.ts";
import { findHostProblem, isLocalHost, isLoopbackOrigin } from "./host.ts";
import { sendProblem } from "./problem-responses.ts";

/** Returns true if pages from an origin may call the server. */
export type AllowsOrigin = (origin: string) => boolean;

/**
 * Returns the origin check, or `undefined` if no web page may call the server.
 *
 * @param corsOrigins The origins in the settings.
 * @param isOpen True if the server has no API keys. Pages from loopback origins may then call it.
 */
export function createOriginCheck(corsOrigins: readonly string[], isOpen: boolean): AllowsOrigin | undefined {
  const listedOrigins = new Set(corsOrigins);
  if (isOpen) return (origin) => listedOrigins.has(origin) || isLoopbackOrigin(origin);
  return listedOrigins.size === 0 ? undefined : (origin) => listedOrigins.has(origin);
}

/** Rejects requests whose host is ambiguous or malformed. Responds with 400 and closes the connection. */
export const requireValidHost: RequestHandler = (request, response, next) => {
  const problem = findHostProblem(request);
  if (problem !== undefined) {
    response.set("Connection", "close");
    return sendProblem(response, 400, problem);
  }
  if (!request.url.startsWith("/") && request.url !== "*") {
    // An absolute URL is equivalent to its path (RFC 9112 section 3.2.2), so later handlers see only the
    // path.
    request.url = request.url.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
    request.originalUrl = request.url;
  }
  next();
};

/** Rejects requests to hosts other than this machine, and requests from pages with other origins. */
export function requireLocalHost(allows: AllowsOrigin): RequestHandler {
  return (request, response, next) => {
    const { host = "", origin } = request.headers;
    if (!isLocalHost(host)) {
      const detail =
        'Without API keys, the server accepts only requests to "localhost" and loopback addresses. To use another host name, set API_KEYS.';
      return sendProblem(response, 421, detail);
    }
    if (origin === undefined || allows(origin)) return next();
    rejectOrigin(response);
  };
}
