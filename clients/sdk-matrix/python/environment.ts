/** The virtual environment of the Python rows, created from `requirements.txt`. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder, installFromLock } from "../install-from-lock.ts";
import type { Toolchain } from "../row.ts";
import { runCommand } from "../run-command.ts";

const requirements = join(import.meta.dirname, "requirements.txt");
const environment = join(cacheFolder, "python");
const programs = join(environment, "bin");

/** Finds Python 3.11 or later, which clients of openapi-python-client need. */
export async function pythonToolchain(): Promise<Toolchain> {
  try {
    const version = (
      await runCommand("python3", ["--version"], { cwd: import.meta.dirname, seconds: 60 })
    ).trim();
    const [major = 0, minor = 0] = version.match(/\d+/g)?.map(Number) ?? [];
    if (major === 3 && minor >= 11) return { available: true, version };
    return { available: false, reason: `found ${version}: install 3.11 or later` };
  } catch {
    return { available: false, reason: "`python3` not found: install Python 3.11 or later" };
  }
}

let installed: Promise<void> | undefined;

/** Installs once for all rows. @throws StepFailed if it cannot. */
export function installPython(): Promise<void> {
  installed ??= installFromLock({
    name: "python",
    lockFile: requirements,
    folder: environment,
    async install() {
      await rm(environment, { recursive: true, force: true });
      await mkdir(cacheFolder, { recursive: true });
      await runCommand("python3", ["-m", "venv", environment], { cwd: cacheFolder });
      const quiet = ["--quiet", "--disable-pip-version-check", "--no-deps"];
      await runCommand(join(programs, "pip"), ["install", ...quiet, "-r", requirements], {
        cwd: cacheFolder,
      });
    },
  });
  return installed;
}

/**
 * Runs a program of the environment.
 *
 * @param env Added to the environment variables.
 * @returns Its output.
 * @throws StepFailed if it fails.
 */
export async function runPython(
  program: "python" | "mypy" | "openapi-python-client",
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const path = `${programs}:${process.env.PATH}`;
  return runCommand(join(programs, program), args, { cwd, env: { PATH: path, PYTHONPATH: ".", ...env } });
}
