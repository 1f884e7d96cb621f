import { expect, it } from "vitest";
import { faults } from "./faults/all.ts";
import { planExchange } from "./load/plan.ts";
import { Random } from "./random.ts";
import { createSchedule } from "./schedule.ts";

const createPlan = (seed: string, count = 100) =>
  createSchedule(new Random(seed), faults, count).map(({ fault, pauseMs, random }) => [
    fault.name,
    pauseMs,
    random.next(),
  ]);

it("the seed determines the schedule and the load", () => {
  expect(createPlan("a")).toEqual(createPlan("a"));
  expect(createPlan("a")).not.toEqual(createPlan("b"));
  expect(planExchange(new Random("a"))).toEqual(planExchange(new Random("a")));
  expect(planExchange(new Random("a"))).not.toEqual(planExchange(new Random("b")));
});

it("a schedule has the requested number of faults, and every kind", () => {
  for (const count of [20, 100, 250]) {
    const plan = createPlan("a", count);
    expect(plan).toHaveLength(count);
    expect(new Set(plan.map(([name]) => name)).size).toBe(faults.length);
  }
});
