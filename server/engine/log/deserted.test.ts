import { expect, it } from "vitest";
import { deserted } from "../run-registry.ts";
import { LiveRun } from "./live-run.ts";

const run = () =>
  new LiveRun({ id: "run_1", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});

it("a run is deserted when all who read it have left, also a moment later, and not before one came [CC-137]", async () => {
  const [unread, left, leaving, read, back] = [run(), run(), run(), run(), run()];
  for (const each of [left, leaving, read, back]) each.read(1);
  left.read(-1);
  const answers = [unread, left, leaving, read, back].map(deserted);
  leaving.read(-1);
  back.read(-1);
  back.read(1);
  expect(await Promise.all(answers)).toEqual([false, true, true, false, false]);
});
