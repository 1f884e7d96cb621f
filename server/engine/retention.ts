/**
 * Deletes old data: events of runs that ended long ago, used idempotency keys, and peer requests about ended
 * runs.
 */
import { setImmediate } from "node:timers/promises";
import type { DropLimits } from "../core/ports/queries.ts";
import type { Store } from "../core/ports/store.ts";
import { keyRetentionMs } from "./idempotency.ts";

/** Options of retention. */
export interface RetentionOptions {
  store: Store;
  /** Time for which events are kept after the end of their run. 0 keeps them indefinitely. */
  eventRetentionHours: number;
  /** Logs a server error. */
  log(line: string): void;
}

/** The periodic deletion of a running server. */
export interface Retention {
  /** Stops. Resolves when no deletion is in progress. */
  close(): Promise<void>;
}

const hourMs = 3_600_000;
/** The first deletion waits until startup is complete. A process that restarts repeatedly deletes nothing. */
const firstDelayMs = 60_000;
/** Limits of one transaction, so that others wait for it no longer than for a large request. */
const deletionLimits: DropLimits = { runs: 50, chunks: 1000 };
const maxKeys = 1000;

/**
 * Deletes old data after a minute, and then every hour. An error is logged, and the deletion retried after an
 * hour.
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
 * Deletes old data in small batches, and yields to other work between them.
 *
 * @param now Unix time, ms.
 * @param signal Stops after the current batch.
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

/** @param deleteBatch Resolves to true if there may be more. */
async function repeatUntilDone(deleteBatch: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await deleteBatch())) await setImmediate();
}
