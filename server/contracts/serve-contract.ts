/** Serves a contract: authenticates requests, reads their bodies, calls the handlers and sends errors. */
import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { findTransientFailure, RequestRejectedError } from "../core/errors.ts";
import { readJsonBody } from "../http/body.ts";
import { BodyError } from "../http/body-error.ts";
import { UnknownAgentError } from "./agent-settings.ts";
import { createApiKeyAuthenticator } from "./authenticate.ts";
import type {
  AnyContract,
  Authenticator,
  ContractServices,
  ProjectContext,
  RunningContract,
} from "./contract.ts";
import { ContractError } from "./contract-error.ts";
import { withMessageSizeCheck } from "./message-size.ts";
import { MethodNotAllowedError, mountOperations } from "./operations.ts";
import { receiveBody } from "./request-body.ts";
import { toStreamFailure } from "./stream-failure.ts";

/** A contract that is being served. */
export interface ServedContract extends Required<Pick<RunningContract, "drain" | "stop" | "close">> {
  name: string;
  isMain: boolean;
  /** Handles the contract's paths and passes all other requests on. */
  router: RequestHandler;
}

/** Starts a contract. */
export async function serveContract(
  contract: AnyContract,
  services: ContractServices,
): Promise<ServedContract> {
  const running: RunningContract = await contract.start(services);
  const { drain, stop, close } = running;
  const contractRouter = createRouter(contract, running, services);
  return {
    name: contract.name,
    isMain: contract.isMain ?? false,
    router: (request, response, next) =>
      contract.paths.test(request.path) ? contractRouter(request, response, next) : next(),
    drain: () => drain?.(),
    stop: async (graceMs) => await stop?.(graceMs),
    close: async () => await close?.(),
  };
}

function createRouter(contract: AnyContract, running: RunningContract, services: ContractServices): Router {
  const { errors, document, listSizedContents, failureAdvice } = contract;
  const { log, maxMessageBytes } = services;
  const {
    authenticator = createApiKeyAuthenticator(contract, services),
    maxBodyBytes = services.maxBodyBytes,
  } = running;
  const router = Router({ caseSensitive: true, strict: true });
  const checkBody =
    listSizedContents === undefined
      ? document.checkBody
      : withMessageSizeCheck(document.checkBody, listSizedContents, maxMessageBytes);
  router.use(
    authenticateRequests(contract, authenticator),
    readBodies(contract, { ...services, maxBodyBytes }),
  );
  mountOperations(router, {
    document: { ...document, checkBody },
    handlers: running.handlers,
    pathIds: contract.pathIds,
    userFields: contract.userFields,
    hasOptionalSlash: contract.hasOptionalSlash,
    invalidRequest: errors.invalidRequest,
    openStream: authenticator.openStream,
    encodeFailure: (error) =>
      contract.encodeFailure(error, (cause) => toStreamFailure(cause, failureAdvice, log)),
    keepAlive: contract.keepAlive,
  });
  router.use(handleUnknownPath(contract), handleErrors(contract, log));
  return router;
}

function authenticateRequests(
  { openPaths = [] }: AnyContract,
  admission: Authenticator<ProjectContext>,
): RequestHandler {
  return async (request, response, next) => {
    if (!openPaths.includes(request.path))
      Object.assign(response.locals, await admission.authenticate(request, response));
    next();
  };
}

function readBodies(
  { selectBodyReader = () => readJsonBody, openPaths = [] }: AnyContract,
  options: Pick<ContractServices, "maxBodyBytes" | "bodyBudget">,
): RequestHandler {
  return async (request, response, next) => {
    const read = openPaths.includes(request.path) ? undefined : selectBodyReader(request);
    const { account } = response.locals as { account: string };
    if (read !== undefined) await receiveBody(request, response, options, account, read);
    next();
  };
}

/** Maximum length of a path quoted in an error message, in characters. */
const maxShownPath = 200;

function handleUnknownPath({ errors }: AnyContract): RequestHandler {
  return (request, _response, next) =>
    next(errors.unknownPath(request.originalUrl.replace(/\?.*/s, "").slice(0, maxShownPath)));
}

function handleErrors(contract: AnyContract, log: (line: string) => void): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    const { requestId } = response.locals as { requestId?: string };
    const declared = toContractError(contract, error);
    const contractError = declared ?? contract.errors.internal();
    if (declared === undefined) {
      const reference = contractError.reference ?? requestId;
      const description = error instanceof Error ? error.stack : String(error);
      log(
        `${reference === undefined ? "" : `${reference} `}${request.method} ${request.path}: ${description}`,
      );
    } else {
      const transient = findTransientFailure(error);
      if (transient !== undefined) response.set("Retry-After", `${transient.retryAfter}`);
    }
    const { status, headers, mediaType } = contractError;
    response.status(status).set(headers).type(mediaType).json(contractError.toBody(requestId));
  };
}

/** Converts an error to the contract's error. Returns `undefined` for a server error. */
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
