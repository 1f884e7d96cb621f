/** What a mutation is told of the request that it gets between. */
import type { Request } from "express";
import { contractNames } from "../../../contracts/contracts.ts";
import { type Operation, operationOf } from "../../../invariants/answers.ts";

/**
 * JSON of whatever shape. Mutants reach deep into what the server sends; a wrong step there shows as a mutant that
 * nothing kills.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type Loose = any;

/** Operations of all contracts: a server has them all. */
const routes: Operation[] = [];
for (const name of contractNames) {
  const handlers = (await import(`../../../../generated/${name}/handlers.ts`)) as { routes: Operation[] };
  routes.push(...handlers.routes);
}

/** A request, as far as its line and headers tell. */
export interface Exchange {
  /** Id of its operation; `undefined` for a request that is none. */
  operation: string | undefined;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Segments of the path: `threads/{threadId}/runs/{runId}` and the like. */
  threadId: string | undefined;
  runId: string | undefined;
  /** The position that a reader asks to go on after. */
  after: string | undefined;
}

/** Reads the line and the headers of a request. */
export function exchangeOf(request: Request): Exchange {
  const url = new URL(request.originalUrl, "http://server");
  const found = operationOf(routes, request.method, url.pathname);
  const [, , , threadId, part, id] = url.pathname.split("/");
  const query = Object.fromEntries(url.searchParams);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return {
    operation: "operation" in found ? found.operation.operationId : undefined,
    method: request.method,
    path: url.pathname,
    query,
    headers,
    threadId,
    runId: part === "runs" ? id : undefined,
    after: query.after ?? headers["last-event-id"],
  };
}
