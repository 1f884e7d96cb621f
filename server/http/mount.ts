/** Serves a contract: every operation of its document, by the handlers that implement it. */
import type { Request, RequestHandler, Response, Router } from "express";
import { sendEvents } from "./sse.ts";

/** What an operation's handler answers, whatever the contract. */
interface Answer {
  status: PropertyKey;
  headers?: Record<string, string>;
  body?: unknown;
  events?: AsyncIterable<string>;
}

/** One mistake in a request. */
export interface Violation {
  pointer: string;
  message: string;
}

/** What serving a contract takes. Its types are the contract's own; here they only pass through. */
export interface Contract<Context> {
  routes: readonly {
    operationId: string;
    method: string;
    path: string;
    hasBody: boolean;
    stream: boolean;
    contentTypes: Readonly<Record<number, string | null>>;
  }[];
  /** The handlers by operation id. */
  // biome-ignore lint/suspicious/noExplicitAny: each handler's request is typed by its own operation, checked where it is written.
  handlers: Record<string, (request: any) => Promise<Answer>>;
  /** Reads and checks parameters. */
  readParameters(
    operationId: string,
    raw: Record<"path" | "query" | "headers", Record<string, string | string[] | undefined>>,
  ): { value: Record<"path" | "query" | "headers", object>; violations: readonly Violation[] };
  /** Checks the body. */
  checkBody(operationId: string, body: unknown): readonly Violation[];
  /** The error for mistakes in a request; thrown, and answered by the contract's error handler. */
  invalid(violations: readonly Violation[]): Error;
  /** What every handler is given besides. */
  contextOf(response: Response): Context;
  /** The last frame of a stream whose source failed. */
  failureFrame(error: unknown): string;
  /** What is sent into a stream that has been silent for long; a comment if absent. */
  keepAlive?: string;
}

/** How long a stream may be silent before something is sent, in milliseconds. */
const keepAliveMs = 15_000;

/**
 * Adds the contract's operations to a router.
 *
 * @param router Where; bodies have been read into `request.body`.
 * @param contract The contract.
 */
export function mountContract<Context>(router: Router, contract: Contract<Context>): void {
  const methods = new Map<string, string[]>();
  for (const route of contract.routes) {
    // A colon in a path of the document is one: only names in braces are parameters.
    const path = route.path.replaceAll(":", "\\:").replaceAll(/\{(\w+)\}/g, ":$1");
    const method = route.method as "get" | "post" | "delete";
    router[method](path, operation(contract, route));
    // GET brings HEAD with it (RFC 9110 section 9.1).
    const allowed = method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...allowed]);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response, next) => {
      response.set("Allow", allowed.join(", "));
      next(new MethodNotAllowed(allowed));
    });
  }
}

/** The path exists, but not with this method. */
export class MethodNotAllowed extends Error {
  /** @param allowed The methods it has. */
  constructor(allowed: readonly string[]) {
    super(`This path takes ${allowed.join(", ")}.`);
    this.name = "MethodNotAllowed";
  }
}

function operation<Context>(
  contract: Contract<Context>,
  { operationId, hasBody, contentTypes }: Contract<Context>["routes"][number],
): RequestHandler {
  const handler = contract.handlers[operationId];
  if (handler === undefined) throw new Error(`operation ${operationId} has no handler`);
  return async (request, response) => {
    const { value, violations } = contract.readParameters(operationId, rawParameters(request));
    const mistakes = [...violations, ...(hasBody ? contract.checkBody(operationId, request.body) : [])];
    if (mistakes.length > 0) throw contract.invalid(mistakes);
    const controller = new AbortController();
    response.on("close", () => controller.abort());
    const answer = await handler({
      ...value,
      body: request.body as unknown,
      signal: controller.signal,
      context: contract.contextOf(response),
    });
    await send(request, response, answer, contract, contentTypes);
  };
}

function rawParameters({ params, query, headers }: Request) {
  return {
    path: params,
    query: query as Record<string, string | string[] | undefined>,
    headers,
  };
}

async function send<Context>(
  request: Request,
  response: Response,
  { status, headers = {}, body, events }: Answer,
  contract: Contract<Context>,
  contentTypes: Readonly<Record<number, string | null>>,
): Promise<void> {
  const code = Number(status);
  if (events !== undefined) {
    await sendEvents(response, request.method === "HEAD" ? nothing() : events, {
      headers,
      keepAliveMs,
      ...(contract.keepAlive !== undefined && { keepAlive: contract.keepAlive }),
      failure: contract.failureFrame,
    });
    return;
  }
  response.status(code).set(headers);
  const contentType = contentTypes[code];
  if (contentType === null || contentType === undefined) response.end();
  else response.type(contentType).json(body);
}

async function* nothing(): AsyncGenerator<string> {}
