/** Mutations of requests. */
import { Readable } from "node:stream";
import type { Request, Response } from "express";
import type { Mutate, ServerContext } from "../mutant.ts";
import { createExchange, type Exchange, type Loose } from "./exchange.ts";

/** A request before the server handles it. Path, query, headers and body can be changed in place. */
export interface MutableRequest extends Exchange {
  /** The parsed JSON, or a string if the body is not JSON; `undefined` if there is no body. */
  body: Loose;
}

/** A response that is sent instead of the server's response. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Result of an alteration: a response to send instead of the server's response, or nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and return nothing.
export type Altered = Reply | undefined | void;

/** Alters all requests, or responds to them. */
export function alterRequests(
  alter: (request: MutableRequest, server: ServerContext, response: Response) => Altered | Promise<Altered>,
): Mutate {
  return (server) => ({
    before: async (request, response, next) => {
      const bytes = await readBytes(request);
      const wire: MutableRequest = { ...createExchange(request), body: parse(bytes.toString()) };
      const body = structuredClone(wire.body);
      const reply = await alter(wire, server, response);
      if (reply !== undefined) {
        response.status(reply.status).set(reply.headers ?? {});
        if (reply.body === undefined) response.end();
        else response.json(reply.body);
        return;
      }
      // An unaltered body is forwarded byte for byte, because it might not be text.
      const same = JSON.stringify(body) === JSON.stringify(wire.body);
      replace(request, wire, same ? bytes : Buffer.from(serialize(wire.body)));
      next();
    },
  });
}

/** Ignores the `Idempotency-Key` header. */
export const ignoreIdempotencyKeys: Mutate = alterRequests(({ headers }) => {
  delete headers["idempotency-key"];
});

/** Alters the requests to one operation, or responds to them. */
export function alterRequestsOf(
  operation: string,
  alter: (request: MutableRequest, server: ServerContext) => Altered | Promise<Altered>,
): Mutate {
  return alterRequests((wire, server) => (wire.operation === operation ? alter(wire, server) : undefined));
}

const ownKey = "Bearer conform-key-one";

/**
 * Accepts a request without an API key as a request from the first project.
 * @param prefix Start of the contract's paths.
 */
export function acceptMissingKey(prefix: string): Mutate {
  return alterRequests(({ headers, path }) => {
    if (path.startsWith(prefix) && headers["x-api-key"] === undefined) headers.authorization ??= ownKey;
  });
}

/** Accepts any API key as a key of the first project. */
export function acceptAnyKey(prefix: string): Mutate {
  return alterRequests(({ headers, path }) => {
    if (path.startsWith(prefix) && headers.authorization?.includes("not-a-key"))
      headers.authorization = ownKey;
  });
}

/** Ignores an API key in the `X-API-Key` header. */
export function ignoreKeyHeader(prefix: string): Mutate {
  return alterRequests(({ headers, path }) => {
    if (path.startsWith(prefix)) delete headers["x-api-key"];
  });
}

/** Accepts the second project's key as a key of the first project. */
export function shareProjects(prefix: string): Mutate {
  return alterRequests(({ headers, path }) => {
    if (path.startsWith(prefix)) headers.authorization = headers.authorization?.replace("two", "one") ?? "";
  });
}

/** Alters the user in the header, query and body of all requests. `undefined` removes it. */
function alterUsers(alter: (name: string) => string | undefined): Mutate {
  return alterRequests(({ headers, query, body }) => {
    for (const [holder, key] of [
      [headers, "x-user-key"],
      [query, "userKey"],
      [body, "userKey"],
    ] as const) {
      if (typeof holder?.[key] !== "string") continue;
      const name = alter(holder[key]);
      if (name === undefined) delete holder[key];
      else holder[key] = name;
    }
  });
}

/** Ignores the user of a request. */
export const ignoreUsers = alterUsers(() => undefined);

/** Treats a request with an empty user as a request without a user. */
export const acceptEmptyUsers = alterUsers((name) => (name === "" ? undefined : name));

/** Shortens a user that is too long, and removes the control characters from its name. */
export const repairUsers = alterUsers((name) => name.replace(/\p{Cc}/gu, "").slice(0, 256));

/** Ignores the content type and the content encoding of bodies. */
export const ignoreContentType = alterRequests(({ headers }) => {
  headers["content-type"] = "application/json";
  delete headers["content-encoding"];
});

async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parse(text: string): Loose {
  if (text === "") return undefined;
  try {
    const value = JSON.parse(text);
    // A value that is too deep to be serialized again remains a string, and is forwarded unchanged.
    JSON.stringify(value);
    return value;
  } catch {
    return text;
  }
}

function serialize(body: Loose): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** Replaces a request whose body has already been read with the altered request. */
function replace(request: Request, { path, query, headers }: MutableRequest, bytes: Buffer): void {
  const search = new URLSearchParams(query).toString();
  request.url = search === "" ? path : `${path}?${search}`;
  for (const name of Object.keys(request.headers)) delete request.headers[name];
  Object.assign(request.headers, headers);
  if (request.headers["content-length"] !== undefined)
    request.headers["content-length"] = String(bytes.length);
  const body = Readable.from(bytes.length === 0 ? [] : [bytes]);
  const on = request.on.bind(request) as Loose;
  request.on = ((name: string, listener: Loose) => {
    if (name === "data" || name === "end") body.on(name, listener);
    else on(name, listener);
    return request;
  }) as typeof request.on;
}

/**
 * Hides a client's disconnect from the server.
 * @param isRun Returns true for requests that start a run.
 */
export function hideDisconnects(isRun: (request: Exchange) => boolean): Mutate {
  return () => ({
    before: (request, response, next) => {
      const on = response.on.bind(response) as Loose;
      response.on = ((name: string, listener: Loose) =>
        name === "close" && isRun(createExchange(request))
          ? response
          : on(name, listener)) as typeof response.on;
      // Later writes have no effect.
      Object.defineProperty(response, "destroyed", { value: false });
      next();
    },
  });
}
