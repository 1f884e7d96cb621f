/**
 * Validates the requests and responses of test servers against the published documents. It uses
 * `express-openapi-validator`, which is independent of our generated validators. This tests the documents
 * themselves, and not only our code.
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

/** Middleware that must be mounted first, and the differences that it has found. */
export interface Referee {
  before: RequestHandler[];
  /** The differences found so far. Empty as long as the server and the document agree. */
  disagreements: Disagreement[];
}

type Specification = Parameters<typeof middleware>[0]["apiSpec"];

/** A media type with well-formed parameters (RFC 9110, section 8.3.1). */
const mediaType =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(\s*;\s*[\w!#$%&'*+.^`|~-]+=([\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;

/** Functions that report a difference, by request. */
const reporters = new WeakMap<Request, (verdict: string) => void>();

/** The validators for one contract. */
interface Validators {
  response: readonly RequestHandler[];
  request: readonly RequestHandler[];
}

/**
 * Validators by contract. They are created on the first request, because creating them takes longer than most
 * tests.
 */
const validators = new Map<string, Validators>();

/** Returns the validators for the contract that contains the path. */
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
  const file = new URL(`../../../generated/${contract}/openapi.yaml`, import.meta.url);
  const hasOptionalSlash = contracts.some((each) => each.name === contract && each.hasOptionalSlash);
  const specification = () => {
    const document = parse(readFileSync(file, "utf8")) as { paths: Record<string, unknown> };
    if (hasOptionalSlash) document.paths = addPathsWithoutSlash(document.paths);
    return withoutDiscriminators(document) as Specification;
  };
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

/** Creates a referee for all of a server's contracts. */
export function createReferee(): Referee {
  const disagreements: Disagreement[] = [];
  const watchRequest: RequestHandler = (request, response, next) => {
    const { method, originalUrl } = request;
    const report = (verdict: string) => {
      // The validator ignores a trailing slash in a path, but to the server a path with a slash is a
      // different path.
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
    // At this point our code has parsed the body. If our code accepted the body, the document must allow it.
    response.on("close", () => {
      // HEAD is GET without the body (RFC 9110, section 9.3.2), and documents declare only GET.
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
    // If the validator cannot parse the request's media type, it throws while the response is being written.
    if (!mediaType.test(request.get("Content-Type") ?? "application/json")) return next();
    // Paths and methods that are not in the document are reported only if the server accepts them, in the
    // `close` handler above.
    runHandlers(findValidators(request.path).response, request, response, () => next());
  };
  return { before: [watchRequest, checkResponse], disagreements };
}

/**
 * Keeps the body for validation after the response, because the server clears it after handling the request.
 */
function keepBody(request: Request): void {
  let body: unknown;
  Object.defineProperty(request, "body", {
    get: () => body,
    set: (value: unknown) => {
      body = value === undefined ? body : value;
    },
  });
}

/** Adds paths without the slash at their end. The validator itself ignores an additional slash. */
function addPathsWithoutSlash(paths: Record<string, unknown>): Record<string, unknown> {
  const bare = Object.entries(paths).map(([path, operations]) => [path.replace(/\/$/, ""), operations]);
  return { ...Object.fromEntries(bare), ...paths };
}

/**
 * Removes discriminators. The validator applies them to sibling references and then rejects valid bodies. The
 * meaning of the document is the same without them.
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

/** Returns true for a discriminator object, and false for a property named `discriminator`. */
function isDiscriminator(value: unknown): boolean {
  return typeof value === "object" && value !== null && "propertyName" in value;
}

/**
 * Runs handlers in order, as Express does.
 *
 * @param done Called with the first error, or without an argument if there is no error.
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
