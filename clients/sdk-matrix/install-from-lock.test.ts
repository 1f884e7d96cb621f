import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheFolder, installFromLock, oneAtATime } from "./install-from-lock.ts";

describe("installFromLock", () => {
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
});

describe("oneAtATime", () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "one-at-a-time-"));
    lock = join(folder, "cache/sample.lock");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("waits for the work that is under way, also for one that fails", async () => {
    const seen: string[] = [];
    const waited = Promise.withResolvers<void>();
    const first = oneAtATime(
      lock,
      async () => {
        seen.push("first begins");
        await waited.promise;
        seen.push("first ends");
        throw new Error("first failed");
      },
      () => seen.push("first waits"),
    );
    const second = oneAtATime(
      lock,
      async () => {
        seen.push("second begins");
        return 2;
      },
      () => {
        seen.push("second waits");
        waited.resolve();
      },
    );
    await expect(first).rejects.toThrow("first failed");
    expect(await second).toBe(2);
    expect(seen).toEqual(["first begins", "second waits", "first ends", "second begins"]);
  });

  it("goes on when the process that had the lock was killed", async ({ onTestFinished }) => {
    const program = `
      import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, "install-from-lock.ts"))};
      const forever = () => { console.log("has it"); return new Promise(() => setInterval(() => {}, 1000)); };
      await oneAtATime(${JSON.stringify(lock)}, forever, () => {});`;
    const holder = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    onTestFinished(() => void holder.kill("SIGKILL"));
    await once(holder.stdout, "data");
    let waits = 0;
    const kill = () => {
      waits++;
      holder.kill("SIGKILL");
    };
    expect(await oneAtATime(lock, async () => "done", kill)).toBe("done");
    expect(waits).toBe(1);
  });
});
