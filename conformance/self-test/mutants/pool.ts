/** Judges servers concurrently in worker threads, with a time limit for each server. */
import { Worker } from "node:worker_threads";
import type { Finding, Task } from "./worker.ts";

/** Time limit for one server, in milliseconds. */
const timeLimitMs = 90_000;

/** Receives progress updates. */
export interface ProgressListener {
  onStart(task: Task): void;
  onEnd(task: Task, finding: Finding): void;
}

/**
 * Processes tasks in order.
 * @param size Number of tasks that run concurrently.
 */
export async function judgeAll(
  tasks: readonly Task[],
  size: number,
  watcher: ProgressListener,
): Promise<void> {
  const queue = [...tasks];
  await Promise.all(
    Array.from({ length: Math.min(size, tasks.length) }, async () => {
      let worker: Worker | undefined;
      for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
        worker ??= new Worker(new URL("worker.ts", import.meta.url));
        watcher.onStart(task);
        const finding = await judgeOne(worker, task);
        if ("error" in finding) {
          // The thread may still be busy with the failed task.
          await worker.terminate();
          worker = undefined;
        }
        watcher.onEnd(task, finding);
      }
      await worker?.terminate();
    }),
  );
}

async function judgeOne(worker: Worker, task: Task): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(
    () => resolve({ error: `it was not judged within ${timeLimitMs} ms` }),
    timeLimitMs,
  );
  const onExit = (code: number) => resolve({ error: `the thread ended with ${code}` });
  const onError = (error: Error) => resolve({ error: error.stack ?? error.message });
  worker.once("message", resolve).once("exit", onExit).once("error", onError);
  worker.postMessage(task);
  const finding = await promise;
  clearTimeout(timer);
  worker.off("message", resolve).off("exit", onExit).off("error", onError);
  return finding;
}
