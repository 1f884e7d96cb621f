/** Requests that may be sent twice: how a retry is told from another request. */
import { createHash } from "node:crypto";
import type { KeyedRequest } from "../core/ports/queries.ts";
import type { RunRequest } from "../engine/admission/start-run.ts";

/** A key, and the digest of the request that it was used for. */
export type Idempotency = NonNullable<RunRequest["idempotency"]>;

/**
 * What a request's `Idempotency-Key` says to the engine; nothing without one.
 *
 * @param contract A key belongs to a project and a contract: so the engine's key names both.
 * @param request Everything that makes it another request: operation, place and body. The order of members has no
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

/** A request that changes something at once; `undefined` without a key. */
export function keyed(
  projectId: string,
  key: string | undefined,
  operation: string,
  request: readonly unknown[],
): KeyedRequest | undefined {
  return key === undefined ? undefined : { projectId, key, operation, digest: requestDigest(request) };
}

/** Digest of what a request asks for. */
export function requestDigest(request: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(request, sortedMembers)).digest("hex");
}

function sortedMembers(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
