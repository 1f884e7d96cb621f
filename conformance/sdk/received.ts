import type { IncomingMessage } from "node:http";
import type { Json } from "../runner/case.ts";
import { errorMessage } from "../runner/error-message.ts";

/** A request that the mock API has read. */
export interface ReceivedRequest {
  method: string;
  /** The path as received, without the query. */
  path: string;
  /** Decoded path segments; `undefined` if the percent-encoding is invalid. */
  segments: string[] | undefined;
  /** Query parameters. A repeated parameter is a list. */
  query: Record<string, string | string[]>;
  /** Header names are in lower case. */
  headers: Record<string, string>;
  /**
   * The parsed JSON. `json` is `undefined` if there is no body or the body is invalid; `error` then describes
   * the problem with an invalid body.
   */
  body: { json: Json | undefined; error?: string };
}

/** Maximum number of body bytes that the mock API keeps. */
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

/** Returns the decoded segments of a path, or `undefined` if the percent-encoding is invalid. */
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
    // The complete body is read even if it is too large, because a client that is still sending does not read
    // the response.
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
