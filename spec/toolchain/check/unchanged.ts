import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Step } from "./main.ts";

/** Hashes the names and contents of files, except build output and installed packages. */
export function hashFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256");
  const files = globSync([...patterns], {
    cwd: root,
    exclude: ["**/{dist,node_modules}/**"],
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

/**
 * Returns a step that passes without running if it has already passed with the same input.
 *
 * @param file Path of the file that stores the hash.
 * @param input Returns a hash of all input of the step.
 */
export function skipUnchanged(file: string, input: () => string, run: Step): Step {
  return async () => {
    const hash = input();
    if (existsSync(file) && readFileSync(file, "utf8") === hash) return [];
    const problems = await run();
    if (problems.length > 0) return problems;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, hash);
    return [];
  };
}
