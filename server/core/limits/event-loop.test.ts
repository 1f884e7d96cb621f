import { expect, it } from "vitest";
import { waitForTimeSlice } from "./event-loop.ts";

it("lets the event loop run between large tasks, even if they run concurrently", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const workInTurn = new Map<number, number>();
  const work = async () => {
    for (let part = 0; part < 5; part += 1) {
      await waitForTimeSlice(100_000);
      workInTurn.set(turns, (workInTurn.get(turns) ?? 0) + 1);
    }
  };
  await Promise.all([work(), work(), work()]);
  isOver = true;
  expect([...workInTurn.values()].reduce((sum, parts) => sum + parts)).toBe(15);
  expect(Math.max(...workInTurn.values())).toBeLessThanOrEqual(2);
});

it("has time for one task of any size", async () => {
  await waitForTimeSlice(1_000_000_000);
  await waitForTimeSlice(1);
});
