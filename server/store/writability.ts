/**
 * Detects whether the database accepts writes. After a failed write, the database is considered not writable
 * until a small probe write succeeds.
 */

import { randomBytes, randomUUID } from "node:crypto";
import type { WriteProblem } from "../core/ports/store.ts";
import { ownedBy, ownerColumns, type Tx } from "./tables.ts";

/** Minimum time between two probes, in milliseconds. */
const probeEveryMs = 5_000;

/**
 * Size of a probe in bytes, which equals the size of the largest message. A disk with less free space is
 * treated as full.
 */
const probeBytes = 1024 * 1024;

export class Writability {
  readonly #classifyError: (error: unknown) => WriteProblem | undefined;
  readonly #probe: () => Promise<void>;
  #problem: WriteProblem | undefined;
  #probedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param classifyError Returns the storage problem reported by a database error, or `undefined` if the
   * error reports none.
   * @param probe Writes a small row, and rejects if that fails.
   */
  constructor(classifyError: (error: unknown) => WriteProblem | undefined, probe: () => Promise<void>) {
    this.#classifyError = classifyError;
    this.#probe = probe;
  }

  /** Records a database error. */
  recordFailure(error: unknown): void {
    this.#problem = this.#classifyError(error) ?? this.#problem;
  }

  /**
   * Returns the current write problem. Probes the database only after a write has failed, and stops when a
   * probe succeeds.
   */
  async check(): Promise<WriteProblem | undefined> {
    const now = performance.now();
    if (this.#problem === undefined || now - this.#probedAt < probeEveryMs) return this.#problem;
    this.#probedAt = now;
    try {
      await this.#probe();
      this.#problem = undefined;
    } catch (error) {
      this.recordFailure(error);
    }
    return this.#problem;
  }
}

/**
 * Inserts a row that has no owner, and deletes it. If a crash leaves such a row behind, it is
 * deleted together with other old keys.
 */
export async function probeWrite(db: Tx): Promise<void> {
  const owner = { projectId: "" };
  const key = `write-probe-${randomUUID()}`;
  const digest = randomBytes(probeBytes / 2).toString("hex");
  await db
    .insertInto("idempotency_keys")
    .values({ ...ownerColumns(owner), key, operation: "", digest, answer: null, created_at: 0 })
    .execute();
  await db.deleteFrom("idempotency_keys").where(ownedBy(owner)).where("key", "=", key).execute();
}
