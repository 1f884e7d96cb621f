/** Readers that take a long stream slowly. They get all of it. */
import { planLong } from "../load/plan.ts";
import type { Fault } from "../scene.ts";

export const slowReaders: Fault = {
  name: "slow readers",
  stores: ["sqlite", "postgres"],
  weight: 5,
  lasting: true,
  async inject({ load }, random, recovering) {
    recovering();
    const exchange = load.exchange(planLong(random, 1), random);
    await exchange.play(async (run) => {
      const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
      await Promise.all([1, 2, 3].map(() => exchange.follow(run, 0, { path, pace: "slow" })));
    });
  },
};
