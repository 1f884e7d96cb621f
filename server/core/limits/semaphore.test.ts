import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("allows as many concurrent callers as there are permits, and the others in order of arrival", async () => {
  const permits = new Semaphore(2);
  const seen: string[] = [];
  const enter = (name: string) => permits.acquire().then(() => seen.push(name));

  const entered = ["a", "b", "c", "d"].map(enter);
  await Promise.all(entered.slice(0, 2));
  expect(seen).toEqual(["a", "b"]);

  permits.release();
  await entered[2];
  expect(seen).toEqual(["a", "b", "c"]);

  permits.release();
  permits.release();
  await entered[3];
  await enter("e");
  expect(seen).toEqual(["a", "b", "c", "d", "e"]);
});
