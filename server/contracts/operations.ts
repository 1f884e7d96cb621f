/** Routes requests to the handlers of a contract's operations, and sends their responses. */
import type { Request, RequestHandler, Response, Router } from "express";
import type { Owner } from "../core/owner.ts";
import { joinChoices } from "../core/quote-choices.ts";
import { addToContext, type LogContext } from "../core/telemetry/log-context.ts";
import { type FrameText, sendEvents } from "../http/sse.ts";
import { getStreamObserver } from "../http/stream-observer.ts";
import { escapeLineEnds, StreamWriter } from "../http/stream-writer.ts";
import { releaseBody } from "./request-body.ts";
import { readUserFields, resolveOwner } from "./request-user.ts";

/** A handler's response, as in any contract. */
interface HandlerResponse {
  status: PropertyKey;
  headers?: Record<string, string>;
  body?: unknown;
  events?: AsyncIterable<FrameText>;
}

/** Handlers, keyed by operation ID. */
// biome-ignore lint/suspicious/noExplicitAny: each handler's request is typed by its own operation, checked where it is written.
export type Handlers = Record<string, (request: any) => Promise<HandlerResponse>>;

/** An error in a request. */
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
  /** Parses and validates parameters. */
  readParameters(
    operationId: string,
    raw: Record<"path" | "query" | "headers", Record<string, string | string[] | undefined>>,
  ): { value: Record<"path" | "query" | "headers", object>; violations: readonly Violation[] };
  /** Validates the body. */
  checkBody(operationId: string, body: unknown): readonly Violation[];
}

/** The caller fields that all contracts share. */
interface CallerContext {
  owner?: Owner;
}

/** A contract's operations. */
export interface Operations {
  document: ContractDocument;
  handlers: Handlers;
  /** Names of the path parameters that contain the thread ID and the run ID. */
  pathIds?: { thread: string; run: string } | undefined;
  /** JSON Pointers to the body fields that name the request's user. */
  userFields?: readonly string[] | undefined;
  /** Set if every path is served with and without a slash at its end. */
  hasOptionalSlash?: true | undefined;
  /** Returns the error to throw for an invalid request. */
  invalidRequest(violations: readonly Violation[]): Error;
  /**
   * Acquires a slot for a request to a streaming operation.
   *
   * @returns The function that releases the slot.
   * @throws if no slot is free.
   */
  openStream?: ((context: never) => () => void) | undefined;
  /** Returns the last frames of a stream whose source failed, or `undefined` to close the connection early. */
  encodeFailure(error: unknown): FrameText | undefined;
  /** Frame that is sent while a stream is idle. Defaults to a comment. */
  keepAlive?: string | undefined;
}

/** Idle time after which a frame is sent, in milliseconds. */
const keepAliveMs = 15_000;

/**
 * Adds operations to a router.
 *
 * @param router Must have stored the body in `request.body` and the caller in `response.locals.context`.
 */
export function mountOperations(router: Router, operations: Operations): void {
  const methods = new Map<string, { allowed: string[]; documentPath: string }>();
  for (const route of operations.document.routes) {
    // In a document's paths only names in braces are parameters, so colons are escaped.
    const exactPath = route.path.replaceAll(":", "\\:").replaceAll(/\{(\w+)\}/g, ":$1");
    const path = operations.hasOptionalSlash === true ? exactPath.replace(/\/?$/, "{/}") : exactPath;
    const method = route.method as "get" | "post" | "patch" | "delete";
    router[method](path, createHandler(operations, route));
    // A path that supports GET also supports HEAD (RFC 9110 section 9.1).
    const allowed = method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()];
    const previous = methods.get(path)?.allowed ?? [];
    methods.set(path, { allowed: [...previous, ...allowed], documentPath: route.path });
  }
  for (const [path, { allowed, documentPath }] of methods) {
    router.all(path, ({ method }, response, next) => {
      response.set("Allow", allowed.join(", "));
      next(new MethodNotAllowedError(method, documentPath, allowed));
    });
  }
}

/** Thrown if the path exists but does not support the request's method. */
export class MethodNotAllowedError extends Error {
  /**
   * @param path The path with its parameters, as in the document. It shows which segments were read as ids.
   * @param allowed The methods that the path supports.
   */
  constructor(method: string, path: string, allowed: readonly string[]) {
    super(`${path} does not support ${method}. Use ${joinChoices(allowed)}.`);
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
    const context = { ...getCallerContext(response) };
    const ids = readIds(request.params, operations.pathIds);
    addToContext({ operation: operationId, projectId: context.owner?.projectId, ...ids } as LogContext);
    response.locals.route = path;
    const { value, violations } = document.readParameters(operationId, rawParameters(request));
    const errors = [...violations, ...(hasBody ? document.checkBody(operationId, request.body) : [])];
    if (context.owner !== undefined) {
      const fields = readUserFields(hasBody ? request.body : undefined, operations.userFields);
      const named = resolveOwner(request, context.owner, { ...value, fields });
      errors.push(...named.violations);
      context.owner = named.owner;
    }
    if (errors.length > 0) throw operations.invalidRequest(errors);
    if (stream) onClosed(response, openStream(context as never));
    const controller = new AbortController();
    response.on("close", () => controller.abort());
    const { signal } = controller;
    try {
      const callHandler = async () => {
        const result = await handler({ ...value, body: request.body as unknown, signal, context });
        // Release the body now, because a stream may last for minutes and no longer needs it.
        releaseBody(request, response);
        return { sending: sendResponse(request, response, result, operations, contentTypes) };
      };
      // No variable references the response while its text is being sent, so that the memory can be freed.
      const { sending } = await callHandler();
      await sending;
    } catch (error) {
      // The client has disconnected, so the abort is not reported.
      if (!signal.aborted || error !== signal.reason) throw error;
    }
  };
}

/** Returns the caller. On a path that requires no key, the result is empty. */
function getCallerContext({ locals }: Response): CallerContext {
  return (locals.context as CallerContext | undefined) ?? {};
}

/** Calls `release` once when the response is closed, or immediately if it is already closed. */
function onClosed(response: Response, release: () => void): void {
  response.once("close", release);
  if (response.closed) release();
}

/** Returns the thread ID and the run ID in a path. */
function readIds(params: Request["params"], names = { thread: "threadId", run: "runId" }): LogContext {
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

function sendResponse(
  request: Request,
  response: Response,
  { status, headers = {}, body, events }: HandlerResponse,
  { keepAlive, encodeFailure }: Operations,
  contentTypes: Readonly<Record<number, string | null>>,
): Promise<void> | undefined {
  const code = Number(status);
  const { projectId = "" } = getCallerContext(response).owner ?? {};
  if (events !== undefined) {
    return sendEvents(response, request.method === "HEAD" ? emptyStream() : events, {
      headers,
      keepAliveMs,
      ...(keepAlive !== undefined && { keepAlive }),
      failure: encodeFailure,
      observer: getStreamObserver(response),
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

/**
 * Minimum length of a long body, in UTF-16 code units. A long body is sent only as fast as its client reads
 * it.
 */
const minLongBody = 96 * 1024;

/**
 * Sends a body. The unread bytes of a long body are limited in the same way as the unread bytes of a stream.
 */
function sendJson(response: Response, body: unknown, projectId: string): Promise<void> | undefined {
  const json = JSON.stringify(body) as string | undefined;
  if (json === undefined || json.length < minLongBody || response.req.method === "HEAD") {
    response.send(json);
    return undefined;
  }
  return sendText(response, escapeLineEnds(json), projectId);
}

/**
 * This is not an async function, because its frame would keep the text in memory until the client has read
 * it.
 */
function sendText(response: Response, text: string, projectId: string): Promise<void> | undefined {
  response.set("Content-Length", String(Buffer.byteLength(text))).flushHeaders();
  const writer = new StreamWriter(response, { projectId, observer: getStreamObserver(response) });
  const end = () => void response.end();
  const room = writer.write(text, 0);
  return room === undefined ? end() : room.then(end);
}

async function* emptyStream(): AsyncGenerator<FrameText> {}
