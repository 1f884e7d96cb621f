/** Answers to requests that no contract's operation is there for: problem details (RFC 9457) like those of the contracts. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";

/** How much of a path is repeated in an answer, in characters. */
const shownPath = 200;

/** Returns a problem whose code says no more than the status does: `NOT_FOUND`, `METHOD_NOT_ALLOWED`, … */
export function undeclaredProblem(status: number, detail: string): object {
  const title = STATUS_CODES[status] ?? "Error";
  const code = title.toUpperCase().replaceAll(/\W+/g, "_");
  const type = `urn:tambo:error:${code.toLowerCase()}`;
  const instance = `urn:tambo:error-instance:${randomUUID()}`;
  return { type, title, status, detail, instance, code };
}

/** Answers with {@link undeclaredProblem}. */
export function answerOutside(response: Response, status: number, detail: string): void {
  response.status(status).type("application/problem+json").json(undeclaredProblem(status, detail));
}

/** Answers every request that comes this far with 404. */
export const unknownPath: RequestHandler = (request, response) => {
  const { originalUrl: url } = request;
  const path = url.length > shownPath ? `${url.slice(0, shownPath)}…` : url;
  answerOutside(
    response,
    404,
    `There is nothing at ${path}. The API is described at /docs and in /openapi.yaml.`,
  );
};

/**
 * Answers what went wrong outside the contracts: a file that cannot be sent, a condition it does not meet.
 *
 * @param log Takes one line about a fault of this server.
 */
export function outsideErrors(log: (line: string) => void): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    const { status = 500 } = error;
    if (status < 500)
      return answerOutside(response, status, `${request.method} ${request.path}: ${error.message}.`);
    log(`${request.method} ${request.path}: ${error.stack ?? error.message}`);
    answerOutside(response, 500, "Something went wrong on our side.");
  };
}
