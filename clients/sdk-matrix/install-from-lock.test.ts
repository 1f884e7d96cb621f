import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFolder } from "./cache-folder.ts";
import { installFromLock } from "./install-from-lock.ts";

let root: string;
let name: string;
let said: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "install-from-lock-"));
  name = basename(root);
  said = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  await mkdir(join(root, "modules"));
  await writeFile(join(root, "packages.lock"), "a 1.0.0\n");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
  await rm(join(cacheFolder, `${name}.lock`));
});

const installation = (install: () => Promise<void>, isWhole = async () => true) => ({
  ...{ name, install, isWhole },
  ...{ lockFile: join(root, "packages.lock"), folder: join(root, "modules") },
});

it("installs on first use, after a failure, when the lock file changes, and when something is gone", async () => {
  const install = vi.fn(async () => {});
  const isWhole = vi.fn(async () => true);
  const calls = async () => {
    await installFromLock(installation(install, isWhole));
    return install.mock.calls.length;
  };

  install.mockRejectedValueOnce(new Error("no network"));
  await expect(calls()).rejects.toThrow("no network");
  expect([await calls(), await calls()]).toEqual([2, 2]);
  await writeFile(join(root, "packages.lock"), "a 1.0.1\n");
  expect([await calls(), await calls()]).toEqual([3, 3]);
  isWhole.mockResolvedValueOnce(false);
  expect([await calls(), await calls()]).toEqual([4, 4]);
  install.mockRejectedValueOnce(new Error("no network"));
  isWhole.mockResolvedValueOnce(false);
  await expect(calls()).rejects.toThrow("no network");
  expect([await calls(), await calls()]).toEqual([6, 6]);
});

it("installs once when several runs begin at a time", async () => {
  let underWay = 0;
  const install = vi.fn(async () => {
    expect(++underWay).toBe(1);
    await vi.waitUntil(() =>
      said.includes(`waiting for another run, which installs the packages of ${name}`),
    );
    underWay--;
  });
  await Promise.all([installFromLock(installation(install)), installFromLock(installation(install))]);
  expect(install).toHaveBeenCalledTimes(1);
  // The one that waits may say so first.
  expect(said.toSorted()).toEqual([
    `installing the packages of ${name}, from packages.lock`,
    `waiting for another run, which installs the packages of ${name}`,
  ]);
});
