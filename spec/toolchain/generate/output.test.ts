import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compareTracked, removeFiles, writeFiles } from "./output.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "output-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = new Map([
  ["contracts.ts", "1"],
  ["shop/openapi.yaml", "2"],
]);

it("writes files, but not those that already have the same text", () => {
  writeFiles(root, files);
  utimesSync(join(root, "contracts.ts"), 1, 1);
  writeFiles(root, new Map([...files, ["shop/openapi.yaml", "3"]]));
  expect(readFileSync(join(root, "shop/openapi.yaml"), "utf8")).toBe("3");
  expect(statSync(join(root, "contracts.ts")).mtimeMs).toBe(1000);
});

it("removes files in contract folders, and folders that become empty", () => {
  writeFiles(
    root,
    new Map([
      ...files,
      ["shop/schemas/Old.json", ""],
      ["gone/openapi.yaml", ""],
      ["gone/schemas/Old.json", ""],
    ]),
  );
  removeFiles(root, (file) => !files.has(file));
  expect(compareTracked(root, files)).toEqual([]);
  expect(existsSync(join(root, "shop/schemas"))).toBe(false);
  expect(existsSync(join(root, "gone"))).toBe(false);
});

it("reports every difference in tracked files", () => {
  mkdirSync(join(root, "gone"));
  writeFiles(
    root,
    new Map([
      ["contracts.ts", "changed"],
      ["gone/types.ts", ""],
      ["shop/validators.js", ""],
    ]),
  );
  writeFileSync(join(root, ".built"), "");
  expect(compareTracked(root, files)).toEqual([
    { file: "contracts.ts", kind: "changed" },
    { file: "gone/types.ts", kind: "left over" },
    { file: "shop/openapi.yaml", kind: "missing" },
  ]);
});

it("reports every file as missing if the directory does not exist", () => {
  expect(compareTracked(join(root, "none"), files).map(({ kind }) => kind)).toEqual(["missing", "missing"]);
});
