import type { IncomingMessage } from "node:http";
import type { Json } from "../runner/case.ts";
import { errorMessage } from "../runner/error-message.ts";

/** A request that the mock has read. */
export interface ReceivedRequest {
  method: string;
  /** Path as received, without the query. */
  path: string;
  /** Decoded segments of the path; `undefined` if the percent-encoding is invalid. */
  segments: string[] | undefined;
  /** A repeated parameter is a list. */
  query: Record<string, string | string[]>;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed JSON. It is `undefined` without a body, and for an invalid one, whose problem is in `error`. */
  body: { json: Json | undefined; error?: string };
}

/** Most bytes of a body that the mock reads. */
const maxBodyBytes = 16 * 1024 * 1024;

/** Reads a request. An oversized or invalid body is reported in `body.error`. */
export async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const parameters = new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1));
  const query: ReceivedRequest["query"] = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? "") : values;
  }
  return {
    method: request.method ?? "GET",
    path,
    segments: pathSegments(path),
    query,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
    ),
    body: await readBody(request),
  };
}

/** Returns the decoded segments of a path; `undefined` if the percent-encoding is invalid. */
export function pathSegments(path: string): string[] | undefined {
  try {
    return path.split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<ReceivedRequest["body"]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end anyway: a client that is still sending does not read the response.
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
      error: `is not JSON in UTF-8: ${errorMessage(error)}`,
    };
  }
}
