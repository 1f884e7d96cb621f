/** The request line and headers in the form that mutations use. */
import type { Request } from "express";
import { contractNames } from "../../../contracts/contracts.ts";
import { findOperation, type Operation } from "../../../invariants/responses.ts";

/**
 * JSON of any shape. Mutants access deeply nested values in the server's output. If an access fails, the
 * mutant kills nothing.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type Loose = any;

/** The operations in all contracts. */
const routes: Operation[] = [];
for (const name of contractNames) {
  const handlers = (await import(`../../../../generated/${name}/handlers.ts`)) as { routes: Operation[] };
  routes.push(...handlers.routes);
}

/** A request without its body. */
export interface Exchange {
  /** The operation's id; `undefined` if the request does not match any operation. */
  operation: string | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The thread id in paths such as `threads/{threadId}/runs/{runId}`. */
  threadId: string | undefined;
  runId: string | undefined;
  /** The position after which a reader resumes the stream. */
  after: string | undefined;
}

/** Returns the request line and headers of a request. */
export function createExchange(request: Request): Exchange {
  const url = new URL(request.originalUrl, "http://server");
  const route = findOperation(routes, request.method, url.pathname);
  const [, , , threadId, part, id] = url.pathname.split("/");
  const query = Object.fromEntries(url.searchParams);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    operation: "operation" in route ? route.operation.operationId : undefined,
    method: request.method,
    path: url.pathname,
    query,
    headers,
    threadId,
    runId: part === "runs" ? id : undefined,
    after: query.after ?? headers["last-event-id"],
  };
}
