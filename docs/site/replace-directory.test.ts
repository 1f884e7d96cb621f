import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceDirectory } from "./replace-directory.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "replace-"));
  mkdirSync(join(root, "out"));
  writeFileSync(join(root, "out/old.txt"), "0");
});
afterEach(() => rmSync(root, { recursive: true }));

it.each(["out", "new"])("writes %s, and leaves no other files", async (name) => {
  await replaceDirectory(join(root, name), async (fresh) => {
    writeFileSync(join(fresh, "one.txt"), "1");
  });
  expect(globSync("*", { cwd: join(root, name) })).toEqual(["one.txt"]);
  expect(readdirSync(root).toSorted()).toEqual(name === "new" ? ["new", "out"] : ["out"]);
});

it("leaves the directory unchanged if writing fails", async () => {
  const failing = replaceDirectory(join(root, "out"), async (fresh) => {
    writeFileSync(join(fresh, "one.txt"), "1");
    throw new Error("disk full");
  });
  await expect(failing).rejects.toThrow("disk full");
  expect(existsSync(join(root, "out/old.txt"))).toBe(true);
  expect(readdirSync(root)).toEqual(["out"]);
});
