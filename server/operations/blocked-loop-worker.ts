/** The worker of `blocked-loop.ts`: interrupts the main thread while that is blocked. */
import { Session } from "node:inspector";
import { parentPort, workerData } from "node:worker_threads";

/** How often the main thread is looked at, and how long it stands still before it is interrupted, in milliseconds. */
const lookMs = 50;
const stillMs = 75;

const { beats, expression } = workerData as { beats: Int32Array; expression: string };
let lastBeat = -1;
let since = 0;
let isWaiting = false;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  const now = performance.now();
  if (beat !== lastBeat) [lastBeat, since] = [beat, now];
  if (now - since < stillMs || isWaiting) return;
  // Connected for the moment only: a process does not end well while a session is open.
  const session = new Session();
  session.connectToMainThread();
  isWaiting = true;
  session.post("Runtime.evaluate", { expression }, () => {
    isWaiting = false;
    session.disconnect();
  });
}, lookMs);
parentPort?.postMessage("watching");
