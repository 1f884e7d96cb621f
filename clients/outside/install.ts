/** Installs clients into `.cache`, outside the repository's own lock file. */
import { cp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { installFromLock } from "../sdk-matrix/install-from-lock.ts";
import { runCommand } from "../sdk-matrix/run-command.ts";
import { findLock, type Language, type OutsideClient } from "./outside-client.ts";

const root = import.meta.dirname;
/** Git ignores this folder. Delete it to uninstall all clients. */
const cache = join(root, ".cache");

/** A client that is ready to run. */
export interface InstalledClient {
  /** Folder with the packages, the program and the shared check functions. */
  folder: string;
  /** Installed versions of the client's packages, such as `1.75.0`. */
  version: string;
}

/**
 * Installs a client.
 *
 * @param isNewest Installs the newest versions of the client's packages instead of those in the lock file.
 * @throws StepFailed if a tool is missing or an installation fails.
 */
export async function installClient(client: OutsideClient, isNewest: boolean): Promise<InstalledClient> {
  const folder = join(cache, isNewest ? "newest" : "pinned", client.id);
  const lock = findLock(client);
  if (lock === undefined) {
    await copySources(client, folder);
    return { folder, version: "–" };
  }
  const { language, file } = lock;
  const install = async (packages: readonly string[]) => {
    await rm(folder, { recursive: true, force: true });
    await copySources(client, folder);
    await installers[language](folder, packages);
  };
  if (isNewest) {
    console.error(`installing the newest ${client.packages.join(" and ")}`);
    await install(client.packages);
  } else {
    await installFromLock({
      name: `outside-${client.id}`,
      lockFile: file,
      folder,
      install: () => install([]),
    });
    await copySources(client, folder);
  }
  const versions = await Promise.all(client.packages.map((name) => findVersion[language](folder, name)));
  return { folder, version: [...new Set(versions)].join(", ") };
}

/** Copies the program, the lock file and the check functions into the folder. */
async function copySources({ folder: source, lock = source }: OutsideClient, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const folder of [source, lock]) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (entry.isFile()) await cp(join(root, folder, entry.name), join(target, entry.name));
    }
  }
  for (const name of ["checks.ts", "checks.py"]) await cp(join(root, name), join(target, name));
}

/** Installs the lock file, then the newest versions of the given packages. */
const installers: Readonly<Record<Language, (cwd: string, newest: readonly string[]) => Promise<void>>> = {
  async npm(cwd, newest) {
    const quick = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    if (newest.length === 0) await runCommand("npm", ["ci", ...quick], { cwd, seconds: 600 });
    else {
      const packages = newest.map((name) => `${name}@latest`);
      await runCommand("npm", ["install", ...quick, "--save-exact", ...packages], { cwd, seconds: 600 });
    }
  },
  async python(cwd, newest) {
    await runCommand("python3", ["-m", "venv", ".venv"], { cwd });
    const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    const packages = newest.length === 0 ? ["--no-deps", "-r", "requirements.txt"] : ["--upgrade", ...newest];
    await runCommand(".venv/bin/python", [...pip, ...packages], { cwd });
  },
  async go(cwd, newest) {
    for (const name of newest) await runCommand("go", ["get", `${name}@latest`], { cwd });
    if (newest.length > 0) await runCommand("go", ["mod", "tidy"], { cwd });
    await runCommand("go", ["build", "-o", "program", "."], { cwd });
  },
};

/** Returns the installed version of a package. */
const findVersion: Readonly<Record<Language, (cwd: string, name: string) => Promise<string>>> = {
  async npm(cwd, name) {
    const manifest = await readFile(join(cwd, "node_modules", name, "package.json"), "utf8");
    return (JSON.parse(manifest) as { version: string }).version;
  },
  async python(cwd, name) {
    const code = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))";
    return (await runCommand(".venv/bin/python", ["-c", code, name], { cwd })).trim();
  },
  async go(cwd, name) {
    return (await runCommand("go", ["list", "-m", "-f", "{{.Version}}", name], { cwd })).trim();
  },
};
