/**
 * Searches for the most expensive input with fast-check: first at random, then near the most expensive input
 * found so far.
 */
import fc from "fast-check";
import type { Attacker } from "../attacker/attacker.ts";

/** Number of inputs per generation, and per search. */
const inputs = 6;
const maxInputs = 150;

/** Interval between health checks during an attack, in milliseconds. */
const probeMs = 20;

export interface Search<Input> {
  /** Inputs within the limits of the contract. */
  arbitrary: fc.Arbitrary<Input>;
  /** Returns inputs that differ slightly from the given input. */
  near: (input: Input) => fc.Arbitrary<Input>;
  /** Attacks with the given input. */
  attack: (input: Input) => Promise<unknown>;
}

/**
 * Attacks with different inputs until a limit is reached, and notes the most expensive input. The cost is the
 * time for which other requests waited plus, with a lower weight, the duration of the attack.
 *
 * @param budgetMs Time limit for the search.
 */
export async function findCostliestInput<Input>(
  attacker: Attacker,
  { arbitrary, near, attack }: Search<Input>,
  budgetMs: number,
): Promise<void> {
  const until = performance.now() + budgetMs;
  let best: { input: Input; cost: number; waitedMs: number } | undefined;
  let tried = 0;
  while (performance.now() < until && tried < maxInputs) {
    const seed = attacker.random.int(0, 2 ** 31 - 1);
    // About half of the inputs are new, so that the search can leave local maxima.
    const source = best === undefined ? arbitrary : fc.oneof(arbitrary, near(best.input));
    for (const input of fc.sample(source, { seed, numRuns: inputs })) {
      if (performance.now() > until) break;
      const { waitedMs, ms } = await measureAttack(attacker, () => attack(input));
      const cost = waitedMs + ms / 10;
      tried += 1;
      if (best === undefined || cost > best.cost) best = { input, cost, waitedMs };
    }
  }
  attacker.note = `costliest of ${tried}: others waited ${best?.waitedMs.toFixed(0)} ms, ${JSON.stringify(best?.input)}`;
}

/**
 * Sends health requests to the server during an attack.
 *
 * @returns The longest wait, and the duration of the attack.
 */
async function measureAttack(
  attacker: Attacker,
  attack: () => Promise<unknown>,
): Promise<{ waitedMs: number; ms: number }> {
  const started = performance.now();
  let waitedMs = 0;
  let isOver = false;
  const probe = async () => {
    while (!isOver) {
      waitedMs = Math.max(waitedMs, (await attacker.send("GET", "/healthz")).ms);
      await attacker.pause(probeMs);
    }
  };
  const probing = probe();
  await attack();
  isOver = true;
  await probing;
  return { waitedMs, ms: performance.now() - started };
}
