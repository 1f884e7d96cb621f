import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { maxStarting, RecoveryQueue } from "./recovery-queue.ts";

interface Queued {
  id: number;
  deaths: number;
}

/** Creates a queue for which the test decides when a run has proved harmless. */
function createQueue(runs: readonly Queued[]) {
  const starting = new Map<number, () => void>();
  const started: number[] = [];
  const queue = new RecoveryQueue<Queued>(async ({ id }) => {
    started.push(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    starting.set(id, resolve);
    await promise;
    starting.delete(id);
  });
  for (const run of runs) queue.add(run);
  let finding = 0;
  /**
   * Marks the started runs as harmless.
   *
   * @returns The IDs of the runs that have started since then.
   */
  const next = async () => {
    for (const id of started.slice(0, finding)) starting.get(id)?.();
    for (let turn = 0; turn < 2 * maxStarting; turn += 1) await setImmediate();
    const ids = started.slice(finding);
    finding = started.length;
    return ids;
  };
  return { queue, next };
}

const suspects = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ id: from + n, deaths: 1 }));
const countStarts = async (next: () => Promise<number[]>) => {
  const sizes: number[] = [];
  for (let ids = await next(); ids.length > 0; ids = await next()) sizes.push(ids.length);
  return sizes;
};

it("starts runs only while it is open", async () => {
  const { queue, next } = createQueue(suspects(3));
  expect(await next()).toEqual([]);
  queue.open();
  expect(await next()).toEqual([0]);
  queue.close();
  expect(await next()).toEqual([]);
});

it("starts as many concurrent suspects as have proved harmless before, at most eight [T-042]", async () => {
  const { queue, next } = createQueue(suspects(50));
  queue.open();
  expect(await countStarts(next)).toEqual([1, 1, 2, 4, 8, 8, 8, 8, 8, 2]);
  // These runs were active in a different process that died.
  for (const run of suspects(4, 50)) queue.add(run);
  expect(await countStarts(next)).toEqual([1, 1, 2]);
});

it("starts released runs eight at a time, and suspects one at a time in addition", async () => {
  const released = Array.from({ length: 10 }, (_, n) => ({ id: 10 + n, deaths: 0 }));
  const { queue, next } = createQueue([...suspects(3), ...released]);
  queue.open();
  // The suspect runs start once fewer than eight other runs are starting.
  expect(await next()).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  expect(await next()).toEqual([18, 19, 0]);
  expect(await next()).toEqual([1]);
  expect(await next()).toEqual([2]);
});

it("starts runs with the fewest deaths first, and otherwise in order", async () => {
  const deaths = [2, 1, 3, 1, 2];
  const { queue, next } = createQueue(deaths.map((count, id) => ({ id, deaths: count })));
  queue.open();
  const order: number[] = [];
  for (let ids = await next(); ids.length > 0; ids = await next()) order.push(...ids);
  expect(order).toEqual([1, 3, 0, 4, 2]);
});

it("skips removed runs", async () => {
  const runs = suspects(2);
  const { queue, next } = createQueue(runs);
  const [first, second] = runs as [Queued, Queued];
  expect(queue.remove(first)).toBe(true);
  expect(queue.remove(first)).toBe(false);
  queue.open();
  expect(await next()).toEqual([1]);
  expect(queue.remove(second)).toBe(false);
});
