import { expect, it } from "vitest";
import { LogFolder } from "./log-folder.ts";

/** Returns a folder whose store waits in each call until the test continues it. */
function createFolder() {
  const calls: { ids: readonly string[]; result: PromiseWithResolvers<void> }[] = [];
  const called = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const folder = new LogFolder({
    foldLogs(ids) {
      const result = Promise.withResolvers<void>();
      called[calls.length]?.resolve();
      calls.push({ ids, result });
      return result.promise;
    },
  });
  return { folder, calls, called };
}

const run = (id: string, commits = 16, bytes = 0) => ({ id, committed: { commits, bytes } });

it("combines logs that are large enough, one group after the other, also after a failure", async () => {
  const { folder, calls, called } = createFolder();
  folder.add(run("few commits", 15, 64 * 1024 - 1));
  folder.add(run("commits", 16, 0));
  folder.add(run("bytes", 1, 64 * 1024));
  await called[0]?.promise;
  for (let index = 0; index < 17; index += 1) folder.add(run(`${index}`));
  folder.add(run("3"));
  calls[0]?.result.reject(new Error("The disk is full."));
  await called[1]?.promise;
  calls[1]?.result.resolve();
  await called[2]?.promise;
  calls[2]?.result.resolve();
  await folder.close();
  const names = Array.from({ length: 17 }, (_, index) => `${index}`);
  expect(calls.map(({ ids }) => ids)).toEqual([["commits", "bytes"], names.slice(0, 16), ["16"]]);
});

it("drops waiting logs when it is closed, and waits for the current ones", async () => {
  const { folder, calls, called } = createFolder();
  folder.add(run("a"));
  await called[0]?.promise;
  folder.add(run("b"));
  let isClosed = false;
  const closed = folder.close().then(() => {
    isClosed = true;
  });
  await Promise.resolve();
  expect(isClosed).toBe(false);
  calls[0]?.result.resolve();
  await closed;
  expect(calls.map(({ ids }) => ids)).toEqual([["a"]]);
});
