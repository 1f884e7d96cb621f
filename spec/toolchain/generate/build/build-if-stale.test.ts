import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeFiles } from "../output.ts";
import { buildIfStale } from "./build-if-stale.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  writeFiles(root, new Map([["generated/shop/openapi.yaml", "one"]]));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a file with the text of the document, and the other files that are passed by name. */
const build = (...others: string[]) =>
  buildIfStale(root, async () => {
    const text = readFileSync(join(root, "generated/shop/openapi.yaml"), "utf8");
    return new Map(["shop/validators.js", ...others].map((file) => [file, text]));
  });

const built = join("generated", "shop", "validators.js");

it("builds missing files, and then nothing", async () => {
  expect(await build()).toBe(true);
  expect(readFileSync(join(root, built), "utf8")).toBe("one");
  expect(await build()).toBe(false);
});

it.each<[name: string, change: () => void]>([
  ["a document has changed", () => writeFiles(root, new Map([["generated/shop/openapi.yaml", "two"]]))],
  ["a built file was removed", () => rmSync(join(root, built))],
  ["the generator has changed", () => writeFiles(root, new Map([["spec/toolchain/generate/x.ts", ""]]))],
])("builds again when %s", async (_, change) => {
  await build();
  change();
  expect(await build()).toBe(true);
  expect(readFileSync(join(root, built), "utf8")).toBe(
    readFileSync(join(root, "generated/shop/openapi.yaml"), "utf8"),
  );
});

it("removes files left by an earlier build, but no tracked file", async () => {
  await build("shop/schemas/Old.json");
  writeFiles(root, new Map([["generated/shop/openapi.yaml", "two"]]));
  await build();
  expect(existsSync(join(root, "generated/shop/schemas"))).toBe(false);
  expect(existsSync(join(root, "generated/shop/openapi.yaml"))).toBe(true);
});
