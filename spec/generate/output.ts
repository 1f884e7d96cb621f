import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/**
 * Replaces a directory by files. They are written beside it first, so that a failure leaves what was there.
 *
 * @param directory The directory; need not exist.
 * @param scratch A directory on the same file system for the time between; need not exist.
 * @param files Text by path within `directory`.
 */
export function replaceDirectory(
  directory: string,
  scratch: string,
  files: ReadonlyMap<string, string>,
): void {
  mkdirSync(scratch, { recursive: true });
  const temporary = mkdtempSync(join(scratch, "swap-"));
  try {
    const fresh = join(temporary, "new");
    for (const [file, text] of files) {
      const path = join(fresh, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    if (existsSync(directory)) renameSync(directory, join(temporary, "old"));
    renameSync(fresh, directory);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** How a file on disk differs from the one that is generated. */
export interface Difference {
  /** Path within the directory. */
  file: string;
  kind: "missing" | "changed" | "left over";
}

/** Compares a directory with files. */
export function compareDirectory(directory: string, files: ReadonlyMap<string, string>): Difference[] {
  const present = existsSync(directory)
    ? readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    : [];
  const differences: Difference[] = present
    .filter((file) => !files.has(file))
    .map((file) => ({ file, kind: "left over" }));
  for (const [file, text] of files) {
    if (!present.includes(file)) differences.push({ file, kind: "missing" });
    else if (readFileSync(join(directory, file), "utf8") !== text)
      differences.push({ file, kind: "changed" });
  }
  return differences.sort((a, b) => (a.file < b.file ? -1 : 1));
}
