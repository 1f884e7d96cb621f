/** The request line and headers, as mutations see them. */
import type { Request } from "express";
import { contractNames } from "../../../contracts/contracts.ts";
import { findOperation, type Operation } from "../../../invariants/responses.ts";

/**
 * JSON of any shape. Mutants reach deep into what the server sends; an error there shows as a mutant that kills
 * nothing.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type Loose = any;

/** Operations of all contracts. */
const routes: Operation[] = [];
for (const name of contractNames) {
  const handlers = (await import(`../../../../generated/${name}/handlers.ts`)) as { routes: Operation[] };
  routes.push(...handlers.routes);
}

/** A request without its body. */
export interface Exchange {
  /** Id of its operation; `undefined` if it has none. */
  operation: string | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** From paths such as `threads/{threadId}/runs/{runId}`. */
  threadId: string | undefined;
  runId: string | undefined;
  /** The position after which a reader resumes. */
  after: string | undefined;
}

/** Returns the line and headers of a request. */
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
