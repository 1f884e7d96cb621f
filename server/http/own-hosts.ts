/**
 * Which requests an open server takes. It asks for no key because only this machine reaches it, and so does every web
 * page that is open on this machine: by a name of its own that it lets point to 127.0.0.1 (DNS rebinding), or by posting
 * without being allowed to read the answer.
 */
import { isIP } from "node:net";
import type { RequestHandler } from "express";
import { refuseOrigin } from "./cors.ts";
import { answerOutside } from "./outside.ts";

/**
 * Refuses requests to names that are not this machine's, and those that pages of other origins send.
 *
 * @param corsOrigins Origins whose pages may call the server.
 */
export function onlyOwnHosts(corsOrigins: readonly string[]): RequestHandler {
  const allowed = new Set(corsOrigins);
  return (request, response, next) => {
    const { host = "", origin } = request.headers;
    if (!isOwnHost(host)) {
      const detail =
        'A server without API keys answers to "localhost" and loopback addresses only. To serve it by another name, set API_KEYS.';
      return answerOutside(response, 421, detail);
    }
    if (origin === undefined || allowed.has(origin) || isOwn(hostnameOf(origin))) return next();
    refuseOrigin(response);
  };
}

/** Whether a `Host` header names this machine itself. */
export function isOwnHost(host = ""): boolean {
  return isOwn(hostnameOf(`http://${host}`));
}

/** The host of a URL as URLs have it: in lower case, addresses in their usual form. */
function hostnameOf(url: string): string | undefined {
  return URL.parse(url)?.hostname;
}

/** Browsers take `localhost` and names that end with it for this machine, and ask nobody (RFC 6761 section 6.3). */
function isOwn(hostname: string | undefined): boolean {
  if (hostname === undefined) return false;
  if (hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]") return true;
  return isIP(hostname) === 4 && hostname.startsWith("127.");
}
