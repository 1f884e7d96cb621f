import { expect, it } from "vitest";
import { EventFeed } from "./event-feed.ts";

it("return ends an iteration and its pending next; other iterations continue", async () => {
  const feed = new EventFeed<number>();
  const ended = feed.iterate();
  const other = feed.iterate();
  feed.push([1]);
  expect(await ended.next()).toEqual({ done: false, value: 1 });
  const pending = ended.next();
  expect(await ended.return()).toEqual({ done: true, value: undefined });
  expect(await pending).toEqual({ done: true, value: undefined });
  feed.push([2]);
  feed.end({ error: new Error("lost") });
  expect(await ended.next()).toEqual({ done: true, value: undefined });
  expect([await other.next(), await other.next()].map(({ value }) => value)).toEqual([1, 2]);
  await expect(other.next()).rejects.toThrow("lost");
});

it("no items are kept for an iteration that ended before its first next", async () => {
  const feed = new EventFeed<number>();
  const first = feed.iterate();
  await first.return();
  feed.push(Array.from({ length: 10_001 }, (_, index) => index));
  feed.end({});
  expect(await first.next()).toEqual({ done: true, value: undefined });
});
