/** Writes and compares the files in `generated`. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

/**
 * The files of a contract that Git tracks, so that they can be reviewed. All other files are built from the
 * documents.
 */
export const trackedFiles: readonly string[] = ["openapi.yaml", "asyncapi.yaml", "types.ts", "handlers.ts"];

/**
 * Returns true if Git tracks a file.
 *
 * @param file The path within `generated`.
 */
export function isTracked(file: string): boolean {
  if (!file.includes("/")) return ["contracts.ts", "README.md"].includes(file);
  return file.split("/").length === 2 && trackedFiles.includes(basename(file));
}

/**
 * Writes files atomically. A file that already has the same text is not written.
 *
 * @param files The text of each file, by path within the directory.
 */
export function writeFiles(directory: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const path = join(directory, file);
    if (readIfExists(path) === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    const temporary = join(directory, `.being-written-${process.pid}`);
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }
}

/**
 * Removes the files in the contract folders that pass a test.
 *
 * @param test Called with a path within the directory.
 */
export function removeFiles(directory: string, test: (file: string) => boolean): void {
  for (const file of listFiles(directory).filter((file) => file.includes("/") && test(file)))
    rmSync(join(directory, file), { force: true });
  for (const pattern of ["*/*/", "*/"])
    for (const folder of globSync(pattern, { cwd: directory }))
      if (readdirSync(join(directory, folder)).length === 0) rmdirSync(join(directory, folder));
}

/** A difference between a file on disk and the generated file. */
export interface Difference {
  /** The path within the directory. */
  file: string;
  kind: "missing" | "changed" | "left over";
}

/**
 * Compares the tracked files in a directory with generated files.
 *
 * @param files The text of each generated file, by path within the directory.
 */
export function compareTracked(directory: string, files: ReadonlyMap<string, string>): Difference[] {
  const differences: Difference[] = listFiles(directory)
    .filter((file) => isTracked(file) && !files.has(file))
    .map((file) => ({ file, kind: "left over" }));
  for (const [file, text] of files) {
    const present = readIfExists(join(directory, file));
    if (present === undefined) differences.push({ file, kind: "missing" });
    else if (present !== text) differences.push({ file, kind: "changed" });
  }
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}

function readIfExists(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Returns the paths of all files within a directory. The separator is `/`. */
function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}
