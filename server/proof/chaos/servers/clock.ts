/**
 * Preloaded into a server process. On SIGUSR2 the process's wall clock jumps by the number of milliseconds in
 * the file `CHAOS_CLOCK_FILE`. `performance.now()` and timers are monotonic and do not change.
 */
import { readFileSync } from "node:fs";

const RealDate = Date;
const file = process.env.CHAOS_CLOCK_FILE ?? "";
let shift = readShift();

process.on("SIGUSR2", () => {
  shift = readShift();
});

function readShift(): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    // No clock jump has been injected yet.
    return 0;
  }
}

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
});
