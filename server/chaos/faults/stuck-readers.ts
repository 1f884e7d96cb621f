/** Readers that take nothing until the run is over: they must not slow it, nor fill the server's memory. */
import { planLong } from "../load/plan.ts";
import type { Fault } from "../scene.ts";

export const stuckReaders: Fault = {
  name: "stuck readers",
  stores: ["sqlite", "postgres"],
  weight: 4,
  lasting: true,
  async inject({ load }, random, recovering) {
    recovering();
    const exchange = load.exchange(planLong(random, 4), random);
    await exchange.play(async (run) => {
      const path = `/v1/threads/${run.threadId}/runs/${run.id}?after=0`;
      const over = run.beyond(Number.POSITIVE_INFINITY);
      await Promise.all(Array.from({ length: 6 }, () => exchange.follow(run, 0, { path, pace: over })));
    });
  },
};
