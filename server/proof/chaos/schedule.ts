/** The order of the faults, which is determined by the seed. */
import type { Random } from "./random.ts";
import type { Fault } from "./scene.ts";

/** A scheduled fault. */
export interface ScheduledFault {
  fault: Fault;
  /** Pause before the fault, in milliseconds. It makes the fault occur at a random moment of the load. */
  pauseMs: number;
  /** Random numbers for the fault's own choices. */
  random: Random;
}

/**
 * Creates a schedule with the given number of faults, distributed by weight. If the number is large enough,
 * there is at least one fault of each kind.
 */
export function createSchedule(random: Random, faults: readonly Fault[], count: number): ScheduledFault[] {
  const weights = faults.reduce((sum, { weight }) => sum + weight, 0);
  const shares = faults.flatMap((fault) => {
    const share = Math.max(1, Math.round((count * fault.weight) / weights));
    return Array.from({ length: share }, () => fault);
  });
  const heaviest = faults.toSorted((a, b) => b.weight - a.weight)[0];
  while (heaviest !== undefined && shares.length < count) shares.push(heaviest);
  const shuffled = random.shuffle(shares.slice(0, count));
  return shuffled.map((fault, index) => ({
    fault,
    pauseMs: random.int(20, 350),
    random: random.fork(`fault ${index}`),
  }));
}
