/** Cross-origin requests: which web pages may call the server (Fetch standard, section 3.3 "CORS protocol"; G-178). */
import type { RequestHandler, Response } from "express";
import { answerOutside } from "./outside.ts";
import type { AllowsOrigin } from "./own-hosts.ts";

/** Methods of the operations of all contracts. */
const methods = "GET, HEAD, POST, DELETE";

/** Headers of answers that scripts may read, besides those that they always may. */
const exposedHeaders = "X-Request-ID, X-Thread-Id, X-Run-Id, Retry-After, RateLimit, RateLimit-Policy";

/** How long a browser may keep the answer to a preflight, in seconds. */
const maxAge = "600";

/**
 * Lets the scripts of web pages call the server, and answers preflights.
 *
 * @param allows Decides by origins as browsers send them, such as `https://app.example.com`. If absent, the handler does
 *   nothing at all.
 */
export function cors(allows: AllowsOrigin | undefined): RequestHandler {
  return (request, response, next) => {
    if (allows === undefined) return next();
    // An answer that is cached for one origin must not be given to another.
    response.vary("Origin");
    const origin = request.get("Origin");
    const isAllowed = origin !== undefined && allows(origin);
    if (isAllowed) response.set("Access-Control-Allow-Origin", origin);
    const isPreflight =
      request.method === "OPTIONS" &&
      origin !== undefined &&
      request.get("Access-Control-Request-Method") !== undefined;
    // Other requests of unknown origins pass: browsers send Origin with those of the server's own pages, too, and keep
    // the answers from everybody else.
    if (!isPreflight) {
      if (isAllowed) response.set("Access-Control-Expose-Headers", exposedHeaders);
      return next();
    }
    if (!isAllowed) return refuseOrigin(response);
    const asked = request.get("Access-Control-Request-Headers");
    response
      .status(204)
      .set({
        "Access-Control-Allow-Methods": methods,
        ...(asked !== undefined && { "Access-Control-Allow-Headers": asked }),
        "Access-Control-Max-Age": maxAge,
      })
      .end();
  };
}

/** Answers a request of a web page that may not call the server. */
export function refuseOrigin(response: Response): void {
  const detail =
    'Web pages of this origin may not call the server. To allow them, add the origin to the setting "corsOrigins".';
  answerOutside(response, 403, detail);
}
