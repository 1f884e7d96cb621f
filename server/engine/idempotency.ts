/**
 * Idempotency keys: a request that is sent again with its key takes effect once. The key of a run is stored
 * in the run's row, and a retry joins the run. Keys of other requests are stored in a table, with the
 * response for a retry.
 */
import { createHash } from "node:crypto";
import { RequestRejectedError } from "../core/errors.ts";
import type { Json } from "../core/events.ts";
import type { KeyedRequest, Queries, UsedKey } from "../core/ports/queries.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";
import type { RunRequest } from "./run-input.ts";

/** Minimum time for which a key is kept, in milliseconds. */
export const keyRetentionMs = 24 * 3_600_000;

/** The key of a run, and the digest of the request for which it was used. */
export type Idempotency = NonNullable<RunRequest["idempotency"]>;

/**
 * Converts the `Idempotency-Key` of a run request to the engine's form. Returns an empty object without a
 * key.
 *
 * @param contract Scope of the key: keys are unique by project and contract.
 * @param request The parts that distinguish requests: operation, path parameters and body (TC-007, TC-008).
 */
export function toIdempotency(
  contract: string,
  key: string | undefined,
  request: readonly unknown[],
): { idempotency?: Idempotency } {
  if (key === undefined) return {};
  return { idempotency: { key: `${contract}:${key}`, digest: digestRequest(request) } };
}

/** Returns a request with its idempotency key, or `undefined` without a key. */
export function toKeyedRequest(
  projectId: string,
  key: string | undefined,
  operation: string,
  request: readonly unknown[],
): KeyedRequest | undefined {
  return key === undefined ? undefined : { projectId, key, operation, digest: digestRequest(request) };
}

/** Returns the digest of a request, which does not depend on the order of JSON keys. */
export function digestRequest(request: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(request, sortKeys)).digest("hex");
}

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Finds the run that an earlier request with the same key started.
 *
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for another request.
 */
export async function findRunByKey(
  queries: Queries,
  { idempotency, projectId, threadId }: RunRequest,
): Promise<{ record: RunRecord; thread: ThreadRecord } | undefined> {
  if (idempotency === undefined) return undefined;
  const record = await queries.findRunByIdempotencyKey(projectId, idempotency.key);
  if (record === undefined) return undefined;
  const thread = await queries.findThread(projectId, threadId);
  if (thread?.key !== record.threadKey || record.idempotencyHash !== idempotency.digest)
    throw createKeyReusedError("with another body or on another thread");
  return { record, thread };
}

/**
 * Runs work, unless an earlier request with the same key has done so; then returns the earlier response. The
 * key is stored in the transaction of the work, so a failed request leaves it unused.
 *
 * @param queries Queries of an open transaction.
 * @param request Absent for a request without a key.
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for another request; any
 *   error of the work.
 */
export async function runOnce<T extends object>(
  queries: Queries,
  request: KeyedRequest | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (request === undefined) return await work();
  if (!(await queries.reserveKey(request, Date.now()))) {
    const earlier = await findEarlierResponse<T>(queries, request);
    if (earlier !== undefined) return earlier;
  }
  const done = await work();
  await queries.storeResponse(request, JSON.stringify(done));
  return done;
}

/**
 * Returns the response to an earlier request with the same key, or `undefined` if the key was not used.
 *
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for another request.
 */
export async function findEarlierResponse<T extends object>(
  queries: Queries,
  request: KeyedRequest,
): Promise<T | undefined> {
  const usedKey = await queries.findKey(request.projectId, request.key);
  return (usedKey && parseStoredResponse(usedKey, request)) as T | undefined;
}

function parseStoredResponse(
  { operation, digest, response }: UsedKey,
  request: KeyedRequest,
): Json | undefined {
  if (operation !== request.operation || digest !== request.digest) throw createKeyReusedError();
  return response === undefined ? undefined : (JSON.parse(response) as Json);
}

/** Returns the error for a key that was used for another request. */
export function createKeyReusedError(use = "for another request"): RequestRejectedError {
  const message = `The key was first used ${use}. Use a new key for a new request.`;
  return new RequestRejectedError("IDEMPOTENCY_KEY_REUSED", message);
}
