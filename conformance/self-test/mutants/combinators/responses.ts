/** Mutations of responses other than streams. */
import type { Mutate } from "../mutant.ts";
import { createExchange, type Exchange, type Loose } from "./exchange.ts";

/** A response before it is sent. It can be changed in place. */
export interface MutableResponse {
  status: number;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /** The parsed JSON, or a string if the body is not JSON; `undefined` if there is no body. */
  body: Loose;
  request: Exchange;
}

/** Alters all responses except streams. */
export function alterResponses(alter: (response: MutableResponse) => void): Mutate {
  return () => ({
    before: (request, response, next) => {
      const end = response.end.bind(response) as Loose;
      response.end = ((chunk?: string | Buffer, ...rest: Loose[]) => {
        // Only streams send their headers before the end.
        if (response.headersSent) return end(chunk, ...rest);
        const before = { ...(response.getHeaders() as Record<string, string>) };
        const headers = Object.fromEntries(
          Object.entries(before).map(([name, value]) => [name, String(value)]),
        );
        const reply: MutableResponse = {
          status: response.statusCode,
          headers,
          body: parseBody(typeof chunk === "function" ? undefined : chunk),
          request: createExchange(request),
        };
        alter(reply);
        response.statusCode = reply.status;
        for (const name of Object.keys(before)) response.removeHeader(name);
        for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
        if (reply.body === undefined) return end();
        const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
        response.setHeader("Content-Length", Buffer.byteLength(text));
        return end(text);
      }) as typeof response.end;
      next();
    },
  });
}

/** Alters the successful responses from one operation. */
export function alterSuccess(operation: string, alter: (response: MutableResponse) => void): Mutate {
  return alterResponses((response) => {
    if (response.request.operation === operation && response.status < 400) alter(response);
  });
}

/** Alters error responses with one code. */
export function alterErrors(code: string, alter: (response: MutableResponse) => void): Mutate {
  return alterResponses((response) => {
    if (response.body?.code === code) alter(response);
  });
}

/** Replaces the body of 404 errors with plain text, for all paths that start with the prefix. */
export function sendNotFoundAsText(prefix: string): Mutate {
  return alterResponses((response) => {
    if (response.status !== 404 || !response.request.path.startsWith(prefix)) return;
    response.body = "Cannot find it";
    response.headers["content-type"] = "text/plain";
  });
}

function parseBody(chunk: string | Buffer | undefined): Loose {
  if (chunk === undefined) return undefined;
  const text = chunk.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
