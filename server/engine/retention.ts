/**
 * Deletes old data: the events of runs that ended long ago, expired idempotency keys, and peer requests about
 * ended runs.
 */
import { setImmediate } from "node:timers/promises";
import type { DropLimits } from "../core/ports/queries.ts";
import type { Store } from "../core/ports/store.ts";
import { keyRetentionMs } from "./idempotency.ts";

/** Options for retention. */
export interface RetentionOptions {
  store: Store;
  /** Hours for which events are kept after their run has ended. 0 keeps them indefinitely. */
  eventRetentionHours: number;
  /** Logs a server error. */
  log(line: string): void;
}

/** The periodic deletion in a running server. */
export interface Retention {
  /** Stops the periodic deletion. Resolves when no deletion is in progress. */
  close(): Promise<void>;
}

const hourMs = 3_600_000;
/**
 * Delay before the first deletion in milliseconds, so that startup is complete. A process that restarts
 * repeatedly therefore deletes nothing.
 */
const firstDelayMs = 60_000;
/**
 * Limits for one transaction. They ensure that other transactions wait no longer than they would for a large
 * request.
 */
const deletionLimits: DropLimits = { runs: 50, chunks: 1000 };
const maxKeys = 1000;

/**
 * Deletes old data after one minute and then every hour. If a deletion fails, the error is logged, and the
 * deletion is retried an hour later.
 */
export function startRetention({ store, eventRetentionHours, log }: RetentionOptions): Retention {
  const closing = new AbortController();
  let sweep: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const sweepIn = (ms: number) => {
    timer = setTimeout(() => {
      sweep = deleteOldData(store, eventRetentionHours, Date.now(), closing.signal).catch((error: unknown) =>
        log(`old data could not be deleted: ${String(error)}`),
      );
      sweepIn(hourMs);
    }, ms).unref();
  };
  sweepIn(firstDelayMs);
  return {
    async close() {
      clearTimeout(timer);
      closing.abort();
      await sweep;
    },
  };
}

/**
 * Deletes old data in small batches, yielding to other work between batches.
 *
 * @param now The current Unix time in milliseconds.
 * @param signal Stops the deletion after the current batch.
 */
export async function deleteOldData(
  store: Store,
  eventRetentionHours: number,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const endedBefore = now - eventRetentionHours * hourMs;
  const dropLogs = () => store.transaction((queries) => queries.dropLogs(endedBefore, deletionLimits));
  if (eventRetentionHours > 0) await repeatUntilDone(dropLogs, signal);
  await store.read.deleteOldPeerRequests();
  await repeatUntilDone(
    async () => (await store.read.deleteOldKeys(now - keyRetentionMs, maxKeys)) === maxKeys,
    signal,
  );
}

/**
 * Runs batches until nothing is left to delete or the signal aborts.
 *
 * @param deleteBatch Resolves to true if there may be more to delete.
 */
async function repeatUntilDone(deleteBatch: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await deleteBatch())) await setImmediate();
}
