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
      const text = await textOf(request);
      const wire: WireRequest = { ...exchangeOf(request), body: parse(text) };
      const body = structuredClone(wire.body);
      const reply = await alter(wire, server, response);
      if (reply !== undefined) {
        response.status(reply.status).set(reply.headers ?? {});
        if (reply.body === undefined) response.end();
        else response.json(reply.body);
        return;
      }
      replace(request, wire, JSON.stringify(body) === JSON.stringify(wire.body) ? text : written(wire.body));
      next();
    },
  });
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

async function textOf(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parse(text: string): Loose {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function written(body: Loose): string {
  if (body === undefined) return "";
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** The body was read here; whoever reads it next is given the altered one. */
function replace(request: Request, { path, query, headers }: WireRequest, text: string): void {
  const search = new URLSearchParams(query).toString();
  request.url = search === "" ? path : `${path}?${search}`;
  for (const name of Object.keys(request.headers)) delete request.headers[name];
  Object.assign(request.headers, headers);
  if (request.headers["content-length"] !== undefined)
    request.headers["content-length"] = String(Buffer.byteLength(text));
  const body = Readable.from(text === "" ? [] : [Buffer.from(text)]);
  const on = request.on.bind(request) as Loose;
  request.on = ((name: string, listener: Loose) => {
    if (name === "data" || name === "end") body.on(name, listener);
    else on(name, listener);
    return request;
  }) as typeof request.on;
}
