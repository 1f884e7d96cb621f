/** The tool progress contract as a router: authentication, its operations, and its errors. */
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { routes } from "../../../generated/tool-progress/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tool-progress/validators.js";
import { passing, Refusal } from "../../core/errors.ts";
import { authenticate } from "../../http/authenticate.ts";
import { readJsonBody } from "../../http/body.ts";
import { BodyError } from "../../http/body-error.ts";
import { type Contract, MethodNotAllowed, mountContract } from "../../http/mount.ts";
import { type BodyOptions, receiveBody } from "../../http/request-body.ts";
import { streamFailure } from "../../http/stream-failure.ts";
import { type PlacedContent, withMessageSizes } from "../message-size.ts";
import { setRetryAfter } from "../retry-after.ts";
import type { RouterOptions } from "../router-options.ts";
import { ToolProgressError } from "./errors.ts";
import { isForm, readForm } from "./form.ts";
import { type ToolProgressBackend, type ToolProgressContext, toolProgressHandlers } from "./handlers.ts";
import { refusalError } from "./refusal-error.ts";
import { failureFrame } from "./stream.ts";

/** What the router needs from the server. */
export interface ToolProgressOptions extends ToolProgressBackend, RouterOptions {}

/** Serves the contract's operations, and everything else below its paths by its errors. */
export function toolProgressRouter(options: ToolProgressOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const own = Router({ caseSensitive: true, strict: true });
  const { apiKeys, useLimits } = options;
  own.use(authenticate(apiKeys, "ApiKey", unauthorized, useLimits), readBody(options));
  mountContract(own, contractOf(options));
  own.use(unknownPath, answerError(options.log));
  router.use((request, response, next) => (isOwn(request.path) ? own(request, response, next) : next()));
  return router;
}

function isOwn(path: string): boolean {
  return /^\/api(?:\/v[12])?\/conversations(?:\/|$)/.test(path);
}

function contractOf(options: ToolProgressOptions): Contract<ToolProgressContext> {
  const advice = "Take the session up again with POST resume/ and the id of its last frame.";
  return {
    routes,
    handlers: toolProgressHandlers(options) as Contract<ToolProgressContext>["handlers"],
    readParameters: (operationId, raw) => readParameters(operationId as "sendMessage", raw),
    checkBody: withMessageSizes(
      (operationId, body) => checkBody(operationId as "sendMessage", body),
      contentIn,
      options.maxMessageBytes,
    ),
    invalid: (violations) =>
      ToolProgressError.of(
        violations.map(({ pointer, message }) => ({ pointer, message: inWords(message) })),
      ),
    contextOf: (response) => ({ projectId: response.locals.projectId as string }),
    openStream: ({ projectId }) => options.useLimits.openStream(projectId),
    failureFrame: (error) => failureFrame(streamFailure(error, advice, options.log)),
  };
}

/** What the user says in a valid body, if it says something. */
function contentIn(body: unknown): PlacedContent[] {
  const { content } = (body ?? {}) as { content?: unknown };
  return [{ pointer: "/content", content }];
}

/** The contract's pattern for a text with at least one character that is not white space says little to people. */
function inWords(message: string): string {
  return message === "must match \\S" ? "must not be blank" : message;
}

const unauthorized = (message: string) => new ToolProgressError("UNAUTHORIZED", message);

/** Reads a body where an operation takes one; those of others are ignored. */
function readBody(options: BodyOptions): RequestHandler {
  return async (request, response, next) => {
    if (/\/(?:message|regenerate)\/$/.test(request.path)) {
      const takesForm = request.path.startsWith("/api/v1/") && request.path.endsWith("/message/");
      const read = takesForm && isForm(request) ? readForm : readJsonBody;
      await receiveBody(request, response, options, response.locals.projectId as string, read);
    }
    next();
  };
}

const unknownPath: RequestHandler = (request, response) => {
  const detail = `There is nothing at ${request.originalUrl.slice(0, 200)}. Send messages to POST /api/v2/conversations/<id>/message/.`;
  answerOutside(response, 404, "NOT_FOUND", detail);
};

/** Answers what no operation of the contract is there for. */
function answerOutside(response: Response, status: number, code: string, detail: string): void {
  response.status(status).json({ detail, code });
}

function answerError(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof MethodNotAllowed)
      return answerOutside(response, 405, "METHOD_NOT_ALLOWED", error.message);
    const known = errorOf(error);
    if (known === undefined)
      log(`${request.method} ${request.path}: ${error instanceof Error ? error.stack : String(error)}`);
    const { status, body } = known ?? failed;
    setRetryAfter(response, error);
    response.status(status).json(body);
  };
}

const failed = new ToolProgressError("INTERNAL_ERROR", "Something went wrong on our side. Try again.");

const restarting =
  "The server is restarting. A session that had begun goes on then: GET active-session tells its id, and POST resume/<id> takes it up again.";

function errorOf(error: unknown): ToolProgressError | undefined {
  if (error instanceof ToolProgressError) return error;
  if (error instanceof BodyError) return ofBody(error);
  if (error instanceof Refusal) return refusalError(error);
  const temporary = passing(error);
  if (temporary !== undefined) {
    const { code, message } = temporary;
    return new ToolProgressError(code, code === "SERVER_RESTARTING" ? restarting : message);
  }
  // Express itself refuses paths whose percent-encoding is broken.
  if (error instanceof URIError) {
    const message = "is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25";
    return ToolProgressError.of([{ pointer: "/conversation_id", message }]);
  }
  return undefined;
}

function ofBody({ code, message, pointer }: BodyError): ToolProgressError {
  if (pointer !== undefined) return ToolProgressError.of([{ pointer, message }], "INVALID_BODY");
  return new ToolProgressError(code === "INVALID_JSON" ? "INVALID_BODY" : code, message);
}
