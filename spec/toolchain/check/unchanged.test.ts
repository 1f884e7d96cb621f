import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashFiles, skipUnchanged } from "./unchanged.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "unchanged-"));
});
afterEach(() => rmSync(root, { recursive: true }));

it("runs a step until it passes, and again when a file is changed, added or removed", async () => {
  const runs: string[] = [];
  const input = () => hashFiles(root, ["*.txt"]);
  const check = async (name: string, problems: string[] = []) =>
    await skipUnchanged(join(root, "cache/step"), input, async () => {
      runs.push(name);
      return problems;
    })();
  writeFileSync(join(root, "a.txt"), "1");
  expect(await check("fails", ["wrong"])).toEqual(["wrong"]);
  expect(await check("passes")).toEqual([]);
  expect(await check("is skipped", ["wrong"])).toEqual([]);
  writeFileSync(join(root, "other.md"), "not an input");
  await check("is skipped");
  writeFileSync(join(root, "a.txt"), "2");
  await check("changed");
  writeFileSync(join(root, "b.txt"), "2");
  await check("appeared");
  rmSync(join(root, "a.txt"));
  await check("gone");
  await check("is skipped");
  expect(runs).toEqual(["fails", "passes", "changed", "appeared", "gone"]);
});
