/** The contract as a router: authentication, its operations, and its errors. */
import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import { routes } from "../../../generated/agent-stream/handlers.ts";
import type { components } from "../../../generated/agent-stream/types.ts";
import { checkBody, readParameters } from "../../../generated/agent-stream/validators.js";
import { passing, Refusal } from "../../core/errors.ts";
import { authenticate } from "../../http/authenticate.ts";
import { readJsonBody } from "../../http/body.ts";
import { BodyError, type BodyFault } from "../../http/body-error.ts";
import { type Contract, MethodNotAllowed, mountContract } from "../../http/mount.ts";
import { type BodyOptions, receiveBody } from "../../http/request-body.ts";
import { streamFailure } from "../../http/stream-failure.ts";
import { UnknownAgent } from "../agent-part.ts";
import { type PlacedContent, withMessageSizes } from "../message-size.ts";
import { setRetryAfter } from "../retry-after.ts";
import type { RouterOptions } from "../router-options.ts";
import { AgentStreamError, errorBody, newTraceId } from "./errors.ts";
import { type AgentStreamBackend, type AgentStreamContext, agentStreamHandlers } from "./handlers.ts";
import { type BrokenStream, failureFrames } from "./stream.ts";

/** What the router needs from the server. */
export interface AgentStreamOptions extends AgentStreamBackend, RouterOptions {}

/** Serves the contract's operations under `/agent`, and everything else there by its errors. */
export function agentStreamRouter(options: AgentStreamOptions): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const { apiKeys, useLimits } = options;
  router.use("/agent", authenticate(apiKeys, "Bearer", unauthorized, useLimits), readBody(options));
  mountContract(router, contractOf(options));
  router.use("/agent", unknownPath);
  router.use(answerError(options.log));
  return router;
}

function contractOf(options: AgentStreamOptions): Contract<AgentStreamContext> {
  return {
    routes,
    handlers: agentStreamHandlers(options) as Contract<AgentStreamContext>["handlers"],
    readParameters: (operationId, raw) => readParameters(operationId as "streamChat", raw),
    checkBody: withMessageSizes(
      (operationId, body) => checkBody(operationId as "streamChat", body),
      ownContents,
      options.maxMessageBytes,
    ),
    invalid: (violations) =>
      AgentStreamError.of(violations.map(({ pointer, message }) => ({ pointer, message }))),
    contextOf: (response) => ({ projectId: response.locals.projectId as string }),
    openStream: ({ projectId }) => options.useLimits.openStream(projectId),
    failureFrame: (error) => {
      const broken = error as BrokenStream;
      return failureFrames(broken, streamFailure(broken.cause, howToGoOn, options.log));
    },
  };
}

/** What a client writes itself: messages of the assistant's have come from a run, whatever their size. */
function ownContents(body: unknown): PlacedContent[] {
  const { messages } = body as components["schemas"]["ChatRequest"];
  return messages.flatMap(({ role, content }, index) =>
    role === "assistant" ? [] : [{ pointer: `/messages/${index}/content`, content }],
  );
}

const howToGoOn = "Send the conversation again.";

const unauthorized = (message: string) => new AgentStreamError(401, message);

function readBody(options: BodyOptions): RequestHandler {
  return async (request, response, next) => {
    await receiveBody(request, response, options, response.locals.projectId as string, readJsonBody);
    next();
  };
}

const unknownPath: RequestHandler = (request) => {
  const path = request.originalUrl.slice(0, 200);
  throw new AgentStreamError(404, `There is nothing at ${path}. Chat with POST /agent/chat/stream.`);
};

function answerError(log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (!request.path.startsWith("/agent/") && request.path !== "/agent") return next(error);
    if (response.headersSent) {
      response.end();
      return;
    }
    const traceId = newTraceId();
    const known = errorOf(error);
    if (known === undefined) {
      const fault = error instanceof Error ? error.stack : String(error);
      log(`${request.method} ${request.path} (trace ${traceId}): ${fault}`);
    }
    setRetryAfter(response, error);
    answer(response, known ?? failed, traceId);
  };
}

function answer(response: Response, error: AgentStreamError, traceId: string): void {
  response.status(error.status).json(errorBody(error, traceId));
}

const failed = new AgentStreamError(500, "Something went wrong on our side. Try again.");

const bodyStatuses: Record<BodyFault, number> = {
  INVALID_JSON: 400,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

function errorOf(error: unknown): AgentStreamError | undefined {
  if (error instanceof AgentStreamError) return error;
  if (error instanceof BodyError) return ofBody(error);
  if (error instanceof MethodNotAllowed) return new AgentStreamError(405, error.message);
  if (error instanceof UnknownAgent) return AgentStreamError.at("/agent_id", error.message);
  if (error instanceof Refusal) return ofRefusal(error);
  const temporary = passing(error);
  if (temporary !== undefined) return new AgentStreamError(temporary.status, temporary.message);
  // Express itself refuses paths whose percent-encoding is broken.
  if (error instanceof URIError) {
    const message =
      "The path is not valid percent-encoding (RFC 3986 section 2.1): write a literal % as %25.";
    return new AgentStreamError(400, message);
  }
  return undefined;
}

function ofBody({ code, message, pointer }: BodyError): AgentStreamError {
  return pointer === undefined
    ? new AgentStreamError(bodyStatuses[code], message)
    : AgentStreamError.at(pointer, message);
}

/** Mistakes are told with the pointers that they have in a request of this contract. */
function ofRefusal({ code, message, mistakes, endsUnread }: Refusal): AgentStreamError | undefined {
  if (code === "CONCURRENT_RUN") return new AgentStreamError(409, endsUnread ? makesWay : isActive);
  if (code === "EVENTS_GONE") return new AgentStreamError(410, isGone);
  if (code === "IDEMPOTENCY_KEY_REUSED") return new AgentStreamError(422, message);
  if (code === "CONVERSATION_TOO_LARGE") return new AgentStreamError(400, message);
  if (mistakes.length === 0) return undefined;
  return AgentStreamError.of(
    mistakes.map(({ pointer, detail }) => ({
      pointer: pointer === "/model" ? "/model_id" : pointer,
      message: detail,
    })),
  );
}

const isActive = "A run is active on this thread. Wait for its end.";
const isGone = "The events of this key's run are no longer kept. Use a new key for a new request.";
const makesWay =
  "A run is active on this thread. Wait for its end, or close its connection: it then makes way for the next one.";
