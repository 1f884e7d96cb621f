import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { LargeWorkQueue } from "./large-work-queue.ts";

const MiB = 1024 ** 2;

it("small work runs immediately; large work waits for its project's turn and a pause as long as the task before it", async () => {
  const work = new LargeWorkQueue();
  const order: string[] = [];
  const times = new Map<string, { from: number; to: number }>();
  const runPart = async (name: string, weight: number) =>
    await work.run(name.charAt(0), weight, async () => {
      const from = performance.now();
      order.push(name);
      await delay(20);
      times.set(name, { from, to: performance.now() });
      return name;
    });
  const names = ["a1", "a2", "b1", "a3"];
  const large = names.map((name) => runPart(name, MiB));
  expect(await Promise.all([runPart("c1", 1_000), ...large])).toEqual(["c1", ...names]);
  expect(order).toEqual(["c1", "a1", "a2", "b1", "a3"]);
  for (const [index, name] of names.slice(1).entries()) {
    const [before, own] = [times.get(names[index] as string), times.get(name)];
    if (before === undefined || own === undefined) throw new Error("nothing was done");
    // The tolerance is needed because timers are only accurate to the millisecond.
    expect(own.from - before.to).toBeGreaterThan(before.to - before.from - 3);
  }
});

it("other work runs between large work and the use of its result", async () => {
  const order: string[] = [];
  const result = new LargeWorkQueue().run("a", MiB, async () => {
    order.push("work");
    setImmediate(() => order.push("other work"));
    return "result";
  });
  order.push(await result);
  expect(order).toEqual(["work", "other work", "result"]);
});

it("failed work releases its turn, and aborted work is not run", async () => {
  const work = new LargeWorkQueue();
  const failing = work.run("a", MiB, () => Promise.reject(new Error("disk")));
  const gone = new AbortController();
  const unwanted = work.run("a", MiB, async () => expect.unreachable("it was done"), gone.signal);
  gone.abort(new Error("gone"));
  await expect(failing).rejects.toThrow("disk");
  await expect(unwanted).rejects.toThrow("gone");
  expect(await work.run("a", MiB, async () => "done")).toBe("done");
});
