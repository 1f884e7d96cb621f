/** Installs the generators from the lock file in this folder. */
import { access, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { installFromLock } from "../install-from-lock.ts";
import { runCommand } from "../run-command.ts";

const folder = import.meta.dirname;

/** The folder that contains the installed generators and the dependencies of their clients. */
export const modulesFolder = join(folder, "node_modules");

/** The exact versions of the generators' packages. */
export const packageVersions: Readonly<Record<string, string>> = createRequire(import.meta.url)(
  "./package.json",
).dependencies;

let installed: Promise<void> | undefined;

/**
 * Installs the packages once for all rows.
 *
 * @throws StepFailed if npm fails.
 */
export function install(): Promise<void> {
  installed ??= installFromLock({
    name: "typescript",
    lockFile: join(folder, "package-lock.json"),
    folder: modulesFolder,
    isComplete: hasEveryPackage,
    async install() {
      // None of the packages needs its install script.
      const quick = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
      await runCommand("npm", ["ci", ...quick], { cwd: folder });
    },
  });
  return installed;
}

/** Returns true if every package that npm recorded as installed still has its manifest. */
async function hasEveryPackage(): Promise<boolean> {
  try {
    const { packages } = JSON.parse(await readFile(join(modulesFolder, ".package-lock.json"), "utf8")) as {
      packages: Record<string, unknown>;
    };
    await Promise.all(Object.keys(packages).map((path) => access(join(folder, path, "package.json"))));
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a program from an installed package with the current Node.
 *
 * @returns The output of the program.
 * @throws StepFailed if the program fails.
 */
export async function runTool(
  name: string,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const manifest = join(modulesFolder, name, "package.json");
  const { bin } = JSON.parse(await readFile(manifest, "utf8")) as { bin: string | Record<string, string> };
  const path = typeof bin === "string" ? bin : bin[program];
  if (path === undefined) throw new Error(`${name} has no program "${program}"`);
  const env = { CI: "true", NO_COLOR: "1", DO_NOT_TRACK: "1" };
  return runCommand(process.execPath, [join(dirname(manifest), path), ...args], { cwd, env });
}
