/** The generators: installed from this folder's lock file on first use, and again when that changes or a package is gone. */
import { access, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { installFromLock } from "../install-from-lock.ts";
import { runCommand } from "../run-command.ts";

const folder = import.meta.dirname;

/** Where the generators and what their clients need are, once they are installed. */
export const modules = join(folder, "node_modules");

/** Exact versions of the packages that the rows name. */
export const versions: Readonly<Record<string, string>> = createRequire(import.meta.url)(
  "./package.json",
).dependencies;

let installed: Promise<void> | undefined;

/** Installs once, for all rows. @throws StepFailed when npm cannot. */
export function install(): Promise<void> {
  installed ??= installFromLock({
    name: "typescript",
    lockFile: join(folder, "package-lock.json"),
    folder: modules,
    isWhole: everyPackageIsThere,
    async install() {
      // No package's script is needed, and none is run.
      const quick = ["--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
      await runCommand("npm", ["ci", ...quick], { cwd: folder });
    },
  });
  return installed;
}

/** Whether every package that npm wrote down as installed still has its manifest. */
async function everyPackageIsThere(): Promise<boolean> {
  try {
    const { packages } = JSON.parse(await readFile(join(modules, ".package-lock.json"), "utf8")) as {
      packages: Record<string, unknown>;
    };
    await Promise.all(Object.keys(packages).map((path) => access(join(folder, path, "package.json"))));
    return true;
  } catch {
    return false;
  }
}

/** Runs a program of an installed package with this Node. @returns What it wrote. @throws StepFailed when it fails. */
export async function runTool(
  name: string,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  const manifest = join(modules, name, "package.json");
  const { bin } = JSON.parse(await readFile(manifest, "utf8")) as { bin: string | Record<string, string> };
  const path = typeof bin === "string" ? bin : bin[program];
  if (path === undefined) throw new Error(`${name} has no program "${program}"`);
  const env = { CI: "true", NO_COLOR: "1", DO_NOT_TRACK: "1" };
  return runCommand(process.execPath, [join(dirname(manifest), path), ...args], { cwd, env });
}
