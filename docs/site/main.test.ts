import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runNode } from "../../spec/toolchain/command-line.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const docs = (...args: string[]) => runNode([join(import.meta.dirname, "main.ts"), ...args], folder);

it("prints its usage", async () => {
  const { code, output } = await docs("--help");
  expect(code).toBe(0);
  expect(output).toMatch(/^npm run docs \[-- --output <folder>\]\n/);
});

it.each([
  ["an unknown option", ["--out", "x"], /Unknown option '--out'.*--output <folder>/s],
  ["arguments", ["x"], /Unexpected argument 'x'.*--output <folder>/s],
])("rejects %s", async (_what, args, message) => {
  const { code, output } = await docs(...args);
  expect(code).toBe(2);
  expect(output).toMatch(message);
});

it("rejects a folder with other files, and leaves the files unchanged", async () => {
  writeFileSync(join(folder, "mine.txt"), "");
  const { code, output } = await docs("--output", ".");
  expect(code).toBe(2);
  expect(output).toMatch(/^\. contains files that are not part of a site; choose an empty or a new folder\n/);
  expect(readdirSync(folder)).toEqual(["mine.txt"]);
});

it.each([["mine.txt"], ["mine.txt/site"]])(
  "rejects %s, which is a file or is inside a file, and leaves the file unchanged",
  async (output) => {
    writeFileSync(join(folder, "mine.txt"), "mine");
    const help = await docs("--help");
    const file = output === "mine.txt" ? output : join(realpathSync(folder), "mine.txt");
    expect(await docs("--output", output)).toEqual({
      code: 2,
      output: `${file} is a file; choose an empty or a new folder\n\n${help.output}`,
    });
    expect(readFileSync(join(folder, "mine.txt"), "utf8")).toBe("mine");
  },
);
