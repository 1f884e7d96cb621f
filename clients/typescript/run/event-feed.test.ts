import { expect, it } from "vitest";
import { EventFeed } from "./event-feed.ts";

it("an iteration that is left ends at once, also for who waits for its next item; others go on", async () => {
  const feed = new EventFeed<number>();
  const left = feed.iterate();
  const other = feed.iterate();
  feed.push([1]);
  expect(await left.next()).toEqual({ done: false, value: 1 });
  const waiting = left.next();
  expect(await left.return()).toEqual({ done: true, value: undefined });
  expect(await waiting).toEqual({ done: true, value: undefined });
  feed.push([2]);
  feed.end({ error: new Error("lost") });
  expect(await left.next()).toEqual({ done: true, value: undefined });
  expect([await other.next(), await other.next()].map(({ value }) => value)).toEqual([1, 2]);
  await expect(other.next()).rejects.toThrow("lost");
});

it("one that is left before it begins is not kept for", async () => {
  const feed = new EventFeed<number>();
  const first = feed.iterate();
  await first.return();
  feed.push(Array.from({ length: 10_001 }, (_, index) => index));
  feed.end({});
  expect(await first.next()).toEqual({ done: true, value: undefined });
});
