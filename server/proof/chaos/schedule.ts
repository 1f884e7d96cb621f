/** Which faults happen in which order: decided by the seed alone. */
import type { Random } from "./random.ts";
import type { Fault } from "./scene.ts";

/** A fault of the schedule. */
export interface Scheduled {
  fault: Fault;
  /** Pause before it, in milliseconds: it strikes at any moment of what the load does. */
  pauseMs: number;
  /** Of the fault's own decisions. */
  random: Random;
}

/** As many faults as asked for, of each kind its share by weight, but at least one while there is room. */
export function schedule(random: Random, faults: readonly Fault[], count: number): Scheduled[] {
  const weights = faults.reduce((sum, { weight }) => sum + weight, 0);
  const shares = faults.flatMap((fault) => {
    const share = Math.max(1, Math.round((count * fault.weight) / weights));
    return Array.from({ length: share }, () => fault);
  });
  const heaviest = faults.toSorted((a, b) => b.weight - a.weight)[0];
  while (heaviest !== undefined && shares.length < count) shares.push(heaviest);
  // Those that last begin first, so that others happen meanwhile.
  const shuffled = random.shuffled(shares.slice(0, count));
  return shuffled.map((fault, index) => ({
    fault,
    pauseMs: random.int(20, 350),
    random: random.fork(`fault ${index}`),
  }));
}
