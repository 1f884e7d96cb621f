/** The gateway contract as a router: admission, its operations, and its errors. */
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { routes } from "../../../generated/gateway/handlers.ts";
import { readParameters } from "../../../generated/gateway/validators.js";
import { ServerBusyError, TooMany } from "../../core/errors.ts";
import { namesOf } from "../../core/json/pointer.ts";
import type { MemoryBudget } from "../../core/limits/memory-budget.ts";
import { describe } from "../../core/telemetry/context.ts";
import { readJsonBody } from "../../http/body.ts";
import { BodyError } from "../../http/body-error.ts";
import { type Contract, MethodNotAllowed, mountContract } from "../../http/mount.ts";
import { type BodyOptions, receiveBody } from "../../http/request-body.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { streamFailure } from "../../http/stream-failure.ts";
import type { Admission } from "./admission.ts";
import { GatewayError } from "./errors.ts";
import { type GatewayBackend, type GatewayContext, gatewayHandlers } from "./handlers.ts";
import { failureFrame, ping } from "./stream.ts";

/** What the router needs from the server. */
export interface GatewayOptions extends Omit<GatewayBackend, "allowed"> {
  admission: Admission;
  /** Memory that request bodies may take at a time. */
  bodyBudget: MemoryBudget;
  /** Takes one line about a fault of this server. */
  log: (line: string) => void;
}

/** Serves the contract's operations, and everything else at and below `/v1/runs` by its errors. */
export function gatewayRouter(options: GatewayOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const own = Router({ caseSensitive: true, strict: true });
  const { admission, bodyBudget, limits } = options;
  own.use(nameRequest, admit(admission), readBody({ maxBodyBytes: limits.bodyBytes, bodyBudget }));
  mountContract(own, contractOf(options));
  own.use(unknownPath, answerError(options.log));
  router.use((request, response, next) => (isOwn(request.path) ? own(request, response, next) : next()));
  return router;
}

function isOwn(path: string): boolean {
  return /^\/v1\/runs(?:[/:]|$)/.test(path);
}

function contractOf(options: GatewayOptions): Contract<GatewayContext> {
  const { admission, log } = options;
  const { models: allowed } = admission;
  const backend = { ...options, allowed };
  return {
    routes,
    handlers: gatewayHandlers(backend) as Contract<GatewayContext>["handlers"],
    readParameters: (operationId, raw) => readParameters(operationId as "createRun", raw),
    // Decoding is stricter than a schema can be, and tells mistakes in its own way.
    checkBody: () => [],
    invalid: ([first]) =>
      new GatewayError("invalid_request_error", first?.message ?? "A header is wrong.", {
        ...(first !== undefined && { param: first.pointer }),
      }),
    contextOf: (response) => response.locals.context as GatewayContext,
    failureFrame: (error) => {
      const { message } = streamFailure(error, "Send the request again.", log);
      return failureFrame(new GatewayError("api_error", message).canonical());
    },
    keepAlive: ping,
  };
}

const nameRequest: RequestHandler = (request, response, next) => {
  const requestId = requestIdOf(request.get("X-Request-ID"));
  describe({ requestId });
  response.locals.requestId = requestId;
  response.set("X-Request-ID", requestId);
  next();
};

function admit(admission: Admission): RequestHandler {
  return (request, response, next) => {
    const headers = { authorization: request.get("Authorization"), version: request.get("X-VAI-Version") };
    const { projectId, principal, leave } = admission.admit(headers, request.path.endsWith(":stream"));
    response.on("close", leave);
    const { requestId } = response.locals as { requestId: string };
    const context: GatewayContext = { projectId, requestId, headerOf: (name) => request.get(name) };
    response.locals.context = context;
    response.locals.principal = principal;
    next();
  };
}

function readBody(options: BodyOptions): RequestHandler {
  return async (request, response, next) => {
    await receiveBody(request, response, options, response.locals.principal as string, readJsonBody);
    next();
  };
}

const unknownPath: RequestHandler = (request) => {
  const message = `There is nothing at ${request.originalUrl.slice(0, 200)}. Send runs to POST /v1/runs or /v1/runs:stream.`;
  throw new GatewayError("not_found_error", message);
};

function answerError(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    answer(response, errorOf(error) ?? unforeseen(error, request, response, log));
  };
}

function answer(response: Response, error: GatewayError): void {
  const { requestId } = response.locals as { requestId: string };
  const { retryAfter } = error.details;
  // Of a provider's key, this scheme would be the wrong one.
  if (error.details.param === "Authorization") response.set("WWW-Authenticate", "Bearer");
  if (retryAfter !== undefined) response.set("Retry-After", String(retryAfter));
  response.status(error.status).json({ error: error.canonical(requestId) });
}

/** The codes and places of bodies that cannot be read. */
const bodyFaults = {
  INVALID_JSON: { code: "invalid_json", param: "body" },
  PAYLOAD_TOO_LARGE: { code: "request_too_large", param: "body" },
  UNSUPPORTED_MEDIA_TYPE: { code: "unsupported_media_type", param: "Content-Type" },
} as const;

function ofBody({ code, message, pointer }: BodyError): GatewayError {
  if (code === "REQUEST_TIMEOUT")
    return new GatewayError("api_error", message, { status: 408, code: "request_timeout" });
  const fault = bodyFaults[code];
  if (pointer === undefined) return new GatewayError("invalid_request_error", message, fault);
  const param = pathOf(pointer) || fault.param;
  return new GatewayError("invalid_request_error", `${param} ${message}.`, { ...fault, param });
}

/** The place that a JSON Pointer names, as this contract writes it: `request.messages[0].role`. */
function pathOf(pointer: string): string {
  return namesOf(pointer)
    .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? "" : "."}${name}`))
    .join("");
}

function errorOf(error: unknown): GatewayError | undefined {
  if (error instanceof GatewayError) return error;
  if (error instanceof BodyError) return ofBody(error);
  if (error instanceof TooMany)
    return new GatewayError("rate_limit_error", error.message, { retryAfter: error.retryAfter });
  if (error instanceof ServerBusyError)
    return new GatewayError("overloaded_error", error.message, {
      retryAfter: error.retryAfter,
      code: "overloaded",
    });
  if (error instanceof MethodNotAllowed)
    return new GatewayError("invalid_request_error", error.message, {
      status: 405,
      code: "method_not_allowed",
    });
  // Express itself refuses paths whose percent-encoding is broken.
  if (error instanceof URIError)
    return new GatewayError("not_found_error", "The path is not valid percent-encoding.");
  return undefined;
}

function unforeseen(
  error: unknown,
  request: Request,
  response: Response,
  log: (line: string) => void,
): GatewayError {
  const { requestId } = response.locals as { requestId: string };
  log(
    `${requestId} ${request.method} ${request.path}: ${error instanceof Error ? error.stack : String(error)}`,
  );
  return new GatewayError("api_error", "Something went wrong on our side. Try again.");
}
