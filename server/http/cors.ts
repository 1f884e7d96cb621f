/** Handles cross-origin requests (Fetch Standard, section 3.3 "CORS protocol"; G-178). */
import type { RequestHandler, Response } from "express";
import type { AllowsOrigin } from "./local-hosts.ts";
import { sendProblem } from "./problem-responses.ts";

/** HTTP methods used by the operations of all contracts. */
const methods = "GET, HEAD, POST, PATCH, DELETE";

/** Response headers that scripts may read in addition to the CORS-safelisted headers. */
const exposedHeaders =
  "X-Request-ID, X-Thread-Id, X-Run-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, " +
  "x-workflow-run-id, x-workflow-stream-tail-index";

/** Time for which browsers may cache the response to a preflight request, in seconds. */
const maxAgeSeconds = "600";

/**
 * Sets CORS headers and responds to preflight requests.
 *
 * @param allows Returns true for an allowed origin, such as `https://app.example.com`. If absent, the handler
 * does nothing.
 */
export function cors(allows: AllowsOrigin | undefined): RequestHandler {
  return (request, response, next) => {
    if (allows === undefined) return next();
    // A response cached for one origin must not be served to another.
    response.vary("Origin");
    const origin = request.get("Origin");
    const isAllowed = origin !== undefined && allows(origin);
    if (isAllowed) response.set("Access-Control-Allow-Origin", origin);
    const isPreflight =
      request.method === "OPTIONS" &&
      origin !== undefined &&
      request.get("Access-Control-Request-Method") !== undefined;
    // Other requests from unknown origins are served. Browsers also send `Origin` for the server's own pages,
    // and they hide the response from pages of all other origins.
    if (!isPreflight) {
      if (isAllowed) response.set("Access-Control-Expose-Headers", exposedHeaders);
      return next();
    }
    if (!isAllowed) return rejectOrigin(response);
    const requestedHeaders = request.get("Access-Control-Request-Headers");
    response
      .status(204)
      .set({
        "Access-Control-Allow-Methods": methods,
        ...(requestedHeaders !== undefined && { "Access-Control-Allow-Headers": requestedHeaders }),
        "Access-Control-Max-Age": maxAgeSeconds,
      })
      .end();
  };
}

/** Responds with 403 to a request from a web page whose origin is not allowed. */
export function rejectOrigin(response: Response): void {
  const detail =
    'Web pages from this origin are not allowed to call the server. To allow them, add the origin to CORS_ORIGINS, or to "corsOrigins" in the settings file.';
  sendProblem(response, 403, detail);
}
