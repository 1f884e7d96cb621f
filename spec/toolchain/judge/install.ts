/**
 * Installs the judges from their lock files into `.cache`, on first use and after a lock file has changed. The judges
 * are not dependencies of the repository.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runTool, type ToolResult } from "./run-tool.ts";

const folder = import.meta.dirname;
const cache = join(folder, ".cache");

const installations = new Map<string, Promise<void>>();

/** Installs into `.cache/<name>` once, unless it was already installed from the same lock file. */
function installOnce(
  name: string,
  lockFile: string,
  install: (target: string) => Promise<void>,
): Promise<void> {
  const target = join(cache, name);
  const started =
    installations.get(name) ??
    (async () => {
      const lock = createHash("sha256")
        .update(await readFile(lockFile))
        .digest("hex");
      const stamp = join(target, "installed-from");
      if ((await readFile(stamp, "utf8").catch(() => "")) === lock) return;
      console.error(`installing the judges from ${name}`);
      await rm(target, { recursive: true, force: true });
      await mkdir(target, { recursive: true });
      await install(target);
      await writeFile(stamp, lock);
    })();
  installations.set(name, started);
  return started;
}

async function runInstaller(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, stdout, stderr } = await runTool(command, args, cwd);
  if (code !== 0) throw new Error(`\`${command} ${args.join(" ")}\` exited with ${code}\n${stdout}${stderr}`);
}

/** Installs the judges from npm. */
export async function installNpm(): Promise<undefined> {
  const source = join(folder, "npm");
  await installOnce("npm", join(source, "package-lock.json"), async (target) => {
    for (const file of ["package.json", "package-lock.json"])
      await copyFile(join(source, file), join(target, file));
    // None of the packages needs its install script.
    await runInstaller(
      "npm",
      ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"],
      target,
    );
  });
}

/** Installs the judges from PyPI. Returns the reason if Python is missing or too old. */
export async function installPython(): Promise<string | undefined> {
  const python = await runTool("python3", ["--version"]).catch(() => undefined);
  if (python === undefined) return "`python3` not found; install Python 3.10 or later";
  const [major = 0, minor = 0] = python.stdout.match(/\d+/g)?.map(Number) ?? [];
  if (major !== 3 || minor < 10) return `found ${python.stdout.trim()}; install Python 3.10 or later`;
  const requirements = join(folder, "python/requirements.txt");
  await installOnce("python", requirements, async (target) => {
    await runInstaller("python3", ["-m", "venv", target], cache);
    const quiet = ["--quiet", "--disable-pip-version-check"];
    const locked = ["--require-hashes", "--only-binary", ":all:", "-r", requirements];
    await runInstaller(join(target, "bin/pip"), ["install", ...quiet, ...locked], cache);
  });
  return undefined;
}

/** Runs a script of an npm package in `.cache` with the current Node executable. */
export function runNpmTool(script: string, args: readonly string[]): Promise<ToolResult> {
  return runTool(process.execPath, [join(cache, "npm/node_modules", script), ...args]);
}

/** Runs a program from PyPI, by default in the project root. */
export function runPythonTool(program: string, args: readonly string[], cwd?: string): Promise<ToolResult> {
  return runTool(join(cache, "python/bin", program), args, cwd);
}
