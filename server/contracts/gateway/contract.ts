/**
 * The gateway contract. Its runs are not stored. It has its own engine and authentication, and no threads.
 */
import { type Handlers, routes } from "../../../generated/gateway/handlers.ts";
import { readParameters } from "../../../generated/gateway/validators.js";
import { parsePointer } from "../../core/json/pointer.ts";
import { addToContext } from "../../core/telemetry/log-context.ts";
import { resolveRequestId } from "../../http/request-id.ts";
import type { Authenticator, Contract } from "../contract.ts";
import { GatewayAuthenticator } from "./authenticator.ts";
import { encodeFailure, ping } from "./encode/stream.ts";
import { GatewayError, rejectionError } from "./errors.ts";
import { Gateway } from "./gateway.ts";
import { createGatewayHandlers, type GatewayContext } from "./handlers.ts";

export const gateway: Contract<Handlers<GatewayContext>, GatewayContext> = {
  name: "gateway",
  paths: /^\/v1\/runs(?:[/:]|$)/,
  challenge: "Bearer",
  // The schema check is skipped, because `decodeRunRequest` validates bodies. It is stricter than a schema
  // can be, and has its own errors.
  document: { routes, readParameters, checkBody: () => [] },
  async start(services) {
    const { gateway: settings, ephemeral, log } = services;
    const runs = await Gateway.start({ ...ephemeral, log });
    const authenticator = new GatewayAuthenticator(services);
    return {
      handlers: createGatewayHandlers({ ...services, gateway: runs, settings }),
      authenticator: createAuthenticator(authenticator),
      maxBodyBytes: settings.limits.bodyBytes,
      drain: () => authenticator.drain(),
      stop: (graceMs) => runs.stop(graceMs),
      close: () => runs.close(),
    };
  },
  errors: {
    unauthorized: (message) =>
      new GatewayError("authentication_error", message, { param: "Authorization", challenge: "Bearer" }),
    invalidRequest: ([first]) =>
      new GatewayError("invalid_request_error", first?.message ?? "A header is invalid.", {
        ...(first !== undefined && { param: first.pointer }),
      }),
    unreadableBody: ({ code, message, pointer }) => {
      if (code === "REQUEST_TIMEOUT")
        return new GatewayError("api_error", message, { status: 408, code: "request_timeout" });
      const error = bodyErrors[code];
      if (pointer === undefined) return new GatewayError("invalid_request_error", message, error);
      const param = formatLocation(pointer) || error.param;
      return new GatewayError("invalid_request_error", `${param} ${message}.`, { ...error, param });
    },
    malformedPath: () => new GatewayError("not_found_error", "The path contains invalid percent-encoding."),
    unknownPath: (path) =>
      new GatewayError(
        "not_found_error",
        `There is nothing at ${path}. Send runs to POST /v1/runs or /v1/runs:stream.`,
      ),
    methodNotAllowed: (message) =>
      new GatewayError("invalid_request_error", message, { status: 405, code: "method_not_allowed" }),
    unknownAgent: () => undefined,
    rejected: rejectionError,
    transient({ code, message, retryAfter }) {
      if (code === "RATE_LIMITED") return new GatewayError("rate_limit_error", message, { retryAfter });
      if (code === "SERVER_BUSY")
        return new GatewayError("overloaded_error", message, { retryAfter, code: "overloaded" });
      if (code === "ISSUER_UNAVAILABLE")
        return new GatewayError("overloaded_error", message, { retryAfter, code: "issuer_unavailable" });
      return undefined;
    },
    internal: () => new GatewayError("api_error", "Something went wrong on our side. Try again."),
  },
  encodeFailure: (error, report) =>
    encodeFailure(new GatewayError("api_error", report(error).message).toCanonical()),
  failureAdvice: "Send the request again.",
  keepAlive: ping,
};

/** Assigns a request ID before authenticating the request. */
function createAuthenticator(authenticator: GatewayAuthenticator): Authenticator<GatewayContext> {
  return {
    async authenticate(request, response) {
      const requestId = resolveRequestId(request.get("X-Request-ID"));
      addToContext({ requestId });
      response.locals.requestId = requestId;
      response.set("X-Request-ID", requestId);
      const headers = { authorization: request.get("Authorization"), version: request.get("X-VAI-Version") };
      const { projectId, principal, release } = await authenticator.authenticate(
        headers,
        request.path.endsWith(":stream"),
      );
      response.once("close", release);
      // The client may have disconnected while the credential was checked.
      if (response.closed) release();
      const context = { owner: { projectId }, requestId, getHeader: (name: string) => request.get(name) };
      return { context, account: principal };
    },
  };
}

/** Error codes and locations for bodies that cannot be parsed. */
const bodyErrors = {
  INVALID_JSON: { code: "invalid_json", param: "body" },
  PAYLOAD_TOO_LARGE: { code: "request_too_large", param: "body" },
  UNSUPPORTED_MEDIA_TYPE: { code: "unsupported_media_type", param: "Content-Type" },
} as const;

/** Formats a JSON Pointer the way this contract writes locations, for example `request.messages[0].role`. */
function formatLocation(pointer: string): string {
  return parsePointer(pointer)
    .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? "" : "."}${name}`))
    .join("");
}
