import { expect, it } from "vitest";
import { LogCompactor } from "./log-compactor.ts";

/** Returns a compactor whose store waits in each call until the test continues it. */
function createCompactor() {
  const calls: { ids: readonly string[]; result: PromiseWithResolvers<void> }[] = [];
  const called = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const compactor = new LogCompactor({
    compactLogs(ids) {
      const result = Promise.withResolvers<void>();
      called[calls.length]?.resolve();
      calls.push({ ids, result });
      return result.promise;
    },
  });
  return { compactor, calls, called };
}

const run = (id: string, count = 16, length = 0) => ({ id, commits: { count, length } });

it("combines logs that are large enough, one group after the other, also after a failure", async () => {
  const { compactor, calls, called } = createCompactor();
  compactor.add(run("few commits", 15, 64 * 1024 - 1));
  compactor.add(run("commits", 16, 0));
  compactor.add(run("length", 1, 64 * 1024));
  await called[0]?.promise;
  for (let index = 0; index < 17; index += 1) compactor.add(run(`${index}`));
  compactor.add(run("3"));
  calls[0]?.result.reject(new Error("The disk is full."));
  await called[1]?.promise;
  calls[1]?.result.resolve();
  await called[2]?.promise;
  calls[2]?.result.resolve();
  await compactor.close();
  const names = Array.from({ length: 17 }, (_, index) => `${index}`);
  expect(calls.map(({ ids }) => ids)).toEqual([["commits", "length"], names.slice(0, 16), ["16"]]);
});

it("drops waiting logs when it is closed, and waits for the current ones", async () => {
  const { compactor, calls, called } = createCompactor();
  compactor.add(run("a"));
  await called[0]?.promise;
  compactor.add(run("b"));
  let isClosed = false;
  const closed = compactor.close().then(() => {
    isClosed = true;
  });
  await Promise.resolve();
  expect(isClosed).toBe(false);
  calls[0]?.result.resolve();
  await closed;
  expect(calls.map(({ ids }) => ids)).toEqual([["a"]]);
});
