/** Watching a run that was resumed after its process died. */
import { setTimeout as delay } from "node:timers/promises";
import type { ActiveRun } from "../active-run.ts";

/** How long a first step may take to begin before the watch goes on without it, in milliseconds. */
const stepMs = 5_000;

/** How long the event loop must have been responsive after that, in milliseconds. */
const watchMs = 50;

/** How late a timer may come in a responsive process, in milliseconds: on a busy machine it is late without a fault. */
const lateMs = 250;

/** How often the event loop is watched at most: other work may block it. */
const maxWatches = 10;

/** Resolves when a run has proved harmless: its first step is under way, and the event loop is responsive. */
export async function proveHarmless(run: ActiveRun): Promise<void> {
  await Promise.race([run.over.promise, watch(run)]);
}

async function watch(run: ActiveRun): Promise<void> {
  await Promise.race([run.stepped.promise, delay(stepMs, undefined, { ref: false })]);
  for (let watches = 0; watches < maxWatches; watches += 1) {
    const from = performance.now();
    await delay(watchMs, undefined, { ref: false });
    if (performance.now() - from < watchMs + lateMs) return;
  }
}
