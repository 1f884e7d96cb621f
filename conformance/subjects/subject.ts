/** Implementations of AG-UI by others, each in a folder of its own. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A violation of AG-UI that an implementation has, as `findings.yaml` describes it. */
export interface Finding {
  /** One sentence without a period. */
  title: string;
  /** Names of the failed checks that this violation explains: `case/check`, or the invariant's id. */
  checks: string[];
  /** Page and section of AG-UI 1.0. */
  section: string;
  /** Requirement of the section, in one sentence. */
  expected: string;
  /** Reason why AG-UI's own tools reject the bytes, too, or why they accept them, in one sentence. */
  tools: string;
  /** Fields of the request that shows the violation, added to the default request; `null` removes a field. */
  request: Record<string, unknown>;
  /** Cause in the implementation's source, if known. */
  cause?: string;
}

/** An implementation as committed. */
export interface Subject {
  name: string;
  folder: string;
  /** Distribution that implements AG-UI. */
  package: string;
  version: string;
  /** Operations of AG-UI that the configuration gives a path. */
  operations: string[];
  findings: Finding[];
}

const root = import.meta.dirname;

/** Names of all implementations, sorted. */
export function listSubjects(): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, "tambo-conform.yaml")))
    .sort();
}

/** @throws Error if the folder or the package's version is missing. */
export function readSubject(name: string): Subject {
  const folder = join(root, name);
  const file = join(folder, "findings.yaml");
  if (!existsSync(file)) throw new Error(`There is no ${file}; subjects: ${listSubjects().join(", ")}`);
  const content = parse(readFileSync(file, "utf8")) as { package: string; findings: Finding[] };
  const { paths } = parse(readFileSync(join(folder, "tambo-conform.yaml"), "utf8")) as { paths: object };
  const operations = Object.keys(paths);
  return { name, folder, ...content, operations, version: readVersion(folder, content.package) };
}

/** Returns the exact version in the lock file. */
function readVersion(folder: string, name: string): string {
  const requirements = join(folder, "requirements.txt");
  const version = existsSync(requirements)
    ? readFileSync(requirements, "utf8")
        .split("\n")
        .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}==`))
        ?.split("==")[1]
    : JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).dependencies[name];
  if (version === undefined) throw new Error(`The lock file in ${folder} does not contain ${name}.`);
  return version.trim();
}
