import { expect, it } from "vitest";
import { RateLimitedError } from "../errors.ts";
import { FairScheduler } from "./fair-scheduler.ts";

/** Runs a task and records its name. */
async function runTask(
  scheduler: FairScheduler,
  name: string,
  order: string[],
  work: () => void | Promise<void> = () => {},
) {
  const [projectId = ""] = name;
  const leave = await scheduler.acquire(projectId);
  order.push(name);
  await work();
  leave();
  leave();
}

it("projects alternate, and the tasks of a project keep their order", async () => {
  const turns = new FairScheduler({ concurrency: 1 });
  const order: string[] = [];
  const names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"];
  await Promise.all(names.map((name) => runTask(turns, name, order)));
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("limits the number of concurrent tasks", async () => {
  const turns = new FairScheduler({ concurrency: 2 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const done = [
    runTask(turns, "a1", order, () => first.promise),
    runTask(turns, "a2", order, () => second.promise),
    runTask(turns, "a3", order),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(["a1", "a2"]);
  first.resolve();
  await done[2];
  expect(order).toEqual(["a1", "a2", "a3"]);
  second.resolve();
  await Promise.all(done);
});

it("tasks wait for the next iteration of the event loop after their time slice", async () => {
  let now = 0;
  const turns = new FairScheduler({ concurrency: 8, sliceMs: 5, now: () => now });
  const order: string[] = [];
  const work = () => {
    now += 3;
  };
  let isDone = false;
  const nextPass = () => {
    order.push("next pass");
    if (!isDone) setImmediate(nextPass);
  };
  setImmediate(nextPass);
  await Promise.all(["a1", "a2", "a3", "a4", "b1"].map((name) => runTask(turns, name, order, work)));
  isDone = true;
  expect(order).toEqual(["a1", "a2", "next pass", "b1", "a3", "next pass", "a4"]);
});

it("removes an aborted task from the queue, even if it aborts just as it is granted", async () => {
  const turns = new FairScheduler({ concurrency: 1 });
  const inTurn = await turns.acquire("a");
  const [waiting, granted, gone] = [1, 2, 3].map(() => new AbortController()) as [
    AbortController,
    AbortController,
    AbortController,
  ];
  gone.abort("gone");
  const enter = ({ signal }: AbortController) =>
    turns.acquire("a", signal).catch((reason: unknown) => reason);
  const entering = [waiting, granted, gone].map(enter);
  waiting.abort("waiting");
  inTurn();
  // Permission is granted in a separate tick, and the task would continue after that tick.
  process.nextTick(() => process.nextTick(() => granted.abort("granted")));
  expect(await Promise.all([entering[0], entering[2]])).toEqual(["waiting", "gone"]);
  const second = await entering[1];
  if (typeof second === "function") second();
  expect(await turns.acquire("b")).toBeTypeOf("function");
});

it("limits the number of waiting tasks per project", async () => {
  const turns = new FairScheduler({ concurrency: 1, maxWaiting: 2 });
  const leave = await turns.acquire("a");
  const waiting = [turns.acquire("a"), turns.acquire("a")];
  await expect(turns.acquire("a")).rejects.toEqual(
    new RateLimitedError(
      "Too many requests for this project are waiting (2). Wait until some have finished.",
      1,
    ),
  );
  const other = turns.acquire("b");
  leave();
  for (const each of [waiting[0], other, waiting[1]]) (await each)?.();
  expect(await turns.acquire("a")).toBeTypeOf("function");
});
