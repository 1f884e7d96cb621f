/** The Tambo contract as a router: authentication, its operations, and its errors. */
import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { routes } from "../../../generated/tambo/handlers.ts";
import { checkBody, readParameters } from "../../../generated/tambo/validators.js";
import { passing, Refusal, type RefusalCode } from "../../core/errors.ts";
import { authenticate } from "../../http/authenticate.ts";
import { readJsonBody } from "../../http/body.ts";
import { BodyError } from "../../http/body-error.ts";
import { type Contract, MethodNotAllowed, mountContract } from "../../http/mount.ts";
import { answerOutside } from "../../http/outside.ts";
import { type BodyOptions, receiveBody } from "../../http/request-body.ts";
import { streamFailure } from "../../http/stream-failure.ts";
import { type PlacedContent, withMessageSizes } from "../message-size.ts";
import { setRetryAfter } from "../retry-after.ts";
import type { RouterOptions } from "../router-options.ts";
import { failureFrame } from "./encoder.ts";
import { type TamboBackend, type TamboContext, tamboHandlers } from "./handlers.ts";
import { type ProblemCode, ProblemError } from "./problems.ts";

/** What the router needs from the server. */
export interface TamboOptions extends TamboBackend, RouterOptions {}

/** Serves the contract's operations under `/`. */
export function tamboRouter(options: TamboOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { apiKeys, useLimits } = options;
  router.use("/v1", authenticate(apiKeys, "Bearer", unauthorized, useLimits), readBody(options));
  mountContract(router, contractOf(options));
  router.use(answerProblem(options.log));
  return router;
}

function contractOf(options: TamboOptions): Contract<TamboContext> {
  return {
    routes,
    handlers: tamboHandlers(options) as Contract<TamboContext>["handlers"],
    readParameters: (operationId, raw) => readParameters(operationId as "createRun", raw),
    checkBody: withMessageSizes(
      (operationId, body) => checkBody(operationId as "createRun", body),
      contentsIn,
      options.maxMessageBytes,
    ),
    invalid: (violations) =>
      ProblemError.of(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    contextOf: (response) => ({ projectId: response.locals.projectId as string }),
    openStream: ({ projectId }) => options.useLimits.openStream(projectId),
    failureFrame: (error) =>
      failureFrame(streamFailure(error, "Reconnect with the last event id.", options.log), Date.now()),
  };
}

const unauthorized = (message: string) => new ProblemError("UNAUTHORIZED", message);

/** Where the messages of a valid body are, whichever operation's it is, and what else is kept as it comes. */
function contentsIn(body: unknown): PlacedContent[] {
  const {
    message,
    additionalMessages = [],
    initialMessages = [],
    metadata,
  } = (body ?? {}) as {
    message?: Content;
    additionalMessages?: Content[];
    initialMessages?: Content[];
    metadata?: unknown;
  };
  return [
    ...(message === undefined ? [] : placed("/message", message)),
    ...additionalMessages.flatMap((each, index) => placed(`/additionalMessages/${index}`, each)),
    ...initialMessages.flatMap((each, index) => placed(`/initialMessages/${index}`, each)),
    { pointer: "/metadata", content: metadata, isMetadata: true },
  ];
}

interface Content {
  content: unknown;
  metadata?: unknown;
}

function placed(pointer: string, { content, metadata }: Content): PlacedContent[] {
  return [
    { pointer: `${pointer}/content`, content },
    { pointer: `${pointer}/metadata`, content: metadata, isMetadata: true },
  ];
}

function readBody(options: BodyOptions): RequestHandler {
  return async (request, response, next) => {
    await receiveBody(request, response, options, response.locals.projectId as string, readJsonBody);
    next();
  };
}

function answerProblem(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof MethodNotAllowed) return answerOutside(response, 405, error.message);
    const { problem } = problemOf(error, (instance) =>
      log(
        `${instance} ${request.method} ${request.path}: ${error instanceof Error ? (error.stack ?? "") : String(error)}`,
      ),
    );
    setRetryAfter(response, error);
    response.status(problem.status).type("application/problem+json").json(problem);
  };
}

function problemOf(error: unknown, report: (instance: string) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof BodyError) return problemOfBody(error);
  if (error instanceof Refusal) return problemOfRefusal(error);
  const temporary = passing(error);
  if (temporary !== undefined) return new ProblemError(temporary.code, temporary.message);
  // Express itself refuses paths whose percent-encoding is broken.
  if (error instanceof URIError)
    return new ProblemError(
      "VALIDATION_ERROR",
      "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.",
    );
  const problem = new ProblemError(
    "INTERNAL_ERROR",
    "Something went wrong on our side. Report it with the instance.",
  );
  report(problem.problem.instance);
  return problem;
}

function problemOfBody({ code, message, pointer }: BodyError): ProblemError {
  return pointer === undefined
    ? new ProblemError(code, message)
    : ProblemError.of([{ pointer, detail: message }], code);
}

function codeOf(code: RefusalCode): ProblemCode {
  // Runs of this contract are named by the server alone.
  if (code === "RUN_ID_REUSED") return "CONCURRENT_RUN";
  return code === "CONVERSATION_TOO_LARGE" ? "VALIDATION_ERROR" : code;
}

function problemOfRefusal({ code, message, mistakes, runId }: Refusal): ProblemError {
  return new ProblemError(codeOf(code), message, {
    ...(mistakes.length > 0 && { errors: [...mistakes] }),
    ...(runId !== undefined && { runId }),
  });
}
