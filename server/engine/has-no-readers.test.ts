import { expect, it } from "vitest";
import { RunWriter } from "./log/run-writer.ts";
import { hasNoReaders } from "./run-registry.ts";

const run = () =>
  new RunWriter({ id: "run_1", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});

it("a run is deserted when all who read it have left, also a moment later, and not before one came [CC-137]", async () => {
  const [unread, left, leaving, read, back] = [run(), run(), run(), run(), run()];
  for (const each of [left, leaving, read, back]) each.feed.countReader(1);
  left.feed.countReader(-1);
  const answers = [unread, left, leaving, read, back].map(({ feed }) => hasNoReaders(feed));
  leaving.feed.countReader(-1);
  back.feed.countReader(-1);
  back.feed.countReader(1);
  expect(await Promise.all(answers)).toEqual([false, true, true, false, false]);
});
