/**
 * Builds the untracked files in `generated` if they are missing or older than their sources. Runs after `npm
 * ci` and before commands that need the files. It needs no development dependencies, because the documents
 * are tracked and the schema compiler is a regular dependency.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isTracked, removeFiles, writeFiles } from "../output.ts";
import type { ContractDocuments } from "./build-references.ts";

/** The sources of the built files. */
const sources = [
  "generated/*/{openapi,asyncapi}.yaml",
  "spec/toolchain/generate/**/*.{ts,js,css}",
  "package-lock.json",
];

/** The file in `generated` that stores a digest of the sources and the names of the built files. */
const stamp = ".built";

/**
 * Builds the untracked files of all contracts, unless they are up to date.
 *
 * @param root The root folder of the repository.
 * @param build Returns the files by path within `generated`. By default, the files are built from the
 * documents.
 * @returns True if the files were built.
 */
export async function buildIfStale(root: string, build = buildFromDocuments): Promise<boolean> {
  if (isUpToDate(root)) return false;
  writeBuilt(root, await build(root));
  return true;
}

/**
 * Writes built files and the stamp, and removes files from earlier builds that are no longer built.
 *
 * @param files The text of each file, by path within `generated`.
 */
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
  // These modules are loaded on demand, because usually there is nothing to build.
  const [{ parse }, { buildContract }, { buildReferences }, { inlineResponses }] = await Promise.all([
    import("yaml"),
    import("./build-contract.ts"),
    import("./build-references.ts"),
    import("../shared-responses.ts"),
  ]);
  const contracts = new Map<string, ContractDocuments>();
  for (const path of globSync("generated/*/openapi.yaml", { cwd: root })) {
    const folder = join(root, path, "..");
    const name = path.split(/[\\/]/)[1] as string;
    const [openapi, asyncapi] = ["openapi.yaml", "asyncapi.yaml"].map((file) =>
      parse(readFileSync(join(folder, file), "utf8")),
    );
    contracts.set(name, { openapi: inlineResponses(openapi), asyncapi });
  }
  const files = buildReferences(contracts);
  for (const [name, { openapi, asyncapi }] of contracts)
    for (const [file, text] of buildContract(name, openapi, asyncapi)) files.set(`${name}/${file}`, text);
  return files;
}

/** Builds the files of this repository. Vitest calls this function before all tests. */
export default async function setUp(): Promise<void> {
  await buildIfStale(join(import.meta.dirname, "../../../.."));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await setUp();
