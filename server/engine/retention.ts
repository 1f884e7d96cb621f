/** Drops what is kept for a time only: events of runs that ended long ago, used idempotency keys, and questions that nobody waits for. */
import { setImmediate } from "node:timers/promises";
import type { DropLimits } from "../core/ports/queries.ts";
import type { Store } from "../core/ports/store.ts";
import { keyLifeMs } from "./idempotency.ts";

/** What is dropped, and when. */
export interface RetentionOptions {
  store: Store;
  /** How long the events of a run are kept after its end; 0 for ever. */
  eventRetentionHours: number;
  /** Takes one line about a fault. */
  log(line: string): void;
}

/** The work that goes on beside a server. */
export interface Retention {
  /** Resolves when nothing is under way any more. */
  close(): Promise<void>;
}

const hourMs = 3_600_000;
/** A start has other things to do, and a process that starts again and again drops nothing. */
const firstMs = 60_000;
/** What one transaction drops: others wait for it no longer than for a large request. */
const most: DropLimits = { runs: 50, chunks: 1000 };
const mostKeys = 1000;

/** Drops what is old a minute from now, and then every hour. A fault is logged, and the next hour has another try. */
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
 * Drops what is old, in small pieces between which others have their turn.
 *
 * @param now Unix time, ms
 * @param signal Leaves the rest to the next time.
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

/** @param drop Resolves to whether there may be more. */
async function repeat(drop: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true && (await drop())) await setImmediate();
}
