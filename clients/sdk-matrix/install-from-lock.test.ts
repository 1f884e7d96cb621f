import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { installFromLock } from "./install-from-lock.ts";

it("installs on first use, after a failure, and when the lock file changes", async ({ onTestFinished }) => {
  const root = await mkdtemp(join(tmpdir(), "install-from-lock-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [lockFile, folder] = [join(root, "lock"), join(root, "modules")];
  await mkdir(folder);
  const install = vi.fn(async () => {});
  const calls = async () => {
    await installFromLock(lockFile, folder, install);
    return install.mock.calls.length;
  };

  await writeFile(lockFile, "a 1.0.0\n");
  install.mockRejectedValueOnce(new Error("no network"));
  await expect(calls()).rejects.toThrow("no network");
  expect([await calls(), await calls()]).toEqual([2, 2]);
  await writeFile(lockFile, "a 1.0.1\n");
  expect([await calls(), await calls()]).toEqual([3, 3]);
});
