/** Routes requests to the handlers of a contract's operations, and sends their answers. */
import type { Request, RequestHandler, Response, Router } from "express";
import { describe, type Context as LogContext } from "../core/telemetry/log-context.ts";
import { type FrameText, sendEvents } from "../http/sse.ts";
import { streamObserverOf } from "../http/stream-observer.ts";
import { escapeLineEnds, StreamWriter } from "../http/stream-writer.ts";
import { releaseBody } from "./request-body.ts";

/** A handler's answer, in any contract. */
interface Answer {
  status: PropertyKey;
  headers?: Record<string, string>;
  body?: unknown;
  events?: AsyncIterable<FrameText>;
}

/** Handlers by operation id. */
// biome-ignore lint/suspicious/noExplicitAny: each handler's request is typed by its own operation, checked where it is written.
export type Handlers = Record<string, (request: any) => Promise<Answer>>;

/** One mistake in a request. */
export interface Violation {
  pointer: string;
  message: string;
}

/** The generated part of a contract. */
export interface ContractDocument {
  routes: readonly {
    operationId: string;
    method: string;
    path: string;
    hasBody: boolean;
    stream: boolean;
    contentTypes: Readonly<Record<number, string | null>>;
  }[];
  /** Reads and checks parameters. */
  readParameters(
    operationId: string,
    raw: Record<"path" | "query" | "headers", Record<string, string | string[] | undefined>>,
  ): { value: Record<"path" | "query" | "headers", object>; violations: readonly Violation[] };
  /** Checks the body. */
  checkBody(operationId: string, body: unknown): readonly Violation[];
}

/** The caller, as every contract has it. */
interface Context {
  projectId?: string;
}

/** The operations of a contract. */
export interface Operations {
  document: ContractDocument;
  handlers: Handlers;
  /** Path parameters that name the thread and the run. */
  pathIds?: { thread: string; run: string } | undefined;
  /** Returns the error for mistakes in a request; it is thrown. */
  invalidRequest(violations: readonly Violation[]): Error;
  /** Takes a slot for a request of a streaming operation. @returns A function that releases it. @throws if there is none. */
  openStream?: ((context: never) => () => void) | undefined;
  /** Returns the last frames of a stream whose source failed. */
  failureFrame(error: unknown): FrameText;
  /** Frame that is sent into a silent stream; a comment if absent. */
  keepAlive?: string | undefined;
}

/** Silence after which a stream is sent a frame, in milliseconds. */
const keepAliveMs = 15_000;

/**
 * Adds operations to a router.
 *
 * @param router Has put bodies into `request.body`, and the caller into `response.locals.context`.
 */
export function mountOperations(router: Router, operations: Operations): void {
  const methods = new Map<string, string[]>();
  for (const route of operations.document.routes) {
    // In paths of documents only names in braces are parameters, so colons are escaped.
    const path = route.path.replaceAll(":", "\\:").replaceAll(/\{(\w+)\}/g, ":$1");
    const method = route.method as "get" | "post" | "delete";
    router[method](path, createHandler(operations, route));
    // GET brings HEAD with it (RFC 9110 section 9.1).
    const allowed = method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...allowed]);
  }
  for (const [path, allowed] of methods) {
    router.all(path, (_request, response, next) => {
      response.set("Allow", allowed.join(", "));
      next(new MethodNotAllowedError(allowed));
    });
  }
}

/** The path exists, but not with this method. */
export class MethodNotAllowedError extends Error {
  /** @param allowed The methods it has. */
  constructor(allowed: readonly string[]) {
    super(`This path takes ${allowed.join(", ")}.`);
    this.name = "MethodNotAllowedError";
  }
}

function createHandler(
  operations: Operations,
  { operationId, path, hasBody, stream, contentTypes }: ContractDocument["routes"][number],
): RequestHandler {
  const { document, openStream = () => () => {} } = operations;
  const handler = operations.handlers[operationId];
  if (handler === undefined) throw new Error(`operation ${operationId} has no handler`);
  return async (request, response) => {
    const context = contextOf(response);
    const ids = idsIn(request.params, operations.pathIds);
    describe({ operation: operationId, projectId: context.projectId, ...ids } as LogContext);
    response.locals.route = path;
    const { value, violations } = document.readParameters(operationId, rawParameters(request));
    const mistakes = [...violations, ...(hasBody ? document.checkBody(operationId, request.body) : [])];
    if (mistakes.length > 0) throw operations.invalidRequest(mistakes);
    if (stream) untilClosed(response, openStream(context as never));
    const controller = new AbortController();
    response.on("close", () => controller.abort());
    const { signal } = controller;
    try {
      const begin = async () => {
        const answer = await handler({ ...value, body: request.body as unknown, signal, context });
        // A stream may last for minutes, and no longer needs the body.
        releaseBody(request, response);
        return { sent: send(request, response, answer, operations, contentTypes) };
      };
      // Nothing keeps the answer while its text is sent.
      const { sent } = await begin();
      await sent;
    } catch (error) {
      // The client has disconnected, so the abort is not reported.
      if (!signal.aborted || error !== signal.reason) throw error;
    }
  };
}

/** Returns what is known of the caller; nothing on a path that needs no key. */
function contextOf({ locals }: Response): Context {
  return (locals.context as Context | undefined) ?? {};
}

/** Calls `leave` once, when the response is closed; at once if it is already. */
function untilClosed(response: Response, leave: () => void): void {
  response.once("close", leave);
  if (response.closed) leave();
}

/** Returns the ids of the thread and the run that a path names. */
function idsIn(params: Request["params"], names = { thread: "threadId", run: "runId" }): LogContext {
  const [thread, run] = [params[names.thread], params[names.run]];
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

function send(
  request: Request,
  response: Response,
  { status, headers = {}, body, events }: Answer,
  { keepAlive, failureFrame }: Operations,
  contentTypes: Readonly<Record<number, string | null>>,
): Promise<void> | undefined {
  const code = Number(status);
  const { projectId = "" } = contextOf(response);
  if (events !== undefined) {
    return sendEvents(response, request.method === "HEAD" ? nothing() : events, {
      headers,
      keepAliveMs,
      ...(keepAlive !== undefined && { keepAlive }),
      failure: failureFrame,
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

/** Length from which a body is sent no faster than its client reads it, in UTF-16 units. */
const longBody = 96 * 1024;

/** Sends a body. Unread bytes of long ones are bounded like those of streams. */
function sendJson(response: Response, body: unknown, projectId: string): Promise<void> | undefined {
  const json = JSON.stringify(body) as string | undefined;
  if (json === undefined || json.length < longBody || response.req.method === "HEAD") {
    response.send(json);
    return undefined;
  }
  return sendText(response, escapeLineEnds(json), projectId);
}

/** Not an async function, which would keep the text in memory until the client has read it. */
function sendText(response: Response, text: string, projectId: string): Promise<void> | undefined {
  response.set("Content-Length", String(Buffer.byteLength(text))).flushHeaders();
  const writer = new StreamWriter(response, { projectId, observer: streamObserverOf(response) });
  const end = () => void response.end();
  const room = writer.write(text, 0);
  return room === undefined ? end() : room.then(end);
}

async function* nothing(): AsyncGenerator<FrameText> {}
