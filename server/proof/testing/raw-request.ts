/**
 * Sends requests exactly as written. This is needed because `fetch` normalizes paths and rejects some
 * headers.
 */
import { request } from "node:http";

/** The headers and body of a request. */
export interface RawRequest {
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/**
 * Sends a request exactly as written.
 *
 * @param url The server's base URL.
 */
export function sendVerbatim(url: string, method: string, path: string, { headers, body }: RawRequest = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers: headers ?? {} }, async (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      const bytes = Buffer.concat(await incoming.toArray());
      // The `Response` constructor throws if a status such as 204 is given a body, even an empty one.
      const responseBody = bytes.length === 0 ? null : bytes;
      resolve(new Response(responseBody, { status, headers: headers as Record<string, string> }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
