/** Idempotency keys: a request that is sent again with its key has its effect once. */
import { createHash } from "node:crypto";
import type { KeyedRequest } from "../core/ports/queries.ts";
import type { RunRequest } from "../engine/run-input.ts";

/** A key, and the digest of the request that it was used for. */
export type Idempotency = NonNullable<RunRequest["idempotency"]>;

/**
 * Returns the `Idempotency-Key` of a request for a run in the engine's form; nothing without one.
 *
 * @param contract A key belongs to a project and a contract, so the engine's key names the contract.
 * @param request Everything that distinguishes requests: operation, place and body. The order of members has no
 *   meaning in JSON, and has none here (TC-007, TC-008).
 */
export function idempotencyOf(
  contract: string,
  key: string | undefined,
  request: readonly unknown[],
): { idempotency?: Idempotency } {
  if (key === undefined) return {};
  return { idempotency: { key: `${contract}:${key}`, digest: requestDigest(request) } };
}

/** Returns the key of a request that is answered at once; `undefined` without one. */
export function keyedRequest(
  projectId: string,
  key: string | undefined,
  operation: string,
  request: readonly unknown[],
): KeyedRequest | undefined {
  return key === undefined ? undefined : { projectId, key, operation, digest: requestDigest(request) };
}

/** Returns the digest of a request. */
export function requestDigest(request: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(request, sortedMembers)).digest("hex");
}

function sortedMembers(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
