/** Installs an implementation into `.cache/subjects/<name>`, with an environment of its own. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const cache = join(import.meta.dirname, "../../.cache/subjects");
const installMs = 600_000;

/**
 * Copies the folder and installs its lock file, unless the same lock file is installed already.
 * @returns The folder of the installation.
 */
export function install(name: string, source: string): string {
  const folder = join(cache, name);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(source)) copyFileSync(join(source, file), join(folder, file));
  const isPython = existsSync(join(source, "requirements.txt"));
  const lock = readFileSync(join(source, isPython ? "requirements.txt" : "package-lock.json"), "utf8");
  const stamp = join(folder, "installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return folder;
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], timeout: installMs });
  if (isPython) {
    run(process.env.SUBJECTS_PYTHON ?? "python3", "-m", "venv", ".venv");
    run(".venv/bin/python", "-m", "pip", "install", "-q", "--no-deps", "-r", "requirements.txt");
  } else {
    run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts");
  }
  writeFileSync(stamp, lock);
  return folder;
}
