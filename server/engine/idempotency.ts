/** Requests that are carried out once, however often they are sent. */

import { Refusal } from "../core/errors.ts";
import type { Json } from "../core/events.ts";
import type { KeyedRequest, Queries, UsedKey } from "../core/ports/queries.ts";

/** How long a key is kept at least, in milliseconds. */
export const keyLifeMs = 24 * 3_600_000;

/**
 * Does work unless a request with the same key did it before: then its answer is given again. The key is kept by the
 * same transaction as the work, so a request that fails leaves it unused.
 *
 * @param queries Of an open transaction.
 * @param request Without one, the work is simply done.
 * @throws {Refusal} `IDEMPOTENCY_KEY_REUSED` for the key of another request; and what the work throws.
 */
export async function once<T extends object>(
  queries: Queries,
  request: KeyedRequest | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (request === undefined) return await work();
  if (!(await queries.takeKey(request, Date.now()))) {
    const used = await queries.findKey(request.projectId, request.key);
    const answer = used && givenTo(used, request);
    if (answer !== undefined) return answer as T;
  }
  const done = await work();
  await queries.keepAnswer(request, JSON.stringify(done));
  return done;
}

/**
 * What a request was answered before; `undefined` if its key was not used.
 *
 * @throws {Refusal} `IDEMPOTENCY_KEY_REUSED` for the key of another request.
 */
export async function earlierAnswer<T extends object>(
  queries: Queries,
  request: KeyedRequest,
): Promise<T | undefined> {
  const used = await queries.findKey(request.projectId, request.key);
  return (used && givenTo(used, request)) as T | undefined;
}

function givenTo({ operation, digest, answer }: UsedKey, request: KeyedRequest): Json | undefined {
  if (operation !== request.operation || digest !== request.digest) throw keyReused();
  return answer === undefined ? undefined : (JSON.parse(answer) as Json);
}

/** The refusal of a key that was used for another request. */
export function keyReused(): Refusal {
  const message = "The key was first used for another request. Use a new key for a new request.";
  return new Refusal("IDEMPOTENCY_KEY_REUSED", message);
}
