/** The packages as they would be published. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Folders of what is published, by name. */
export const published = {
  "tambo-v1-client": "clients/typescript",
  "tambo-v1-react": "clients/react",
  "tambo-v1-server": "server",
  "tambo-conform": "conformance",
  "typespec-asyncapi-emitter": "spec/toolchain/asyncapi-emitter",
} as const;

/** Name of a published package. */
export type PackageName = keyof typeof published;

/** A packed package. */
export interface Tarball {
  path: string;
  /** What is in it, without the folder that everything in a tarball is in; sorted. */
  files: string[];
}

/** Builds and packs all packages. @param folder Where the tarballs are to lie; an empty one. */
export async function packAll(folder: string): Promise<Record<PackageName, Tarball>> {
  const pack = (path: string) =>
    runCommand(root, "npm", "pack", "--silent", `--pack-destination=${folder}`, `./${path}`);
  await Promise.all(Object.values(published).map(pack));
  return await findTarballs(folder);
}

/** The tarballs of all packages. @param folder Where they lie, one of each. @throws Error if one is missing. */
export async function findTarballs(folder: string): Promise<Record<PackageName, Tarball>> {
  const packed = readdirSync(folder);
  const named = Object.keys(published).map(async (name): Promise<[string, Tarball]> => {
    const file = packed.find((each) => each.startsWith(`${name}-`) && each.endsWith(".tgz"));
    if (file === undefined)
      throw new Error(`${folder} has no tarball of ${name}, only: ${packed.join(", ")}`);
    const path = join(folder, file);
    const listed = await runCommand(folder, "tar", "-tzf", path);
    const files = listed.trim().split("\n");
    return [name, { path, files: files.map((each) => each.replace(/^package\//, "")).sort() }];
  });
  return Object.fromEntries(await Promise.all(named)) as Record<PackageName, Tarball>;
}
