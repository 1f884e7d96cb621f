/**
 * The referee: `express-openapi-validator` on the published documents, beside our own generated validators. It judges
 * requests and responses from the documents alone, so they are proved too, not only our code.
 */
import { readFileSync } from "node:fs";
import type { Request, RequestHandler, Response } from "express";
import { middleware } from "express-openapi-validator";
import { parse } from "yaml";
import { contracts } from "../../contracts/index.ts";
import { watchAgUiStreams } from "./clients/ag-ui-streams.ts";
import { watchGatewayStreams } from "./clients/gateway-streams.ts";

/** A disagreement between the document and what the server did. */
export interface Disagreement {
  request: string;
  status: number;
  verdict: string;
}

/** Handlers to run before everything else of a server, and what they found. */
export interface Referee {
  before: RequestHandler[];
  /** Empty while server and document agree. */
  disagreements: Disagreement[];
}

type Specification = Parameters<typeof middleware>[0]["apiSpec"];

/** A media type with well-formed parameters (RFC 9110 section 8.3.1). */
const mediaType =
  /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(\s*;\s*[\w!#$%&'*+.^`|~-]+=([\w!#$%&'*+.^`|~-]+|"[^"\\]*"))*$/;

/** Each request's referee. */
const referees = new WeakMap<Request, (verdict: string) => void>();

/** What judges one contract. */
interface Judges {
  response: readonly RequestHandler[];
  request: readonly RequestHandler[];
}

/** Prepared once, when the first request comes: that takes longer than most tests. */
const judges = new Map<string, Judges>();

/** The contract that a path belongs to. */
function judgesOf(path: string): Judges {
  const contract = contractOf(path);
  const known = judges.get(contract) ?? judgesBy(contract);
  judges.set(contract, known);
  return known;
}

function contractOf(path: string): string {
  return contracts.find(({ paths, isMain }) => paths.test(path) || isMain)?.name ?? "";
}

function judgesBy(contract: string): Judges {
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
        onError: (error, _body, request) => referees.get(request)?.(`response: ${error.message}`),
      },
    }),
    request: middleware({
      apiSpec: specification(),
      validateApiSpec: false,
      validateSecurity: false,
      fileUploader: false,
      // Coercion would change what our own code sees.
      validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false },
      validateResponses: false,
    }),
  };
}

/** Makes a referee for the contracts of a server. */
export function referee(): Referee {
  const disagreements: Disagreement[] = [];
  const watch: RequestHandler = (request, response, next) => {
    const { method, originalUrl } = request;
    const disagree = (verdict: string) => {
      // The validator takes a path with a slash at its end for the one without, which is another.
      if (originalUrl.split("?")[0]?.endsWith("/") && response.statusCode === 404) return;
      disagreements.push({ request: `${method} ${originalUrl}`, status: response.statusCode, verdict });
    };
    referees.set(request, disagree);
    keepBody(request);
    watchAgUiStreams(request, response, disagree);
    watchGatewayStreams(request, response, disagree);
    // When all is over, our own code has read the body: what it took, the document must allow.
    response.on("close", () => {
      // HEAD is GET without the body (RFC 9110 section 9.3.2); documents declare only the latter.
      if (!response.headersSent || response.statusCode >= 400 || method === "HEAD") return;
      // What has been read of a form is not what the document says of its fields.
      if (/form/.test(request.get("Content-Type") ?? "")) return;
      inTurn(judgesOf(request.path).request, request, response, (error) => {
        if (error !== undefined) disagree(`request: ${error.message}`);
      });
    });
    next();
  };
  const judge: RequestHandler = (request, response, next) => {
    // The validator throws while the answer is written when it cannot read the request's media type.
    if (!mediaType.test(request.get("Content-Type") ?? "application/json")) return next();
    // Not a word on paths and methods that the document does not have, unless the server takes them: see above.
    inTurn(judgesOf(request.path).response, request, response, () => next());
  };
  return { before: [watch, judge], disagreements };
}

/** Keeps the body for the judgement at the end: the server drops it when the request is handled. */
function keepBody(request: Request): void {
  let body: unknown;
  Object.defineProperty(request, "body", {
    get: () => body,
    set: (value: unknown) => {
      body = value === undefined ? body : value;
    },
  });
}

/** Its handling of discriminators leaks into sibling references and refuses valid bodies; the document is the same without. */
function withoutDiscriminators(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDiscriminators);
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === "discriminator" && isDiscriminator(value)))
      .map(([key, value]) => [key, withoutDiscriminators(value)]),
  );
}

/** Not a property that happens to have this name. */
function isDiscriminator(value: unknown): boolean {
  return typeof value === "object" && value !== null && "propertyName" in value;
}

/** Runs handlers one after the other, as Express does. @param done Takes the first error, or nothing. */
function inTurn(
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
      if (error === undefined) inTurn(rest, request, response, done);
      else done(error as Error);
    });
  } catch (error) {
    done(error as Error);
  }
}
