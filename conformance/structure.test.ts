/** Checks the structure that the suite's README describes. */
import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, it } from "vitest";
import { contractNames } from "./contracts/contracts.ts";

const root = join(import.meta.dirname, "..");
const files = globSync("conformance/**/*.ts", { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] });
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the modules in this repository that a file imports, including imports of types. */
function importsOf(file: string): string[] {
  const named = [...read(file).matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)];
  return named.map(([, path = ""]) => normalize(join(file, "..", path)));
}

const inBase = /^conformance\/(runner|cli|upstream|stream|invariants|reports|target|config|baseline)\//;
const isTest = /\.test\.ts$|\/testing\/|\/testing\.ts$/;
const base = files.filter((file) => inBase.test(file) && !isTest.test(file));

it("finds files", () => {
  expect([files.length > 300, base.length > 80]).toEqual([true, true]);
});

it("imports the server and the clients in the self-test alone", () => {
  const found = files
    .filter((file) => !file.startsWith("conformance/self-test/"))
    .flatMap((file) => importsOf(file).map((path) => `${file}: ${path}`))
    .filter((line) => /: (server|clients)\//.test(line));
  expect(found).toEqual([]);
});

it("has a base that neither imports nor names a contract", () => {
  const names = new RegExp(`(?<![\\w-])(${contractNames.join("|")})(?!-conform|[\\w])`);
  const found = base.flatMap((file) => [
    ...importsOf(file).filter((path) => /^conformance\/contracts\/[^/]+\//.test(path)),
    ...(names.exec(read(file)) ?? []).slice(0, 1).map((word) => `${file} says ${word}`),
  ]);
  expect(found).toEqual([]);
});

it("has contracts that do not import each other", () => {
  const folder = (path: string) => /^conformance\/contracts\/([^/]+)\//.exec(path)?.[1];
  const found = files.flatMap((file) => {
    const own = folder(file);
    if (own === undefined) return [];
    return importsOf(file).flatMap((path) => {
      const other = folder(path);
      return other === undefined || other === own || other === "shared" ? [] : [`${file}: ${path}`];
    });
  });
  expect(found).toEqual([]);
});
