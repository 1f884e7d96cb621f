/** Serves a contract: authenticates requests, reads their bodies, calls the handlers, and sends errors. */
import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { findTransientFailure, RequestRejectedError } from "../core/errors.ts";
import { readJsonBody } from "../http/body.ts";
import { BodyError } from "../http/body-error.ts";
import { UnknownAgentError } from "./agent-part.ts";
import { admitByApiKey } from "./authenticate.ts";
import type {
  Admission,
  AnyContract,
  ContractServices,
  ProjectContext,
  RunningContract,
} from "./contract.ts";
import { ContractError } from "./contract-error.ts";
import { withMessageSizes } from "./message-size.ts";
import { MethodNotAllowedError, mountOperations } from "./operations.ts";
import { receiveBody } from "./request-body.ts";
import { streamFailure } from "./stream-failure.ts";

/** A contract that is being served. */
export interface ServedContract extends Required<Pick<RunningContract, "drain" | "stop" | "close">> {
  name: string;
  isMain: boolean;
  /** Handles the contract's paths, and passes all other requests on. */
  router: RequestHandler;
}

/** Starts a contract. */
export async function serveContract(
  contract: AnyContract,
  services: ContractServices,
): Promise<ServedContract> {
  const running: RunningContract = await contract.start(services);
  const { drain, stop, close } = running;
  const own = createRouter(contract, running, services);
  return {
    name: contract.name,
    isMain: contract.isMain ?? false,
    router: (request, response, next) =>
      contract.paths.test(request.path) ? own(request, response, next) : next(),
    drain: () => drain?.(),
    stop: async (graceMs) => await stop?.(graceMs),
    close: async () => await close?.(),
  };
}

function createRouter(contract: AnyContract, running: RunningContract, services: ContractServices): Router {
  const { errors, document, sizedContents, afterStreamFailure } = contract;
  const { log, maxMessageBytes } = services;
  const { admission = admitByApiKey(contract, services), maxBodyBytes = services.maxBodyBytes } = running;
  const router = Router({ caseSensitive: true, strict: true });
  const checkBody =
    sizedContents === undefined
      ? document.checkBody
      : withMessageSizes(document.checkBody, sizedContents, maxMessageBytes);
  router.use(admit(contract, admission), readBody(contract, { ...services, maxBodyBytes }));
  mountOperations(router, {
    document: { ...document, checkBody },
    handlers: running.handlers,
    pathIds: contract.pathIds,
    invalidRequest: errors.invalidRequest,
    openStream: admission.openStream,
    failureFrame: (error) =>
      contract.failureFrame(error, (cause) => streamFailure(cause, afterStreamFailure, log)),
    keepAlive: contract.keepAlive,
  });
  router.use(answerUnknownPath(contract), answerError(contract, log));
  return router;
}

function admit({ openPaths = [] }: AnyContract, admission: Admission<ProjectContext>): RequestHandler {
  return (request, response, next) => {
    if (!openPaths.includes(request.path)) Object.assign(response.locals, admission.admit(request, response));
    next();
  };
}

function readBody(
  { bodyReader = () => readJsonBody, openPaths = [] }: AnyContract,
  options: Pick<ContractServices, "maxBodyBytes" | "bodyBudget">,
): RequestHandler {
  return async (request, response, next) => {
    const read = openPaths.includes(request.path) ? undefined : bodyReader(request);
    const { account } = response.locals as { account: string };
    if (read !== undefined) await receiveBody(request, response, options, account, read);
    next();
  };
}

/** Maximum length of a path in an error message, in characters. */
const maxShownPath = 200;

function answerUnknownPath({ errors }: AnyContract): RequestHandler {
  return (request, _response, next) => next(errors.unknownPath(request.originalUrl.slice(0, maxShownPath)));
}

function answerError(contract: AnyContract, log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    const { requestId } = response.locals as { requestId?: string };
    const known = toContractError(contract, error);
    const answer = known ?? contract.errors.internal();
    if (known === undefined) {
      const reference = answer.reference ?? requestId;
      const fault = error instanceof Error ? error.stack : String(error);
      log(`${reference === undefined ? "" : `${reference} `}${request.method} ${request.path}: ${fault}`);
    } else {
      const transient = findTransientFailure(error);
      if (transient !== undefined) response.set("Retry-After", `${transient.retryAfter}`);
    }
    const { status, headers, mediaType } = answer;
    response.status(status).set(headers).type(mediaType).json(answer.toBody(requestId));
  };
}

/** Returns the contract's error; `undefined` for a server error. */
function toContractError({ errors }: AnyContract, error: unknown): ContractError | undefined {
  if (error instanceof ContractError) return error;
  if (error instanceof BodyError) return errors.unreadableBody(error);
  if (error instanceof MethodNotAllowedError) return errors.methodNotAllowed(error.message);
  if (error instanceof UnknownAgentError) return errors.unknownAgent(error.message);
  if (error instanceof RequestRejectedError) return errors.rejected(error);
  // Express rejects paths with invalid percent-encoding.
  if (error instanceof URIError) return errors.malformedPath();
  const transient = findTransientFailure(error);
  return transient && errors.transient(transient);
}
