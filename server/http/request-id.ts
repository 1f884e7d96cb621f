/** Request IDs, which appear in responses, errors, streams and log lines (G-176, GX-17). */
import { randomBytes } from "node:crypto";

const clientIdSyntax = /^[A-Za-z0-9._:-]{1,128}$/;

/**
 * Returns the client's request ID, or a new one.
 *
 * @param header The `X-Request-ID` header. It is ignored if it is too long or contains characters that could
 * break a log line.
 */
export function resolveRequestId(header: string | undefined): string {
  if (header !== undefined && clientIdSyntax.test(header)) return header;
  return `req_${randomBytes(10).toString("hex")}`;
}
