import { expect, it } from "vitest";
import { RunWriter } from "./log/run-writer.ts";
import { hasNoReaders } from "./run-registry.ts";

const createFeed = () =>
  new RunWriter({ id: "run_1", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});

it("a run has no readers once all have disconnected, even after a short delay, but not before the first reader connects [CC-137]", async () => {
  const [unread, left, leaving, read, back] = [
    createFeed(),
    createFeed(),
    createFeed(),
    createFeed(),
    createFeed(),
  ];
  for (const each of [left, leaving, read, back]) each.feed.countReader(1);
  left.feed.countReader(-1);
  const responses = [unread, left, leaving, read, back].map(({ feed }) => hasNoReaders(feed));
  leaving.feed.countReader(-1);
  back.feed.countReader(-1);
  back.feed.countReader(1);
  expect(await Promise.all(responses)).toEqual([false, true, true, false, false]);
});
