/** The worker used by `blocked-loop.ts`. It interrupts the main thread while its event loop is blocked. */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Interval between two checks of the main thread, and the time without a beat after which the thread is
 * interrupted, in milliseconds.
 */
const checkMs = 50;
const blockedMs = 75;

const { beats, expression } = workerData as { beats: Int32Array; expression: string };
let lastBeat = -1;
let since = 0;
let isWaiting = false;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  const now = performance.now();
  if (beat !== lastBeat) [lastBeat, since] = [beat, now];
  if (now - since < blockedMs || isWaiting) return;
  // Connect for a single evaluation only, because a process with an open inspector session does not exit
  // cleanly.
  const session = new Session();
  session.connectToMainThread();
  isWaiting = true;
  session.post("Runtime.evaluate", { expression }, () => {
    isWaiting = false;
    session.disconnect();
  });
}, checkMs);
parentPort?.postMessage("watching");
