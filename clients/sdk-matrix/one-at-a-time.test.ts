import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

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
    import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, "one-at-a-time.ts"))};
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
