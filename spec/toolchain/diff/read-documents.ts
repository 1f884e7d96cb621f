import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { type ContractName, contracts } from "../project.ts";
import type { Documents } from "./change.ts";

/**
 * Thrown if a path or commit cannot be read or contains no documents. The message says what to pass instead.
 */
export class SourceError extends Error {
  override name = "SourceError";
}

/** Documents by contract name. */
export type DocumentsByContract = Map<ContractName, Documents>;

const none: Documents = { openapi: "", asyncapi: "" };
const files = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/**
 * Reads documents from a folder with several contracts (such as `generated`), from the folder of a single
 * contract, or from a single file.
 *
 * @throws {SourceError} The file or folder does not exist, or it contains no documents.
 */
export function readDocuments(path: string): DocumentsByContract {
  if (!existsSync(path)) throw new SourceError(`file or folder ${path} does not exist`);
  if (!statSync(path).isDirectory()) return readOne(path);
  const own = readFolder(path);
  if (own !== undefined) return new Map([[contractName(realpathSync(path)), own]]);
  const found = readdirSync(path)
    .sort()
    .flatMap((name): [ContractName, Documents][] => {
      const documents = statSync(join(path, name)).isDirectory() ? readFolder(join(path, name)) : undefined;
      return documents === undefined ? [] : [[contractName(name), documents]];
    });
  if (found.length > 0) return new Map(found);
  throw new SourceError(
    `${path} has no ${files.openapi} or ${files.asyncapi}, and no folder with one; pass a folder like \`generated\`, a contract folder in it, or one document`,
  );
}

function readFolder(folder: string): Documents | undefined {
  const found = (["openapi", "asyncapi"] as const).filter((kind) => existsSync(join(folder, files[kind])));
  if (found.length === 0) return undefined;
  return found.reduce((all, kind) => withText(all, kind, join(folder, files[kind])), none);
}

function readOne(file: string): DocumentsByContract {
  const kind = /^\s*"?asyncapi"?\s*:/m.test(readText(file)) ? "asyncapi" : "openapi";
  return new Map([[contractName(dirname(realpathSync(file))), withText(none, kind, file)]]);
}

function withText(documents: Documents, kind: "openapi" | "asyncapi", file: string): Documents {
  return { ...documents, [kind]: readText(file), files: { ...documents.files, [kind]: file } };
}

/**
 * Reads a file. Rejects an empty file, because elsewhere an empty text means that a document does not exist.
 */
function readText(file: string): string {
  const text = readFileSync(file, "utf8");
  if (text.trim() === "") throw new SourceError(`${file} is empty; pass an OpenAPI or AsyncAPI document`);
  return text;
}

/** Returns the name of the contract in a folder, which is the name of the folder. */
const contractName = (folder: string) => basename(folder) as ContractName;

/**
 * Reads the documents of all contracts in a folder, or of the single contract in it, at a commit.
 *
 * @param ref A branch, tag or commit.
 * @param root The root of the Git working tree.
 * @param folder The folder, relative to the root.
 * @throws {SourceError} Git cannot resolve the ref, or a document is empty.
 */
export function readDocumentsAt(ref: string, root: string, folder: string): DocumentsByContract {
  const commit = runGit(
    root,
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${ref}^{commit}`,
  )?.trim();
  if (commit === undefined) throw new SourceError(`git cannot resolve ${ref}; pass a branch, tag or commit`);
  const listed = runGit(root, "ls-tree", "-r", "--name-only", commit, "--", folder) ?? "";
  const found: DocumentsByContract = new Map();
  for (const file of listed.split("\n")) {
    const [, name, document] = /^(?:([^/]+)\/)?(openapi|asyncapi)\.yaml$/.exec(relative(folder, file)) ?? [];
    if (document === undefined) continue;
    const text = runGit(root, "show", `${commit}:${file}`);
    if (text === undefined) throw new SourceError(`git cannot read ${file} at ${ref}`);
    if (text.trim() === "") throw new SourceError(`${file} is empty at ${ref}`);
    const contract = name ?? contractName(resolve(root, folder));
    const there = found.get(contract) ?? none;
    const all = { ...there.files, [document]: `${file} at ${ref}` };
    found.set(contract, { ...there, [document]: text, files: all });
  }
  return found;
}

/** Returns the output of a git command, or `undefined` if the command fails. */
function runGit(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/**
 * Pairs the old and new documents of each contract. The contracts of this repository come first, in their
 * usual order; other contracts follow, sorted by name.
 */
export function pairDocuments(
  old: DocumentsByContract,
  present: DocumentsByContract,
): [contract: ContractName, old: Documents, present: Documents][] {
  const [onlyOld, onlyPresent] = [[...old], [...present]];
  const single = [onlyOld, onlyPresent].every(({ length }) => length === 1);
  const [[was, before] = [], [is, now] = []] = [onlyOld[0], onlyPresent[0]];
  // If each side has a single contract or document, the two are compared even if their folders have different
  // names.
  if (single && before !== undefined && now !== undefined && was !== undefined && is !== undefined)
    return [[isOwnContract(was) ? was : is, before, now]];
  const names = [...new Set([...old.keys(), ...present.keys()])];
  const rank = (name: ContractName) => (isOwnContract(name) ? contracts.indexOf(name) : contracts.length);
  names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return names.map((name) => [name, old.get(name) ?? none, present.get(name) ?? none]);
}

/** Returns true if this repository has a contract with this name. */
export const isOwnContract = (name: string) => contracts.some((each) => each === name);
