import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compareDirectory, replaceDirectory } from "./output.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "output-"));
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
  expect(compareDirectory(directory, files)).toEqual([]);
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
  expect(compareDirectory(directory, files)).toEqual([]);
  expect(compareDirectory(join(root, "scratch"), new Map())).toEqual([]);
});

it("names every difference", () => {
  const directory = join(root, "out");
  mkdirSync(join(directory, "b"), { recursive: true });
  writeFileSync(join(directory, "two.txt"), "changed");
  writeFileSync(join(directory, "b/old.txt"), "");
  expect(compareDirectory(directory, files)).toEqual([
    { file: "a/one.txt", kind: "missing" },
    { file: "b/old.txt", kind: "left over" },
    { file: "two.txt", kind: "changed" },
  ]);
});

it("finds everything missing where there is no directory", () => {
  expect(compareDirectory(join(root, "none"), files).map(({ kind }) => kind)).toEqual(["missing", "missing"]);
});
