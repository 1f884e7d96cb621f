import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type ContractName, contracts } from "../project.ts";
import type { Documents } from "./change.ts";

/** What was named cannot be read, or holds no documents; the message says what can be named. */
export class SourceError extends Error {
  override name = "SourceError";
}

/** Documents of contracts, by the contract's name. */
export type DocumentsByContract = Map<ContractName, Documents>;

const none: Documents = { openapi: "", asyncapi: "" };
const files = { openapi: "openapi.yaml", asyncapi: "asyncapi.yaml" } as const;

/**
 * Reads what is to be compared: a folder of contracts (as `generated`), the folder of one contract, or one document.
 *
 * @throws {SourceError} There is no such file or folder, or no document in it.
 */
export function readDocuments(path: string): DocumentsByContract {
  if (!existsSync(path)) throw new SourceError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return readOne(path);
  const own = documentsIn(path);
  if (own !== undefined) return new Map([[nameOf(realpathSync(path)), own]]);
  const found = readdirSync(path)
    .sort()
    .flatMap((name): [ContractName, Documents][] => {
      const documents = statSync(join(path, name)).isDirectory() ? documentsIn(join(path, name)) : undefined;
      return documents === undefined ? [] : [[nameOf(name), documents]];
    });
  if (found.length > 0) return new Map(found);
  throw new SourceError(
    `${path} has neither ${files.openapi} nor ${files.asyncapi}, and no folder that has; give a folder like \`generated\`, a contract's folder in it, or one document`,
  );
}

function documentsIn(folder: string): Documents | undefined {
  const found = (["openapi", "asyncapi"] as const).filter((kind) => existsSync(join(folder, files[kind])));
  if (found.length === 0) return undefined;
  return found.reduce((all, kind) => withText(all, kind, join(folder, files[kind])), none);
}

function readOne(file: string): DocumentsByContract {
  const kind = /^\s*"?asyncapi"?\s*:/m.test(textOf(file)) ? "asyncapi" : "openapi";
  return new Map([[nameOf(dirname(realpathSync(file))), withText(none, kind, file)]]);
}

function withText(documents: Documents, kind: "openapi" | "asyncapi", file: string): Documents {
  return { ...documents, [kind]: textOf(file), files: { ...documents.files, [kind]: file } };
}

/** An empty text would stand for a document that there is not. */
function textOf(file: string): string {
  const text = readFileSync(file, "utf8");
  if (text.trim() === "") throw new SourceError(`${file} is empty; give an OpenAPI or AsyncAPI document`);
  return text;
}

/** The name of a contract is that of its folder. */
const nameOf = (folder: string) => basename(folder) as ContractName;

/**
 * Reads the documents of every contract at a commit.
 *
 * @param ref Branch, tag or commit.
 * @throws {SourceError} git does not know the ref, or there are no documents at it.
 */
export function readDocumentsAt(ref: string, root: string): DocumentsByContract {
  const commit = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)?.trim();
  if (commit === undefined)
    throw new SourceError(`git knows no commit ${ref}; give a branch, a tag or a commit`);
  const listed = git(root, "ls-tree", "-r", "--name-only", commit, "--", "generated") ?? "";
  const found: DocumentsByContract = new Map();
  for (const file of listed.split("\n")) {
    const [, name, document] = /^generated\/([^/]+)\/(openapi|asyncapi)\.yaml$/.exec(file) ?? [];
    if (name === undefined || document === undefined) continue;
    const text = git(root, "show", `${commit}:${file}`);
    if (text === undefined) throw new SourceError(`git cannot show ${file} at ${ref}`);
    if (text.trim() === "") throw new SourceError(`${file} is empty at ${ref}`);
    const contract = name as ContractName;
    const there = found.get(contract) ?? none;
    const all = { ...there.files, [document]: `${file} at ${ref}` };
    found.set(contract, { ...there, [document]: text, files: all });
  }
  if (found.size === 0) throw new SourceError(`there are no documents in generated/ at ${ref}`);
  return found;
}

/** What git answers; nothing where it fails. */
function git(root: string, ...args: string[]): string | undefined {
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

/** Puts the documents of both sides together, a contract at a time: ours in their order, then others by name. */
export function pairDocuments(
  old: DocumentsByContract,
  present: DocumentsByContract,
): [contract: ContractName, old: Documents, present: Documents][] {
  const [onlyOld, onlyPresent] = [[...old], [...present]];
  const single = [onlyOld, onlyPresent].every(({ length }) => length === 1);
  const [[was, before] = [], [is, now] = []] = [onlyOld[0], onlyPresent[0]];
  // Two single contracts or documents are compared, whatever their folders are called.
  if (single && before !== undefined && now !== undefined && was !== undefined && is !== undefined)
    return [[isOurs(was) ? was : is, before, now]];
  const names = [...new Set([...old.keys(), ...present.keys()])];
  const rank = (name: ContractName) => (isOurs(name) ? contracts.indexOf(name) : contracts.length);
  names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return names.map((name) => [name, old.get(name) ?? none, present.get(name) ?? none]);
}

/** Whether it is a contract of this repository. */
export const isOurs = (name: string) => contracts.some((each) => each === name);
