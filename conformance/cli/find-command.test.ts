import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { canExecute } from "./find-command.ts";

const folder = mkdtempSync(join(tmpdir(), "command-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "bin/folder"), { recursive: true });
for (const [name, mode] of [
  ["run", 0o755],
  ["text", 0o644],
] as const) {
  writeFileSync(join(folder, "bin", name), "");
  chmodSync(join(folder, "bin", name), mode);
}

it.each([
  ["a name in PATH", "run", `/nowhere:${join(folder, "bin")}`, true],
  ["a name that is not in PATH", "run", "/nowhere", false],
  ["a name without PATH", "run", undefined, false],
  ["a relative path", "bin/run", "", true],
  ["an absolute path", join(folder, "bin/run"), "", true],
  ["a path that does not exist", "./run", join(folder, "bin"), false],
  ["a file that is not executable", "bin/text", "", false],
  ["a folder", "bin/folder", "", false],
])("judges %s", (_case, command, path, expected) => {
  expect(canExecute(command, folder, path)).toBe(expected);
});
