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
    const share = Math.round((count * fault.weight) / weights);
    return Array.from({ length: Math.max(0, share - 1) }, () => fault);
  });
  const heaviest = faults.toSorted((a, b) => b.weight - a.weight)[0];
  const others = random.shuffle(shares);
  while (heaviest !== undefined && faults.length + others.length < count) others.push(heaviest);
  const shuffled = random.shuffle([...faults, ...others].slice(0, count));
  return shuffled.map((fault, index) => ({
    fault,
    pauseMs: random.int(20, 350),
    random: random.fork(`fault ${index}`),
  }));
}
