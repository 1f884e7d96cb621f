/** A request as the mock received it. */
import type { IncomingMessage } from "node:http";
import type { Json } from "../runner/case.ts";

/** A request, read whole. */
export interface Received {
  method: string;
  /** As it came, without the query. */
  path: string;
  /** Steps of the path with percent-encoding undone; `undefined` when the encoding is broken. */
  steps: string[] | undefined;
  /** A parameter that is given several times is a list. */
  query: Record<string, string | string[]>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** `undefined` when there is none, or `error` says why it cannot be read. */
  body: { json: Json | undefined; error?: string };
}

/** Most bytes of a body that the mock reads. */
const maxBodyBytes = 16 * 1024 * 1024;

/** Reads a request whole. A body that is too large, or is not JSON, is told in `body.error`. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const parameters = new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1));
  const query: Received["query"] = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return {
    method: request.method ?? "GET",
    path,
    steps: stepsOf(path),
    query,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
    ),
    body: await readBody(request),
  };
}

/** The steps of a path, decoded; `undefined` when its percent-encoding is broken. */
export function stepsOf(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<Received["body"]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end all the same: a client that still sends does not read the answer.
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size === 0) return { json: undefined };
  if (size > maxBodyBytes) return { json: undefined, error: `is larger than ${maxBodyBytes} bytes` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    return { json: JSON.parse(text) as Json };
  } catch (error) {
    return {
      json: undefined,
      error: `is not JSON in UTF-8: ${error instanceof Error ? error.message : error}`,
    };
  }
}
