/** The AG-UI contract as a router: authentication, its operations, and its errors. */
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { routes } from "../../../generated/ag-ui/handlers.ts";
import type { components } from "../../../generated/ag-ui/types.ts";
import { checkBody, readParameters } from "../../../generated/ag-ui/validators.js";
import { passing, Refusal } from "../../core/errors.ts";
import { authenticate } from "../../http/authenticate.ts";
import { readJsonBody } from "../../http/body.ts";
import { BodyError } from "../../http/body-error.ts";
import { type Contract, MethodNotAllowed, mountContract } from "../../http/mount.ts";
import { type BodyOptions, receiveBody } from "../../http/request-body.ts";
import { streamFailure } from "../../http/stream-failure.ts";
import { UnknownAgent } from "../agent-part.ts";
import { type PlacedContent, withMessageSizes } from "../message-size.ts";
import { setRetryAfter } from "../retry-after.ts";
import type { RouterOptions } from "../router-options.ts";
import { AgUiError, type ContractError, isCode } from "./errors.ts";
import { type AgUiBackend, type AgUiContext, agUiHandlers } from "./handlers.ts";
import { normalizeInput } from "./normalize-input.ts";
import { failureFrame } from "./stream.ts";

/** What the router needs from the server. */
export interface AgUiOptions extends AgUiBackend, RouterOptions {}

/** Serves the contract's operations under `/ag-ui`, and everything else there by its errors. */
export function agUiRouter(options: AgUiOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { apiKeys, useLimits } = options;
  router.use("/ag-ui", authenticate(apiKeys, "Bearer", unauthorized, useLimits), readBody(options));
  mountContract(router, contractOf(options));
  router.use("/ag-ui", unknownPath);
  router.use(answerError(options.log));
  return router;
}

function contractOf(options: AgUiOptions): Contract<AgUiContext> {
  return {
    routes,
    handlers: agUiHandlers(options) as Contract<AgUiContext>["handlers"],
    readParameters: (operationId, raw) => readParameters(operationId as "runAgent", raw),
    checkBody: withMessageSizes(
      (operationId, body) => checkBody(operationId as "runAgent", body),
      ownContents,
      options.maxMessageBytes,
    ),
    invalid: (violations) =>
      AgUiError.of(violations.map(({ pointer, message }) => ({ pointer, detail: message }))),
    contextOf: (response) => ({ projectId: response.locals.projectId as string }),
    openStream: ({ projectId }) => options.useLimits.openStream(projectId),
    failureFrame: (error) =>
      failureFrame(streamFailure(error, "Take the run up again with /connect.", options.log), Date.now()),
  };
}

const unauthorized = (message: string) => new AgUiError("UNAUTHORIZED", message);

/** What a client writes itself: the other messages of a valid body have come from a run, whatever their size. */
function ownContents(body: unknown): PlacedContent[] {
  const { messages } = body as components["schemas"]["RunAgentInput"];
  return messages.flatMap((message, index) =>
    message.role === "user" || message.role === "system" || message.role === "developer"
      ? [{ pointer: `/messages/${index}/content`, content: message.content }]
      : [],
  );
}

function readBody(options: BodyOptions): RequestHandler {
  return async (request, response, next) => {
    const { projectId } = response.locals as { projectId: string };
    await receiveBody(request, response, options, projectId, async (incoming, limits) => {
      const { body, mistakes } = normalizeInput(await readJsonBody(incoming, limits));
      if (mistakes.length > 0) throw AgUiError.of(mistakes);
      return body;
    });
    next();
  };
}

const unknownPath: RequestHandler = (request, response) => {
  const message = `There is nothing at ${request.originalUrl.slice(0, 200)}. Run an agent with POST /ag-ui/default.`;
  answerOutside(response, 404, "NOT_FOUND", message);
};

/** Answers what no operation of the contract is there for. */
function answerOutside(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, message } });
}

function answerError(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (!request.path.startsWith("/ag-ui/") && request.path !== "/ag-ui") return next(error);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (error instanceof MethodNotAllowed)
      return answerOutside(response, 405, "METHOD_NOT_ALLOWED", error.message);
    const known = errorOf(error);
    if (known === undefined)
      log(`${request.method} ${request.path}: ${error instanceof Error ? error.stack : String(error)}`);
    const { status, error: told } = known ?? failed;
    setRetryAfter(response, error);
    response.status(status).json({ error: told });
  };
}

const failed = new AgUiError("INTERNAL_ERROR", "Something went wrong on our side. Try again.");

function errorOf(error: unknown): AgUiError | undefined {
  if (error instanceof AgUiError) return error;
  if (error instanceof UnknownAgent) return new AgUiError("AGENT_NOT_FOUND", error.message);
  if (error instanceof BodyError) return ofBody(error);
  if (error instanceof Refusal) return ofRefusal(error);
  const temporary = passing(error);
  if (temporary !== undefined) return new AgUiError(temporary.code, temporary.message);
  // Express itself refuses paths whose percent-encoding is broken.
  if (error instanceof URIError) {
    const message =
      "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.";
    return new AgUiError("VALIDATION_ERROR", message);
  }
  return undefined;
}

function ofBody({ code, message, pointer }: BodyError): AgUiError {
  return pointer === undefined
    ? new AgUiError(code, message)
    : AgUiError.of([{ pointer, detail: message }], "INVALID_JSON");
}

/** Mistakes are told with the pointers that they have in a request of this contract, runs by the names of their clients. */
function ofRefusal({ code, message, mistakes, runId, clientId = runId }: Refusal): AgUiError | undefined {
  if (mistakes.length > 0)
    return AgUiError.of(mistakes.map(({ pointer, detail }) => ({ pointer: placeOf(pointer), detail })));
  if (code === "CONVERSATION_TOO_LARGE") return new AgUiError("VALIDATION_ERROR", message);
  if (!isCode(code)) return undefined;
  return new AgUiError(
    code,
    wordsOf(code, clientId) ?? message,
    clientId === undefined ? {} : { runId: clientId },
  );
}

/** What is told of a refusal in this contract's own words, if it has any. */
function wordsOf(code: ContractError["code"], clientId: string | undefined): string | undefined {
  if (code === "CONCURRENT_RUN")
    return `Run "${clientId}" is active on this thread. Wait for its end, or cancel it with DELETE.`;
  if (code === "EVENTS_GONE")
    return "The events of this key's run are no longer kept. Read the thread with /connect.";
  return undefined;
}

/** Options of a run stand in `forwardedProps`. */
function placeOf(pointer: string): string {
  const option = /^\/(model|toolChoice|availableComponents|forceComponent|maxTokens|temperature)(\/|$)/;
  return option.test(pointer) ? `/forwardedProps/tambo${pointer}` : pointer;
}
