/**
 * Logs blocks of the event loop, with the run and the step that caused them.
 *
 * Code that blocks the loop cannot report itself, and a timer fires only when it is over. So a worker watches a counter
 * that a timer of the main thread advances. While the counter stands still, the worker interrupts the main thread through
 * the inspector, which evaluates in the middle of whatever is executing there: that tells its context. Nothing is
 * measured in the hot path, and code after an `await`, chains of microtasks and regular expressions are seen alike.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "pino";
import { presentContext, presentStep } from "../core/telemetry/log-context.ts";
import { startThread } from "../core/worker-thread.ts";

/** How often the main thread shows that it is not blocked, in milliseconds. */
const beatMs = 25;

/** From how long on a block is logged, in milliseconds. */
const blockedMs = 250;

/** The least time between two lines, in milliseconds. */
const lineMs = 1_000;

/** What executed at a moment of a block. */
interface Sample {
  step: string;
  /** Continues in its context. */
  within: (work: () => void) => void;
  /** At how many moments it executed. */
  times: number;
}

/** A block that is over. */
interface Block {
  ms: number;
  /** What most of it was; unknown if the worker has seen nothing of it. */
  most: Sample | undefined;
}

/** Of this process's global object: takes a sample. The inspector reaches nothing else. */
const hook = "agentStreamSampleContext";

/**
 * Watches the event loop of this process's main thread, once in a process.
 *
 * @param logger Takes a line for a block of more than 250 ms: `ms`, and `step`, within the context in which most of it
 *   executed. Of several blocks within a second only the first and the longest of the others are logged.
 * @returns Stops watching; resolves when blocks are seen.
 */
export async function watchEventLoop(logger: Logger): Promise<() => Promise<void>> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const samples = new Map<string, Sample>();
  const sample = () => {
    const step = presentStep();
    const key = JSON.stringify([step, presentContext()]);
    const known = samples.get(key);
    if (known === undefined) samples.set(key, { step, within: AsyncLocalStorage.snapshot(), times: 1 });
    else known.times += 1;
  };
  Object.defineProperty(globalThis, hook, { value: sample, configurable: true });

  let lastBeat = performance.now();
  let lastLine = Number.NEGATIVE_INFINITY;
  let longest: Block | undefined;
  const beat = () => {
    const now = performance.now();
    // The timer is due after its own time.
    const ms = Math.round(now - lastBeat - beatMs);
    lastBeat = now;
    Atomics.add(beats, 0, 1);
    const [most] = [...samples.values()].toSorted((one, other) => other.times - one.times);
    samples.clear();
    if (ms > blockedMs && ms > (longest?.ms ?? 0)) longest = { ms, most };
    if (longest === undefined || now - lastLine < lineMs) return;
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
    logger.error(`Blocks of the event loop are logged without their step: ${error.message}`),
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

function logBlock(logger: Logger, { ms, most }: Block): void {
  const log = () => logger.warn({ ms, step: most?.step ?? "none" }, "event loop blocked");
  if (most === undefined) log();
  else most.within(log);
}
