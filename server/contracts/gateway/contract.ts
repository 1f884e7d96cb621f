/** The gateway contract. Its runs are not stored: it has an engine of its own, an admission of its own, and no threads. */
import { type Handlers, routes } from "../../../generated/gateway/handlers.ts";
import { readParameters } from "../../../generated/gateway/validators.js";
import { namesOf } from "../../core/json/pointer.ts";
import { describe } from "../../core/telemetry/log-context.ts";
import { requestIdOf } from "../../http/request-id.ts";
import type { Admission, Contract } from "../contract.ts";
import { GatewayAdmission } from "./admission.ts";
import { failureFrame, ping } from "./encode/stream.ts";
import { GatewayError, rejectionError } from "./errors.ts";
import { Gateway } from "./gateway.ts";
import { type GatewayContext, gatewayHandlers } from "./handlers.ts";

export const gateway: Contract<Handlers<GatewayContext>, GatewayContext> = {
  name: "gateway",
  paths: /^\/v1\/runs(?:[/:]|$)/,
  challenge: "Bearer",
  // Decoding is stricter than a schema can be, and reports mistakes in its own way.
  document: { routes, readParameters, checkBody: () => [] },
  async start(services) {
    const { apiKeys, gateway: settings, ephemeral, log } = services;
    const runs = await Gateway.start({ ...ephemeral, log });
    const admission = new GatewayAdmission({ apiKeys, gateway: settings });
    return {
      handlers: gatewayHandlers({ ...services, gateway: runs, settings }),
      admission: admissionBy(admission),
      maxBodyBytes: settings.limits.bodyBytes,
      drain: () => admission.drain(),
      stop: (graceMs) => runs.stop(graceMs),
      close: () => runs.close(),
    };
  },
  errors: {
    unauthorized: (message) => new GatewayError("authentication_error", message, { param: "Authorization" }),
    invalidRequest: ([first]) =>
      new GatewayError("invalid_request_error", first?.message ?? "A header is wrong.", {
        ...(first !== undefined && { param: first.pointer }),
      }),
    unreadableBody: ({ code, message, pointer }) => {
      if (code === "REQUEST_TIMEOUT")
        return new GatewayError("api_error", message, { status: 408, code: "request_timeout" });
      const fault = bodyFaults[code];
      if (pointer === undefined) return new GatewayError("invalid_request_error", message, fault);
      const param = pathOf(pointer) || fault.param;
      return new GatewayError("invalid_request_error", `${param} ${message}.`, { ...fault, param });
    },
    malformedPath: () => new GatewayError("not_found_error", "The path is not valid percent-encoding."),
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
      return undefined;
    },
    internal: () => new GatewayError("api_error", "Something went wrong on our side. Try again."),
  },
  failureFrame: (error, tell) => failureFrame(new GatewayError("api_error", tell(error).message).canonical()),
  afterStreamFailure: "Send the request again.",
  keepAlive: ping,
};

/** Names a request, then admits it. */
function admissionBy(admission: GatewayAdmission): Admission<GatewayContext> {
  return {
    admit(request, response) {
      const requestId = requestIdOf(request.get("X-Request-ID"));
      describe({ requestId });
      response.locals.requestId = requestId;
      response.set("X-Request-ID", requestId);
      const headers = { authorization: request.get("Authorization"), version: request.get("X-VAI-Version") };
      const { projectId, principal, leave } = admission.admit(headers, request.path.endsWith(":stream"));
      response.on("close", leave);
      const context = { projectId, requestId, headerOf: (name: string) => request.get(name) };
      return { context, account: principal };
    },
  };
}

/** The codes and places of bodies that cannot be read. */
const bodyFaults = {
  INVALID_JSON: { code: "invalid_json", param: "body" },
  PAYLOAD_TOO_LARGE: { code: "request_too_large", param: "body" },
  UNSUPPORTED_MEDIA_TYPE: { code: "unsupported_media_type", param: "Content-Type" },
} as const;

/** Returns the place that a JSON Pointer names, as this contract writes it: `request.messages[0].role`. */
function pathOf(pointer: string): string {
  return namesOf(pointer)
    .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? "" : "."}${name}`))
    .join("");
}
