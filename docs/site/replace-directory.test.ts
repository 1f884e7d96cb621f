import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceDirectory } from "./replace-directory.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "replace-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = new Map([
  ["a/one.txt", "1"],
  ["two.txt", "2"],
]);

it("replaces everything in a directory", () => {
  const directory = join(root, "out");
  mkdirSync(directory);
  writeFileSync(join(directory, "old.txt"), "0");
  replaceDirectory(directory, join(root, "scratch"), files);
  expect(globSync("**/*.txt", { cwd: directory }).toSorted()).toEqual([...files.keys()]);
});

it("leaves what was there when writing fails", () => {
  const directory = join(root, "out");
  replaceDirectory(directory, join(root, "scratch"), files);
  // A file cannot be a directory as well.
  const impossible = new Map([
    ["x", "1"],
    ["x/y", "2"],
  ]);
  expect(() => replaceDirectory(directory, join(root, "scratch"), impossible)).toThrow();
  expect(readFileSync(join(directory, "two.txt"), "utf8")).toBe("2");
  expect(globSync("*", { cwd: join(root, "scratch") })).toEqual([]);
});
