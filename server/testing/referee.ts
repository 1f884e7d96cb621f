/**
 * The referee: `express-openapi-validator` on the published document, beside our own generated validators. It judges
 * requests and responses from the document alone, so the document is proved too, not only our code.
 */
import { readFileSync } from "node:fs";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { middleware } from "express-openapi-validator";
import { parse } from "yaml";

/** A disagreement between the document and what the server did. */
export interface Disagreement {
  request: string;
  status: number;
  verdict: string;
}

/** Handlers to run before a server's operations, and what they found. */
export interface Referee {
  before: (RequestHandler | ErrorRequestHandler)[];
  /** Empty while server and document agree. */
  disagreements: Disagreement[];
  /** How many requests and responses were judged. */
  judged: { requests: number; responses: number };
}

/** Its handling of discriminators leaks into sibling references and refuses valid bodies; the document is the same without. */
function withoutDiscriminators(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutDiscriminators);
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) =>
          !(
            key === "discriminator" &&
            typeof value === "object" &&
            value !== null &&
            "propertyName" in value
          ),
      )
      .map(([key, value]) => [key, withoutDiscriminators(value)]),
  );
}

const document = new URL("../../generated/tambo/openapi.yaml", import.meta.url);

/** Makes a referee for the Tambo contract. */
export function referee(): Referee {
  const disagreements: Disagreement[] = [];
  const judged = { requests: 0, responses: 0 };
  const apiSpec = withoutDiscriminators(parse(readFileSync(document, "utf8"))) as Parameters<
    typeof middleware
  >[0]["apiSpec"];
  const validator = middleware({
    apiSpec,
    validateApiSpec: false,
    validateSecurity: false,
    // Coercion would change what our own code sees.
    validateRequests: { allowUnknownQueryParameters: true, coerceTypes: false },
    validateResponses: {
      onError: (error, _body, request) => {
        judged.responses += 1;
        disagreements.push({
          request: `${request.method} ${request.originalUrl}`,
          status: error.status,
          verdict: `response: ${error.message}`,
        });
      },
    },
  });
  const watch: RequestHandler = (request, response, next) => {
    judged.requests += 1;
    response.on("finish", () => {
      const verdict = response.locals["refused"] as string | undefined;
      if (verdict !== undefined && response.statusCode < 400) {
        disagreements.push({
          request: `${request.method} ${request.originalUrl}`,
          status: response.statusCode,
          verdict,
        });
      }
    });
    next();
  };
  // What the referee refuses is remembered, and the request goes on to our own code, which must refuse it too.
  const remember: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, next) => {
    response.locals["refused"] = `request: ${error.message}`;
    next();
  };
  return { before: [watch, ...validator, remember], disagreements, judged };
}
