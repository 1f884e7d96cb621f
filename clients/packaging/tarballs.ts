/** The packages as they would be published. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A packed package. */
export interface Tarball {
  path: string;
  /** What is in it, without the folder that everything in a tarball is in; sorted. */
  files: string[];
}

/** Builds and packs the workspaces. @returns In the order of the names. */
export async function packWorkspaces(folder: string, names: readonly string[]): Promise<Tarball[]> {
  const chosen = names.map((name) => `--workspace=${name}`);
  await runCommand(root, "npm", "pack", "--silent", `--pack-destination=${folder}`, ...chosen);
  const packed = readdirSync(folder);
  return await Promise.all(
    names.map(async (name) => {
      const file = packed.find((each) => each.startsWith(name) && each.endsWith(".tgz"));
      if (file === undefined)
        throw new Error(`npm pack made no tarball of ${name}, only: ${packed.join(", ")}`);
      const path = join(folder, file);
      const listed = await runCommand(folder, "tar", "-tzf", path);
      const files = listed.trim().split("\n");
      return { path, files: files.map((each) => each.replace(/^package\//, "")).sort() };
    }),
  );
}
