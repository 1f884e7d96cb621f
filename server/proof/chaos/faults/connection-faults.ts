import { planLong } from "../load/plan.ts";
import type { Fault } from "../scene.ts";

/**
 * Resets connections between clients and a server after a few more bytes, which may be in the middle of a
 * frame.
 */
export const cut: Fault = {
  name: "connections cut",
  stores: ["sqlite", "postgres"],
  weight: 18,
  async inject({ hosts }, random, recovering) {
    recovering();
    random.pick(hosts).link.cut(random, random.pick([0.3, 0.7, 1]));
  },
};

/** Adds slow readers to a long stream. They must receive the complete stream. */
export const slowReaders: Fault = {
  name: "slow readers",
  stores: ["sqlite", "postgres"],
  weight: 5,
  isLasting: true,
  async inject({ load }, random, recovering) {
    recovering();
    await load.runExchange(planLong(random, 1), random, async (run, exchange) => {
      const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
      await Promise.all([1, 2, 3].map(() => exchange.readStream(run, 0, { path, pace: "slow" })));
    });
  },
};

/**
 * Adds readers that read nothing until the run has ended. They must neither slow down the run nor fill the
 * server's memory.
 */
export const stuckReaders: Fault = {
  name: "stuck readers",
  stores: ["sqlite", "postgres"],
  weight: 4,
  isLasting: true,
  async inject({ load }, random, recovering) {
    recovering();
    await load.runExchange(planLong(random, 4), random, async (run, exchange) => {
      const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
      const over = run.waitForEventAfter(Number.POSITIVE_INFINITY);
      await Promise.all(Array.from({ length: 6 }, () => exchange.readStream(run, 0, { path, pace: over })));
    });
  },
};
