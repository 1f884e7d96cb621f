/**
 * Idempotency keys, which ensure that a request sent more than once takes effect only once. The key of a run
 * request is stored with the run, and a retry joins that run. Keys of other requests are stored in a table
 * together with the response, which is returned to a retry.
 */
import { createHash } from "node:crypto";
import { RequestRejectedError } from "../core/errors.ts";
import type { Json } from "../core/events.ts";
import type { Owner } from "../core/owner.ts";
import type { KeyedRequest, Queries, UsedKey } from "../core/ports/queries.ts";
import type { RunRecord, ThreadRecord } from "../core/ports/records.ts";
import type { RunRequest } from "./run-input.ts";

/** Minimum time for which keys are kept, in milliseconds. */
export const keyRetentionMs = 24 * 3_600_000;

/** The idempotency key of a run request and the digest of the request. */
export type Idempotency = NonNullable<RunRequest["idempotency"]>;

/**
 * Converts the `Idempotency-Key` of a run request to the engine's form. Returns an empty object if there is
 * no key.
 *
 * @param contract The key's scope. Keys are unique within an owner's requests to a contract.
 * @param request The parts by which requests are distinguished: operation, path parameters and body (TC-007,
 * TC-008).
 */
export function toIdempotency(
  contract: string,
  key: string | undefined,
  request: readonly unknown[],
): { idempotency?: Idempotency } {
  if (key === undefined) return {};
  return { idempotency: { key: `${contract}:${key}`, digest: digestRequest(request) } };
}

/** Returns a request with its idempotency key, or `undefined` if there is no key. */
export function toKeyedRequest(
  owner: Owner,
  key: string | undefined,
  operation: string,
  request: readonly unknown[],
): KeyedRequest | undefined {
  return key === undefined ? undefined : { owner, key, operation, digest: digestRequest(request) };
}

/** Returns a request's digest, which does not depend on the order of JSON keys. */
export function digestRequest(request: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(request, sortKeys)).digest("hex");
}

function sortKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Finds the run started by an earlier request with the same key.
 *
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for a different request.
 */
export async function findRunByKey(
  queries: Queries,
  { idempotency, owner, threadId }: RunRequest,
): Promise<{ record: RunRecord; thread: ThreadRecord } | undefined> {
  if (idempotency === undefined) return undefined;
  const record = await queries.findRunByIdempotencyKey(owner, idempotency.key);
  if (record === undefined) return undefined;
  const thread = await queries.findThread(owner, threadId);
  if (thread?.key !== record.threadKey || record.idempotencyHash !== idempotency.digest)
    throw createKeyReusedError("with another body or on another thread");
  return { record, thread };
}

/**
 * Runs work, or returns the earlier response if a request with the same key has already done the work. The
 * key is stored in the same transaction, so it remains unused if the work fails.
 *
 * @param queries Queries in an open transaction.
 * @param request The request with its key. Absent if the request has no key.
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for a different request; any
 * error thrown by `work`.
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
 * Returns the response to an earlier request with the same key, or `undefined` if the key has not been used.
 *
 * @throws {RequestRejectedError} `IDEMPOTENCY_KEY_REUSED` if the key was used for a different request.
 */
export async function findEarlierResponse<T extends object>(
  queries: Queries,
  request: KeyedRequest,
): Promise<T | undefined> {
  const usedKey = await queries.findKey(request.owner, request.key);
  return (usedKey && parseStoredResponse(usedKey, request)) as T | undefined;
}

function parseStoredResponse(
  { operation, digest, response }: UsedKey,
  request: KeyedRequest,
): Json | undefined {
  if (operation !== request.operation || digest !== request.digest) throw createKeyReusedError();
  return response === undefined ? undefined : (JSON.parse(response) as Json);
}

/** Returns the error for a key that was used for a different request. */
export function createKeyReusedError(use = "for another request"): RequestRejectedError {
  const message = `The key was first used ${use}. Use a new key for a new request.`;
  return new RequestRejectedError("IDEMPOTENCY_KEY_REUSED", message);
}
