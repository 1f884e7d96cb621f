/** Searches for the costliest input by fast-check: at random first, then near the costliest so far. */
import fc from "fast-check";
import type { Attacker } from "../attacker/attacker.ts";

/** Inputs of a generation, and of a search. */
const inputs = 6;
const mostInputs = 150;

/** How often a search asks whether the server still answers, in milliseconds. */
const probeMs = 20;

export interface Search<Input> {
  /** Inputs within the limits of the contract. */
  arbitrary: fc.Arbitrary<Input>;
  /** Inputs that differ a little from one. */
  near: (input: Input) => fc.Arbitrary<Input>;
  /** Attacks with an input. */
  attack: (input: Input) => Promise<unknown>;
}

/**
 * Attacks with one input after the other until the time is up or there were enough, and notes the costliest. The cost is how long other requests
 * waited, and, with less weight, how long the attack took.
 *
 * @param budgetMs Time for all of it.
 */
export async function searchCostliest<Input>(
  attacker: Attacker,
  { arbitrary, near, attack }: Search<Input>,
  budgetMs: number,
): Promise<void> {
  const until = performance.now() + budgetMs;
  let best: { input: Input; cost: number; waitedMs: number } | undefined;
  let tried = 0;
  while (performance.now() < until && tried < mostInputs) {
    const seed = attacker.random.int(0, 2 ** 31 - 1);
    // Half of the inputs are new, so that the search leaves a place where nothing is to be found.
    const source = best === undefined ? arbitrary : fc.oneof(arbitrary, near(best.input));
    for (const input of fc.sample(source, { seed, numRuns: inputs })) {
      if (performance.now() > until) break;
      const { waitedMs, ms } = await measure(attacker, () => attack(input));
      const cost = waitedMs + ms / 10;
      tried += 1;
      if (best === undefined || cost > best.cost) best = { input, cost, waitedMs };
    }
  }
  attacker.note = `costliest of ${tried}: others waited ${best?.waitedMs.toFixed(0)} ms, ${JSON.stringify(best?.input)}`;
}

/** Asks for the health of the server while something goes on. @returns The longest wait, and the time of the whole. */
async function measure(
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
