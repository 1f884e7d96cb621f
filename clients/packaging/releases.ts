/** The published packages, their releases and their tarballs. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of the published packages, by package name. */
export const publishedPackages = {
  "tambo-v1-client": "clients/typescript",
  "tambo-v1-react": "clients/react",
  "tambo-v1-server": "server",
  "tambo-conform": "conformance",
  "typespec-asyncapi-emitter": "spec/toolchain/asyncapi-emitter",
} as const;

/** The name of a published package. */
export type PackageName = keyof typeof publishedPackages;

/** A package to publish. */
export interface Release {
  name: PackageName;
  /** The package folder in the repository. */
  folder: string;
  version: string;
}

/**
 * Returns the releases for a tag.
 *
 * @param root The repository root.
 * @throws Error if a package has a different version.
 */
export function readReleases(tag: string, root: string): Release[] {
  const releases = Object.entries(publishedPackages).map(([name, folder]) => {
    const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return { name: name as PackageName, folder, version: version as string };
  });
  const mismatches = releases.filter(({ version }) => `v${version}` !== tag);
  if (mismatches.length > 0) {
    const found = mismatches.map(({ folder, version }) => `${folder}/package.json has ${version}`);
    throw new Error(
      `${tag} is not the version of every package: ${found.join(", ")}. Set that version in all packages.`,
    );
  }
  return releases;
}

/**
 * Returns the npm dist-tag for a version. `npm install <name>` installs `latest`, so a prerelease such as
 * 1.2.3-beta.1 gets the tag `next`. npm does not publish a prerelease without a tag.
 */
export function chooseDistTag(version: string): "latest" | "next" {
  return /^\d+\.\d+\.\d+-/.test(version) ? "next" : "latest";
}

/** A packed package. */
export interface Tarball {
  path: string;
  /** The sorted paths of the files, without the tarball's root folder. */
  files: string[];
}

/**
 * Builds and packs all packages.
 *
 * @param folder An empty folder for the tarballs.
 */
export async function packAll(folder: string): Promise<Record<PackageName, Tarball>> {
  const pack = (path: string) =>
    runCommand(root, "npm", "pack", "--silent", `--pack-destination=${folder}`, `./${path}`);
  await Promise.all(Object.values(publishedPackages).map(pack));
  return await findTarballs(folder);
}

/**
 * Returns the tarballs of all packages in a folder.
 *
 * @throws Error if a tarball is missing.
 */
export async function findTarballs(folder: string): Promise<Record<PackageName, Tarball>> {
  const packed = readdirSync(folder);
  const named = Object.keys(publishedPackages).map(async (name): Promise<[string, Tarball]> => {
    const file = packed.find((each) => each.startsWith(`${name}-`) && each.endsWith(".tgz"));
    if (file === undefined)
      throw new Error(`${folder} has no tarball of ${name}. Files: ${packed.join(", ") || "none"}`);
    const path = join(folder, file);
    const listed = await runCommand(folder, "tar", "-tzf", path);
    const files = listed.trim().split("\n");
    return [name, { path, files: files.map((each) => each.replace(/^package\//, "")).sort() }];
  });
  return Object.fromEntries(await Promise.all(named)) as Record<PackageName, Tarball>;
}

/**
 * Runs a program without a shell.
 *
 * @returns The standard output of the program.
 * @throws Error with the command and its output if the program fails.
 */
export function runCommand(cwd: string, file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${[file, ...args].join(" ")} failed in ${cwd}:\n${stdout}${stderr}`));
    });
  });
}

/**
 * Runs a command-line program that takes a tag and a folder as arguments. Does nothing unless the program's
 * module is the main module of the process. `--help` prints the usage. Invalid arguments print the usage to
 * standard error and set exit code 2.
 *
 * @param isReady True if the environment variables that the program needs are set.
 */
export async function runAsProgram(
  module: string,
  usage: string,
  run: (tag: string, folder: string) => Promise<void>,
  isReady = true,
): Promise<void> {
  if (process.argv[1] !== fileURLToPath(module)) return;
  const [tag, folder, ...more] = process.argv.slice(2);
  if (tag === "--help") {
    process.stdout.write(usage);
  } else if (tag === undefined || folder === undefined || more.length > 0 || !isReady) {
    process.stderr.write(usage);
    process.exitCode = 2;
  } else {
    try {
      await run(tag, folder);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}
