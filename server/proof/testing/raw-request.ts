/** Requests as they are written: `fetch` corrects paths, and refuses some headers. */
import { request } from "node:http";

/** What a request may have besides its method and path. */
export interface RawRequest {
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Sends a request exactly as it is written. @param url The server's address. */
export function sendVerbatim(url: string, method: string, path: string, { headers, body }: RawRequest = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers: headers ?? {} }, async (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      const bytes = Buffer.concat(await incoming.toArray());
      // A response without a body may have a status with which none is allowed.
      const answer = bytes.length === 0 ? null : bytes;
      resolve(new Response(answer, { status, headers: headers as Record<string, string> }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
