/**
 * Problem details (RFC 9457) for requests that do not match any contract operation. The contracts use the same
 * format.
 */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";

/** Maximum length of a path quoted in an error message, in characters. */
const maxPathLength = 200;

/** Returns a problem whose code is derived from the status, such as `NOT_FOUND` or `METHOD_NOT_ALLOWED`. */
export function toStatusProblem(status: number, detail: string): object {
  const title = STATUS_CODES[status] ?? "Error";
  const code = title.toUpperCase().replaceAll(/\W+/g, "_");
  const type = `urn:tambo:error:${code.toLowerCase()}`;
  const instance = `urn:tambo:error-instance:${randomUUID()}`;
  return { type, title, status, detail, instance, code };
}

/** Responds with the problem that {@link toStatusProblem} returns. */
export function sendProblem(response: Response, status: number, detail: string): void {
  response.status(status).type("application/problem+json").json(toStatusProblem(status, detail));
}

/** Responds to every request with 404. */
export const respondNotFound: RequestHandler = (request, response) => {
  // A query may name a user.
  const url = request.originalUrl.replace(/\?.*/s, "");
  const path = url.length > maxPathLength ? `${url.slice(0, maxPathLength)}…` : url;
  sendProblem(
    response,
    404,
    `There is nothing at ${path}. The API is described at /docs and in /openapi.yaml.`,
  );
};

/**
 * Returns the handler for errors that occur outside the contracts, such as a file that cannot be sent or a
 * failed precondition.
 *
 * @param log Logs a server error.
 */
export function createErrorHandler(log: (line: string) => void): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    const { status = 500 } = error;
    if (status < 500)
      return sendProblem(response, status, `${request.method} ${request.path}: ${error.message}.`);
    log(`${request.method} ${request.path}: ${error.stack ?? error.message}`);
    sendProblem(response, 500, "Something went wrong on our side.");
  };
}
