/** Faults of connections and readers. */
import { planLong } from "../load/plan.ts";
import type { Fault } from "../scene.ts";

/** Connections between clients and a server are reset after a few more bytes: in the middle of a frame. */
export const cut: Fault = {
  name: "connections cut",
  stores: ["sqlite", "postgres"],
  weight: 18,
  async inject({ hosts }, random, recovering) {
    recovering();
    random.pick(hosts).link.cut(random, random.pick([0.3, 0.7, 1]));
  },
};

/** Readers that take a long stream slowly. They get all of it. */
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

/** Readers that take nothing until the run is over: they must not slow it, nor fill the server's memory. */
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
