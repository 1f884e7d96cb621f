/** Whether the database stores what it is given: by the failures of writes, and by a small write after one. */

import { randomBytes, randomUUID } from "node:crypto";
import type { WriteProblem } from "../core/ports/store.ts";
import type { Tx } from "./tables.ts";

/** Least time between two probes, in milliseconds. */
const probeEveryMs = 5_000;

/** Size of a probe in bytes: that of the largest message. A disk that has less room than that is full. */
const probeBytes = 1024 * 1024;

export class Writability {
  readonly #problemOf: (error: unknown) => WriteProblem | undefined;
  readonly #probe: () => Promise<void>;
  #problem: WriteProblem | undefined;
  #probedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param problemOf Returns what an error of the database says of its storage; `undefined` if nothing.
   * @param probe Writes a little, and rejects if that fails.
   */
  constructor(problemOf: (error: unknown) => WriteProblem | undefined, probe: () => Promise<void>) {
    this.#problemOf = problemOf;
    this.#probe = probe;
  }

  /** Notes an error of the database. */
  noteFailure(error: unknown): void {
    this.#problem = this.#problemOf(error) ?? this.#problem;
  }

  /** Returns the problem that writes have. It costs nothing while they succeed; then it is over when a probe succeeds. */
  async check(): Promise<WriteProblem | undefined> {
    const now = performance.now();
    if (this.#problem === undefined || now - this.#probedAt < probeEveryMs) return this.#problem;
    this.#probedAt = now;
    try {
      await this.#probe();
      this.#problem = undefined;
    } catch (error) {
      this.noteFailure(error);
    }
    return this.#problem;
  }
}

/** Writes a row that is no project's, and removes it. One that a crash leaves is removed with other old keys. */
export async function probeWrite(db: Tx): Promise<void> {
  const project_id = "";
  const key = `write-probe-${randomUUID()}`;
  const digest = randomBytes(probeBytes / 2).toString("hex");
  await db
    .insertInto("idempotency_keys")
    .values({ project_id, key, operation: "", digest, answer: null, created_at: 0 })
    .execute();
  await db
    .deleteFrom("idempotency_keys")
    .where("project_id", "=", project_id)
    .where("key", "=", key)
    .execute();
}
