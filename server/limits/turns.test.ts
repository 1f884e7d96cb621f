import { expect, it } from "vitest";
import { Turns } from "./turns.ts";

/** Does a piece of work in its turn, and tells its name then. */
async function piece(
  turns: Turns,
  name: string,
  order: string[],
  work: () => void | Promise<void> = () => {},
) {
  const [projectId = ""] = name;
  const leave = await turns.enter(projectId);
  order.push(name);
  await work();
  leave();
  leave();
}

it("projects take turns, and the pieces of a project keep their order", async () => {
  const turns = new Turns({ atOnce: 1 });
  const order: string[] = [];
  const names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"];
  await Promise.all(names.map((name) => piece(turns, name, order)));
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("no more pieces are under way than there are places", async () => {
  const turns = new Turns({ atOnce: 2 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const done = [
    piece(turns, "a1", order, () => first.promise),
    piece(turns, "a2", order, () => second.promise),
    piece(turns, "a3", order),
  ];
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(["a1", "a2"]);
  first.resolve();
  await done[2];
  expect(order).toEqual(["a1", "a2", "a3"]);
  second.resolve();
  await Promise.all(done);
});

it("further pieces wait for the next pass of the event loop when their time in this one is over", async () => {
  let now = 0;
  const turns = new Turns({ atOnce: 8, sliceMs: 5, now: () => now });
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
  await Promise.all(["a1", "a2", "a3", "a4", "b1"].map((name) => piece(turns, name, order, work)));
  isDone = true;
  expect(order).toEqual(["a1", "a2", "next pass", "b1", "a3", "next pass", "a4"]);
});
