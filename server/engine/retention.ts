/**
 * Deletes old data: events of runs that ended long ago, used idempotency keys, and peer requests about ended
 * runs.
 */
import { setImmediate } from "node:timers/promises";
import type { DropLimits } from "../core/ports/queries.ts";
import type { Store } from "../core/ports/store.ts";
import { keyLifeMs } from "./idempotency.ts";

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
const firstMs = 60_000;
/** Limits of one transaction, so that others wait for it no longer than for a large request. */
const most: DropLimits = { runs: 50, chunks: 1000 };
const mostKeys = 1000;

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
      sweep = dropOld(store, eventRetentionHours, Date.now(), closing.signal).catch((error: unknown) =>
        log(`old events could not be dropped: ${String(error)}`),
      );
      sweepIn(hourMs);
    }, ms).unref();
  };
  sweepIn(firstMs);
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
 *   @param now Unix time, ms.
 *   @param signal Stops after the current batch.
 */
export async function dropOld(
  store: Store,
  eventRetentionHours: number,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const endedBefore = now - eventRetentionHours * hourMs;
  const dropLogs = () => store.transaction((queries) => queries.dropLogs(endedBefore, most));
  if (eventRetentionHours > 0) await repeat(dropLogs, signal);
  await store.read.forgetQuestions();
  await repeat(async () => (await store.read.forgetKeys(now - keyLifeMs, mostKeys)) === mostKeys, signal);
}

/** @param drop Resolves to true if there may be more. */
async function repeat(drop: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await drop())) await setImmediate();
}
