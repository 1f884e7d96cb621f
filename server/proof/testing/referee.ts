/**
 * Validates requests and responses of test servers against the published documents with
 * `express-openapi-validator`, a second implementation beside our generated validators. This tests the
 * documents themselves, not only our code.
 */
import { readFileSync } from "node:fs";
import type { Request, RequestHandler, Response } from "express";
import { middleware } from "express-openapi-validator";
import { parse } from "yaml";
import { contracts } from "../../contracts/index.ts";
import { watchAgUiStreams } from "./clients/ag-ui-streams.ts";
import { watchGatewayStreams } from "./clients/gateway-streams.ts";

/** A difference between the document and the server's behavior. */
export interface Disagreement {
  request: string;
  status: number;
  message: string;
}

/** Middleware to mount first, and the differences that it found. */
export interface Referee {
  before: RequestHandler[];
  /** Empty while server and document agree. */
  disagreements: Disagreement[];
}

type Specification = Parameters<typeof middleware>[0]["apiSpec"];

/** A media type with well-formed parameters (RFC 9110 section 8.3.1). */
const mediaType =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(\s*;\s*[\w!#$%&'*+.^`|~-]+=([\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;

/** Reports a difference, by request. */
const reporters = new WeakMap<Request, (verdict: string) => void>();

/** The validators of one contract. */
interface Validators {
  response: readonly RequestHandler[];
  request: readonly RequestHandler[];
}

/**
 * Validators by contract. They are created on the first request, because that takes longer than most tests.
 */
const validators = new Map<string, Validators>();

/** Returns the validators of the contract that a path belongs to. */
function findValidators(path: string): Validators {
  const contract = findContractName(path);
  const known = validators.get(contract) ?? createValidators(contract);
  validators.set(contract, known);
  return known;
}

function findContractName(path: string): string {
  return contracts.find(({ paths, isMain }) => paths.test(path) || isMain)?.name ?? "";
}

function createValidators(contract: string): Validators {
  const document = new URL(`../../../generated/${contract}/openapi.yaml`, import.meta.url);
  const specification = () => withoutDiscriminators(parse(readFileSync(document, "utf8"))) as Specification;
  return {
    response: middleware({
      apiSpec: specification(),
      validateApiSpec: false,
      validateSecurity: false,
      validateRequests: false,
      fileUploader: false,
      validateResponses: {
        onError: (error, _body, request) => reporters.get(request)?.(`response: ${error.message}`),
      },
    }),
    request: middleware({
      apiSpec: specification(),
      validateApiSpec: false,
      validateSecurity: false,
      fileUploader: false,
      // Type coercion would change the values that our own code receives.
      validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false },
      validateResponses: false,
    }),
  };
}

/** Creates a referee for all contracts of a server. */
export function createReferee(): Referee {
  const disagreements: Disagreement[] = [];
  const watchRequest: RequestHandler = (request, response, next) => {
    const { method, originalUrl } = request;
    const report = (verdict: string) => {
      // The validator ignores a slash at the end of a path; for the server, that is a different path.
      if (originalUrl.split("?")[0]?.endsWith("/") && response.statusCode === 404) return;
      disagreements.push({
        request: `${method} ${originalUrl}`,
        status: response.statusCode,
        message: verdict,
      });
    };
    reporters.set(request, report);
    keepBody(request);
    watchAgUiStreams(request, response, report);
    watchGatewayStreams(request, response, report);
    // At this point our code has parsed the body. If it accepted the body, the document must allow it.
    response.on("close", () => {
      // HEAD is GET without the body (RFC 9110 section 9.3.2); documents declare only the latter.
      if (!response.headersSent || response.statusCode >= 400 || method === "HEAD") return;
      // The parsed form differs from the fields that the document describes.
      if (/form/.test(request.get("Content-Type") ?? "")) return;
      runHandlers(findValidators(request.path).request, request, response, (error) => {
        if (error !== undefined) report(`request: ${error.message}`);
      });
    });
    next();
  };
  const checkResponse: RequestHandler = (request, response, next) => {
    // The validator throws while the response is written if it cannot parse the request's media type.
    if (!mediaType.test(request.get("Content-Type") ?? "application/json")) return next();
    // Paths and methods that the document does not have are reported only if the server accepts them, on
    // `close` above.
    runHandlers(findValidators(request.path).response, request, response, () => next());
  };
  return { before: [watchRequest, checkResponse], disagreements };
}

/** Keeps the body for validation after the response: the server clears it once the request is handled. */
function keepBody(request: Request): void {
  let body: unknown;
  Object.defineProperty(request, "body", {
    get: () => body,
    set: (value: unknown) => {
      body = value === undefined ? body : value;
    },
  });
}

/**
 * Removes discriminators. The validator applies them to sibling references and then rejects valid bodies. The
 * document means the same without them.
 */
function withoutDiscriminators(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDiscriminators);
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === "discriminator" && isDiscriminator(value)))
      .map(([key, value]) => [key, withoutDiscriminators(value)]),
  );
}

/** True for a discriminator object, false for a property with this name. */
function isDiscriminator(value: unknown): boolean {
  return typeof value === "object" && value !== null && "propertyName" in value;
}

/**
 * Runs handlers in order, as Express does.
 *
 * @param done Called with the first error, or without one.
 */
function runHandlers(
  handlers: readonly RequestHandler[],
  request: Request,
  response: Response,
  done: (error?: Error) => void,
): void {
  const [handler, ...rest] = handlers;
  if (handler === undefined) {
    done();
    return;
  }
  try {
    void handler(request, response, (error?: unknown) => {
      if (error === undefined) runHandlers(rest, request, response, done);
      else done(error as Error);
    });
  } catch (error) {
    done(error as Error);
  }
}
