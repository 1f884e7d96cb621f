/** How long to wait before a lost connection is taken up again. */

const firstMs = 250;
const mostMs = 8_000;
const mostAskedMs = 60_000;

/**
 * Milliseconds to wait: twice as long every time, up to 8 s, and less up to half of that by chance, so that clients that
 * lost the same server do not all come back at once.
 *
 * @param waits How often was waited since something last came.
 * @param random At least 0 and less than 1.
 */
export function backoff(waits: number, random = Math.random()): number {
  return Math.min(firstMs * 2 ** waits, mostMs) * (1 - random / 2);
}

/**
 * Milliseconds that a `Retry-After` asks for (RFC 9110 section 10.2.3), a minute at most.
 *
 * @param value Of the header: whole seconds, or a date of HTTP (section 5.6.7).
 * @returns `undefined` when the header is absent or anything else.
 */
export function retryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || !/^(\d+|[A-Z][a-z]+,? .+:\d\d.*)$/.test(value)) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), mostAskedMs);
}
