/** Serves a contract: every operation of its document, by the handlers that implement it. */
import type { Request, RequestHandler, Response, Router } from "express";
import { describe, type Context as LogContext } from "../core/telemetry/context.ts";
import { releaseBody } from "./request-body.ts";
import { sendEvents } from "./sse.ts";
import { streamObserverOf } from "./stream-observer.ts";
import { escapeLineEnds, StreamWriter } from "./stream-writer.ts";

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
export interface Contract<Context extends { projectId: string }> {
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
  /**
   * Takes a place for a request of an operation that streams, streamed or not, before anything of it is done; without it
   * there is no limit.
   *
   * @returns Gives the place back.
   * @throws the error of a request that has none.
   */
  openStream?(context: Context): () => void;
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
export function mountContract<Context extends { projectId: string }>(
  router: Router,
  contract: Contract<Context>,
): void {
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

function operation<Context extends { projectId: string }>(
  contract: Contract<Context>,
  { operationId, path, hasBody, stream, contentTypes }: Contract<Context>["routes"][number],
): RequestHandler {
  const handler = contract.handlers[operationId];
  if (handler === undefined) throw new Error(`operation ${operationId} has no handler`);
  return async (request, response) => {
    const context = contract.contextOf(response);
    describe({ operation: operationId, projectId: context.projectId, ...idsIn(request.params) });
    response.locals.route = path;
    const { value, violations } = contract.readParameters(operationId, rawParameters(request));
    const mistakes = [...violations, ...(hasBody ? contract.checkBody(operationId, request.body) : [])];
    if (mistakes.length > 0) throw contract.invalid(mistakes);
    if (stream) untilClosed(response, contract.openStream?.(context) ?? (() => {}));
    const controller = new AbortController();
    response.on("close", () => controller.abort());
    const { signal } = controller;
    try {
      const begin = async () => {
        const answer = await handler({ ...value, body: request.body as unknown, signal, context });
        // A stream may last for minutes; what it says no longer comes from the body.
        releaseBody(request, response);
        return { sent: send(request, response, answer, contract, contentTypes) };
      };
      // Nothing keeps the answer while its text is sent.
      const { sent } = await begin();
      await sent;
    } catch (error) {
      // There is nobody to tell that it was given up because nobody is there.
      if (!signal.aborted || error !== signal.reason) throw error;
    }
  };
}

/** @param leave Called once when the response is closed, however that comes; it may be already. */
function untilClosed(response: Response, leave: () => void): void {
  response.once("close", leave);
  if (response.closed) leave();
}

/** What a path names, by the names that the contracts have for it. */
function idsIn({ threadId, conversation_id, runId, session_id }: Request["params"]): LogContext {
  const [thread, run] = [threadId ?? conversation_id, runId ?? session_id];
  return {
    ...(typeof thread === "string" && { threadId: thread }),
    ...(typeof run === "string" && { runId: run }),
  };
}

function rawParameters({ params, query, headers }: Request) {
  return {
    path: params,
    query: query as Record<string, string | string[] | undefined>,
    headers,
  };
}

function send<Context extends { projectId: string }>(
  request: Request,
  response: Response,
  { status, headers = {}, body, events }: Answer,
  contract: Contract<Context>,
  contentTypes: Readonly<Record<number, string | null>>,
): Promise<void> | undefined {
  const code = Number(status);
  const { projectId } = contract.contextOf(response);
  if (events !== undefined) {
    return sendEvents(response, request.method === "HEAD" ? nothing() : events, {
      headers,
      keepAliveMs,
      ...(contract.keepAlive !== undefined && { keepAlive: contract.keepAlive }),
      failure: contract.failureFrame,
      observer: streamObserverOf(response),
      projectId,
    });
  }
  response.status(code).set(headers);
  const contentType = contentTypes[code];
  if (contentType !== null && contentType !== undefined)
    return sendJson(response.type(contentType), body, projectId);
  response.end();
  return undefined;
}

/** Length from which a body is sent no faster than its client takes it, in UTF-16 units. */
const longBody = 96 * 1024;

/** Sends a body. What clients leave of long ones is bounded as that of streams is. */
function sendJson(response: Response, body: unknown, projectId: string): Promise<void> | undefined {
  const json = JSON.stringify(body) as string | undefined;
  if (json === undefined || json.length < longBody || response.req.method === "HEAD") {
    response.send(json);
    return undefined;
  }
  return sendText(response, escapeLineEnds(json), projectId);
}

/** A function that waits would keep the text for as long as the client takes it. */
function sendText(response: Response, text: string, projectId: string): Promise<void> | undefined {
  response.set("Content-Length", String(Buffer.byteLength(text))).flushHeaders();
  const writer = new StreamWriter(response, { projectId, observer: streamObserverOf(response) });
  const end = () => void response.end();
  const room = writer.write(text);
  return room === undefined ? end() : room.then(end);
}

async function* nothing(): AsyncGenerator<string> {}
