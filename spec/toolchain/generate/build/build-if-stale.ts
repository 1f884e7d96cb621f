/**
 * Builds the files in `generated` that Git does not track, if they are missing or older than what they follow from. It
 * runs after `npm ci`, and before what needs them. The documents are tracked and the compiler of schemas is a dependency,
 * so it needs no development dependencies.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isTracked, removeFiles, writeFiles } from "../output.ts";

/** What the built files follow from. */
const sources = [
  "generated/*/{openapi,asyncapi}.yaml",
  "spec/toolchain/generate/**/*.ts",
  "package-lock.json",
];

/** The file in `generated` that has the digest of the sources, and a line for each file that was built from them. */
const stamp = ".built";

/**
 * Builds the files of all contracts that are not tracked, unless they are there and up to date.
 *
 * @param root Folder of the repository.
 * @param build Returns the files by path within `generated`; by default, from the documents.
 * @returns Whether they were built.
 */
export async function buildIfStale(root: string, build = buildFromDocuments): Promise<boolean> {
  if (isUpToDate(root)) return false;
  writeBuilt(root, await build(root));
  return true;
}

/** Writes built files, removes those of an earlier build, and leaves a stamp. @param files By path within `generated`. */
export function writeBuilt(root: string, files: ReadonlyMap<string, string>): void {
  const generated = join(root, "generated");
  writeFiles(generated, files);
  removeFiles(generated, (file) => !isTracked(file) && !files.has(file));
  writeFiles(
    generated,
    new Map([[stamp, `${[digestSources(root), ...[...files.keys()].toSorted()].join("\n")}\n`]]),
  );
}

function isUpToDate(root: string): boolean {
  const path = join(root, "generated", stamp);
  if (!existsSync(path)) return false;
  const [digest, ...files] = readFileSync(path, "utf8").trim().split("\n");
  return digest === digestSources(root) && files.every((file) => existsSync(join(root, "generated", file)));
}

function digestSources(root: string): string {
  const hash = createHash("sha256");
  const paths = globSync(sources, { cwd: root }).filter((path) => !path.endsWith(".test.ts"));
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex");
}

async function buildFromDocuments(root: string): Promise<Map<string, string>> {
  // Loaded only here: mostly there is nothing to build.
  const [{ parse }, { buildContract }] = await Promise.all([import("yaml"), import("./build-contract.ts")]);
  const files = new Map<string, string>();
  for (const path of globSync("generated/*/openapi.yaml", { cwd: root })) {
    const folder = join(root, path, "..");
    const name = path.split(/[\\/]/)[1] as string;
    const [openapi, asyncapi] = ["openapi.yaml", "asyncapi.yaml"].map((file) =>
      parse(readFileSync(join(folder, file), "utf8")),
    );
    for (const [file, text] of buildContract(name, openapi, asyncapi)) files.set(`${name}/${file}`, text);
  }
  return files;
}

/** Builds what this repository needs. Vitest calls it before all tests. */
export default async function setUp(): Promise<void> {
  await buildIfStale(join(import.meta.dirname, "../../../.."));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await setUp();
