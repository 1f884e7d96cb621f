/** Ids of requests, in answers, errors, streams and log lines alike (G-176, GX-17). */
import { randomBytes } from "node:crypto";

const takenFromClients = /^[A-Za-z0-9._:-]{1,128}$/;

/**
 * The id of a request: the client's own, or a new one.
 *
 * @param header Its `X-Request-ID`. One that could break a log line or is too long is not taken.
 */
export function requestIdOf(header: string | undefined): string {
  if (header !== undefined && takenFromClients.test(header)) return header;
  return `req_${randomBytes(10).toString("hex")}`;
}
