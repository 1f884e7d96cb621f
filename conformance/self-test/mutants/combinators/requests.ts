/** Mutations of what reaches the server. */
import { Readable } from "node:stream";
import type { Request, Response } from "express";
import type { Mutate, ServerContext } from "../mutant.ts";
import { type Exchange, exchangeOf, type Loose } from "./exchange.ts";

/** A request on its way to the server; path, query, headers and body are changed in place. */
export interface WireRequest extends Exchange {
  /** Parsed JSON; a text where it is none, `undefined` where there is no body. */
  body: Loose;
}

/** An answer given instead of the server's. */
export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
type Altered = Reply | undefined | void;

/** Alters all requests, or answers them. */
export function requests(
  alter: (request: WireRequest, server: ServerContext, response: Response) => Altered | Promise<Altered>,
): Mutate {
  return (server) => ({
    before: async (request, response, next) => {
      const bytes = await bytesOf(request);
      const wire: WireRequest = { ...exchangeOf(request), body: parse(bytes.toString()) };
      const body = structuredClone(wire.body);
      const reply = await alter(wire, server, response);
      if (reply !== undefined) {
        response.status(reply.status).set(reply.headers ?? {});
        if (reply.body === undefined) response.end();
        else response.json(reply.body);
        return;
      }
      // What is not altered goes on byte for byte: it may be no text at all.
      const same = JSON.stringify(body) === JSON.stringify(wire.body);
      replace(request, wire, same ? bytes : Buffer.from(written(wire.body)));
      next();
    },
  });
}

/** Every request is one of its own, whatever its `Idempotency-Key`. */
export const keysIgnored: Mutate = requests(({ headers }) => {
  delete headers["idempotency-key"];
});

/** An `Idempotency-Key` is taken by the first request of an operation that has it, even by one that is refused. */
export function keysTakenBeforeBodies(operation: string): Mutate {
  return (server) => {
    const bodies = new Map<string, string>();
    return request(operation, ({ headers, body }) => {
      const key = headers["idempotency-key"];
      if (key === undefined) return undefined;
      const text = JSON.stringify(body);
      const first = bodies.get(key) ?? text;
      bodies.set(key, first);
      return first === text ? undefined : problem(422, "IDEMPOTENCY_KEY_REUSED");
    })(server);
  };
}

/** Alters the requests of one operation. */
export function request(
  operation: string,
  alter: (request: WireRequest, server: ServerContext) => Altered | Promise<Altered>,
): Mutate {
  return requests((wire, server) => (wire.operation === operation ? alter(wire, server) : undefined));
}

/** Alters the bodies of requests that start runs, where they are objects. */
export function runBody(alter: (body: Loose, request: WireRequest) => void): Mutate {
  return request("createRun", (wire) => {
    if (typeof wire.body === "object" && !Array.isArray(wire.body)) alter(wire.body, wire);
  });
}

/** A problem of the contract's form. */
export function problem(status: number, code: string): Reply {
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: {
      type: `urn:tambo:error:${code.toLowerCase()}`,
      title: "Refused",
      status,
      detail: "It was refused.",
      instance: `urn:tambo:error-instance:${crypto.randomUUID()}`,
      code,
    },
  };
}

async function bytesOf(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parse(text: string): Loose {
  if (text === "") return undefined;
  try {
    const value = JSON.parse(text);
    // What is too deep to be written again stays a text, and goes on as it came.
    JSON.stringify(value);
    return value;
  } catch {
    return text;
  }
}

function written(body: Loose): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** The body was read here; whoever reads it next is given the altered one. */
function replace(request: Request, { path, query, headers }: WireRequest, bytes: Buffer): void {
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
