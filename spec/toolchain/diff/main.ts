/** `npm run diff`: what changed in the contracts, whom it reaches, and who breaks. */
import { writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { projectRoot as root } from "../project.ts";
import type { ChangeClass, ContractDiff } from "./change.ts";
import { diffContract } from "./diff-contract.ts";
import { DocumentError } from "./document-parts.ts";
import { htmlReport } from "./formats/html.ts";
import { markdownReport } from "./formats/markdown.ts";
import { terminalReport } from "./formats/terminal.ts";
import {
  type DocumentsByContract,
  isOurs,
  pairDocuments,
  readDocuments,
  readDocumentsAt,
  SourceError,
} from "./read-documents.ts";

const formats = ["terminal", "markdown", "json", "html"] as const;
const policies = ["breaking", "additive", "any", "none"] as const;

/** Exit codes of the command. A fault is none of the others: a failure says that the contract has changed. */
export const exitCodes = { passed: 0, failed: 1, usage: 2, fault: 3 } as const;

const help = `Compares contracts: their OpenAPI and AsyncAPI documents, as one.

  npm run diff -- <old> <new>        two folders like \`generated\`, two contracts' folders, or two documents
  npm run diff -- --base <git ref>   generated/ at a branch, tag or commit, with generated/ as it is here

Options
  --format ${formats.join("|")}   the report's form; terminal by default
  --output <file>                         writes the report there instead
  --fail-on ${policies.join("|")}     what makes the exit code 1; breaking by default
  --help                                  shows this

Exit codes: 0 nothing that --fail-on names; 1 there is; 2 wrong usage, or documents that cannot be read;
3 a fault of the comparison.
spec/toolchain/diff/README.md says which changes are of which class.
`;

/** Where the command writes. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  colours: boolean;
}

/** The command is used in a wrong way; the message says what is right. */
class UsageError extends Error {
  override name = "UsageError";
}

/** Runs the command. @returns The exit code. */
export async function run(args: readonly string[], { out, err, colours }: Output): Promise<number> {
  try {
    const { values, positionals } = read(args);
    if (values.help === true) {
      out(help);
      return exitCodes.passed;
    }
    const format = oneOf("--format", formats, values.format ?? "terminal");
    const policy = oneOf("--fail-on", policies, values["fail-on"] ?? "breaking");
    const diffs = await compare(values.base, positionals);
    const report = reports[format](diffs, colours && values.output === undefined);
    if (values.output === undefined) out(report);
    else writeReport(values.output, report);
    return fails(diffs, policy) ? exitCodes.failed : exitCodes.passed;
  } catch (error) {
    if (error instanceof UsageError || error instanceof SourceError || error instanceof DocumentError) {
      err(`${error.message}${error instanceof UsageError ? "; see --help" : ""}\n`);
      return exitCodes.usage;
    }
    err(`The comparison itself failed, which says nothing of the contracts:\n${(error as Error).stack}\n`);
    return exitCodes.fault;
  }
}

const reports: Readonly<
  Record<(typeof formats)[number], (diffs: readonly ContractDiff[], colours: boolean) => string>
> = {
  terminal: (diffs, colours) => terminalReport(diffs, { colours }),
  markdown: markdownReport,
  // A list of contracts, each with its changes: `ContractDiff`.
  json: (diffs) => `${JSON.stringify(diffs, undefined, 2)}\n`,
  html: htmlReport,
};

function read(args: readonly string[]) {
  const text = { type: "string" } as const;
  const options = {
    base: text,
    format: text,
    output: text,
    "fail-on": text,
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function oneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} ${value}: it is one of ${allowed.join(", ")}`);
  return found;
}

async function compare(base: string | undefined, paths: readonly string[]): Promise<ContractDiff[]> {
  const [old, present, ...more] = paths;
  if (base !== undefined) {
    if (old !== undefined) throw new UsageError("give --base or two paths, and not both");
    return diffAll(readDocumentsAt(base, root), readDocuments(join(root, "generated")), true);
  }
  if (old === undefined || present === undefined || more.length > 0)
    throw new UsageError(`give two paths, or --base <git ref>; ${paths.length} paths are given`);
  return diffAll(readDocuments(old), readDocuments(present), isGenerated(present));
}

/** Whether what is compared was generated from the sources that are here. */
function isGenerated(path: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(join(root, "generated", sep));
}

async function diffAll(
  old: DocumentsByContract,
  present: DocumentsByContract,
  hasSources: boolean,
): Promise<ContractDiff[]> {
  const diffs: ContractDiff[] = [];
  for (const [contract, before, now] of pairDocuments(old, present)) {
    const placeOf = hasSources && isOurs(contract) ? undefined : () => undefined;
    diffs.push(await diffContract(contract, before, now, placeOf));
  }
  return diffs;
}

function writeReport(file: string, report: string): void {
  try {
    writeFileSync(file, report);
  } catch (error) {
    throw new SourceError(`--output ${file} cannot be written: ${(error as Error).message}`);
  }
}

function fails(diffs: readonly ContractDiff[], policy: (typeof policies)[number]): boolean {
  const failing: readonly ChangeClass[] = {
    none: [],
    breaking: ["breaking" as const],
    additive: ["breaking" as const, "additive" as const],
    any: ["breaking" as const, "additive" as const, "documentation" as const],
  }[policy];
  return diffs.some(({ changes }) => changes.some((each) => failing.includes(each.class)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colours: process.stdout.isTTY && process.stdout.hasColors(),
  });
