/**
 * Logs when the event loop is blocked, with the run and the step that caused it.
 *
 * Code that blocks the loop cannot report itself, and a timer fires only after the block. Therefore, a worker
 * thread watches a counter that is incremented by a timer in the main thread. While the counter does not
 * change, the worker uses the inspector to evaluate an expression in the main thread, which interrupts the
 * executing code and records its context. This adds no cost to the hot path. It detects code after an
 * `await`, chains of microtasks and regular expressions alike.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "pino";
import { getContext, getCurrentStep } from "../core/telemetry/log-context.ts";
import { startThread } from "../core/worker-thread.ts";

/** Interval at which the main thread increments the counter, in milliseconds. */
const beatMs = 25;

/** Minimum duration of a block that is logged, in milliseconds. */
const minBlockMs = 250;

/** Minimum time between two log lines, in milliseconds. */
const minLineIntervalMs = 1_000;

/** The context that was executing when the worker took its samples. */
interface Sample {
  step: string;
  /** Runs a function in the sampled context. */
  runInContext: (work: () => void) => void;
  /** Number of samples taken in this context. */
  count: number;
}

/** A block that has ended. */
interface Block {
  ms: number;
  /** The context with the most samples; `undefined` if the worker took no samples. */
  mainSample: Sample | undefined;
}

/** Name of the global property whose evaluation takes a sample. The inspector can only reach globals. */
const hook = "agentStreamSampleContext";

/**
 * Watches the main thread's event loop. Must be called only once per process.
 *
 * @param logger Logs a line for each block longer than 250 ms, with `ms` and `step`, in the context that was
 * executing for most of the block. If there are multiple blocks within a second, only the first block and the
 * longest of the other blocks are logged.
 * @returns A function that stops watching. The promise resolves when the worker is watching.
 */
export async function watchEventLoop(logger: Logger): Promise<() => Promise<void>> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const samples = new Map<string, Sample>();
  const sample = () => {
    const step = getCurrentStep();
    const key = JSON.stringify([step, getContext()]);
    const known = samples.get(key);
    if (known === undefined) samples.set(key, { step, runInContext: AsyncLocalStorage.snapshot(), count: 1 });
    else known.count += 1;
  };
  Object.defineProperty(globalThis, hook, { value: sample, configurable: true });

  let lastBeat = performance.now();
  let lastLine = Number.NEGATIVE_INFINITY;
  let longest: Block | undefined;
  const beat = () => {
    const now = performance.now();
    // Subtract the timer's own interval.
    const ms = Math.round(now - lastBeat - beatMs);
    lastBeat = now;
    Atomics.add(beats, 0, 1);
    const [most] = [...samples.values()].toSorted((one, other) => other.count - one.count);
    samples.clear();
    if (ms > minBlockMs && ms > (longest?.ms ?? 0)) longest = { ms, mainSample: most };
    if (longest === undefined || now - lastLine < minLineIntervalMs) return;
    logBlock(logger, longest);
    longest = undefined;
    lastLine = now;
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  const worker = startThread(
    new URL("./blocked-loop-worker.ts", import.meta.url),
    { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
    { beats, expression: `${hook}()` },
  );
  worker.unref();
  worker.on("error", (error) =>
    logger.error(`Event loop blocks are logged without their step: ${error.message}`),
  );
  await new Promise((resolve) => {
    worker.once("message", resolve);
    worker.once("exit", resolve);
  });
  return async () => {
    clearInterval(timer);
    await worker.terminate();
    Reflect.deleteProperty(globalThis, hook);
  };
}

function logBlock(logger: Logger, { ms, mainSample }: Block): void {
  const log = () => logger.warn({ ms, step: mainSample?.step ?? "none" }, "event loop blocked");
  if (mainSample === undefined) log();
  else mainSample.runInContext(log);
}
