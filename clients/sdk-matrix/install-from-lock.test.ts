import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheFolder, installFromLock, withFileLock } from "./install-from-lock.ts";

describe("installFromLock", () => {
  let root: string;
  let name: string;
  let messages: string[];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "install-from-lock-"));
    name = basename(root);
    messages = [];
    vi.spyOn(console, "error").mockImplementation((line: string) => void messages.push(line));
    await mkdir(join(root, "modules"));
    await writeFile(join(root, "packages.lock"), "a 1.0.0\n");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(root, { recursive: true });
    await rm(join(cacheFolder, `${name}.lock`));
  });

  const installation = (install: () => Promise<void>, isComplete = async () => true) => ({
    ...{ name, install, isComplete },
    ...{ lockFile: join(root, "packages.lock"), folder: join(root, "modules") },
  });

  it("installs on first use, after a failure, after a change of the lock file, and if packages are missing", async () => {
    const install = vi.fn(async () => {});
    const isComplete = vi.fn(async () => true);
    const countInstalls = async () => {
      await installFromLock(installation(install, isComplete));
      return install.mock.calls.length;
    };

    install.mockRejectedValueOnce(new Error("no network"));
    await expect(countInstalls()).rejects.toThrow("no network");
    expect([await countInstalls(), await countInstalls()]).toEqual([2, 2]);
    await writeFile(join(root, "packages.lock"), "a 1.0.1\n");
    expect([await countInstalls(), await countInstalls()]).toEqual([3, 3]);
    isComplete.mockResolvedValueOnce(false);
    expect([await countInstalls(), await countInstalls()]).toEqual([4, 4]);
    install.mockRejectedValueOnce(new Error("no network"));
    isComplete.mockResolvedValueOnce(false);
    await expect(countInstalls()).rejects.toThrow("no network");
    expect([await countInstalls(), await countInstalls()]).toEqual([6, 6]);
  });

  it("installs once for concurrent runs", async () => {
    let installing = 0;
    const install = vi.fn(async () => {
      expect(++installing).toBe(1);
      await vi.waitUntil(() =>
        messages.includes(`waiting for another run that installs the ${name} packages`),
      );
      installing--;
    });
    await Promise.all([installFromLock(installation(install)), installFromLock(installation(install))]);
    expect(install).toHaveBeenCalledTimes(1);
    // The waiting run may report first.
    expect(messages.toSorted()).toEqual([
      `installing the ${name} packages from packages.lock`,
      `waiting for another run that installs the ${name} packages`,
    ]);
  });
});

describe("withFileLock", () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "one-at-a-time-"));
    lock = join(folder, "cache/sample.lock");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("waits for running work, even if it fails", async () => {
    const events: string[] = [];
    const started = Promise.withResolvers<void>();
    const waited = Promise.withResolvers<void>();
    const first = withFileLock(
      lock,
      async () => {
        events.push("first starts");
        started.resolve();
        await waited.promise;
        events.push("first ends");
        throw new Error("first failed");
      },
      () => events.push("first waits"),
    );
    await started.promise;
    const second = withFileLock(
      lock,
      async () => {
        events.push("second starts");
        return 2;
      },
      () => {
        events.push("second waits");
        waited.resolve();
      },
    );
    await expect(first).rejects.toThrow("first failed");
    expect(await second).toBe(2);
    expect(events).toEqual(["first starts", "second waits", "first ends", "second starts"]);
  });

  it("acquires the lock after the process that held it was killed", async ({ onTestFinished }) => {
    const program = `
      import { withFileLock } from ${JSON.stringify(join(import.meta.dirname, "install-from-lock.ts"))};
      const forever = () => { console.log("locked"); return new Promise(() => setInterval(() => {}, 1000)); };
      await withFileLock(${JSON.stringify(lock)}, forever, () => {});`;
    const holder = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    onTestFinished(() => void holder.kill("SIGKILL"));
    await once(holder.stdout, "data");
    let waitCount = 0;
    const kill = () => {
      waitCount++;
      holder.kill("SIGKILL");
    };
    expect(await withFileLock(lock, async () => "done", kill)).toBe("done");
    expect(waitCount).toBe(1);
  });
});
