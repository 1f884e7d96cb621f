/**
 * The `npm run diff` command. It reports the changes to the contracts, the operations that they affect, and
 * which clients or servers break.
 */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { ContractDiff } from "./change.ts";
import { diffPaths, diffWithBase } from "./compare-sources.ts";
import { DocumentError } from "./document-parts.ts";
import { formatHtml } from "./formats/html.ts";
import { formatMarkdown } from "./formats/markdown.ts";
import { formatTerminal } from "./formats/terminal.ts";
import { failsPolicy, policies } from "./policies.ts";
import { SourceError } from "./read-documents.ts";

const formats = ["terminal", "markdown", "json", "html"] as const;

/**
 * The exit codes of the command. Exit code 1 means that the contract has changed, so an internal error has a
 * different code.
 */
export const exitCodes = { passed: 0, failed: 1, usage: 2, internalError: 3 } as const;

const help = `Compares the OpenAPI and AsyncAPI documents of contracts.

  npm run diff -- <old> <new>        two folders like \`generated\`, two contract folders, or two documents
  npm run diff -- --base <git ref>   generated/ at a branch, tag or commit, with generated/ in the working tree

Options
  --format ${formats.join("|")}   report format (default: terminal)
  --output <file>                         write the report to a file
  --fail-on ${policies.join("|")}     changes that make the exit code 1 (default: breaking)
  --help                                  show this text

Exit codes: 0 no change matches --fail-on; 1 at least one change matches; 2 wrong arguments or unreadable documents;
3 internal error.
spec/toolchain/diff/README.md lists the class of each change.
`;

/** The output streams of the command. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  colours: boolean;
}

/** Thrown for invalid arguments. The message says which arguments to pass. */
class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Runs the command.
 *
 * @returns The exit code.
 */
export async function run(args: readonly string[], { out, err, colours }: Output): Promise<number> {
  try {
    const { values, positionals } = parseOptions(args);
    if (values.help === true) {
      out(help);
      return exitCodes.passed;
    }
    const format = requireOneOf("--format", formats, values.format ?? "terminal");
    const policy = requireOneOf("--fail-on", policies, values["fail-on"] ?? "breaking");
    const diffs = await compareSources(values.base, positionals);
    const report = reports[format](diffs, colours && values.output === undefined);
    if (values.output === undefined) out(report);
    else writeReport(values.output, report);
    return failsPolicy(diffs, policy) ? exitCodes.failed : exitCodes.passed;
  } catch (error) {
    if (error instanceof UsageError || error instanceof SourceError || error instanceof DocumentError) {
      err(`${error.message}${error instanceof UsageError ? "; see --help" : ""}\n`);
      return exitCodes.usage;
    }
    err(`Internal error; the contracts were not compared:\n${(error as Error).stack}\n`);
    return exitCodes.internalError;
  }
}

const reports: Readonly<
  Record<(typeof formats)[number], (diffs: readonly ContractDiff[], colours: boolean) => string>
> = {
  terminal: (diffs, colours) => formatTerminal(diffs, { colours }),
  markdown: formatMarkdown,
  // Prints an array with a `ContractDiff` for each contract.
  json: (diffs) => `${JSON.stringify(diffs, undefined, 2)}\n`,
  html: formatHtml,
};

function parseOptions(args: readonly string[]) {
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

function requireOneOf<T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} ${value} is invalid; use ${allowed.join(", ")}`);
  return found;
}

async function compareSources(base: string | undefined, paths: readonly string[]): Promise<ContractDiff[]> {
  const [old, present, ...more] = paths;
  if (base !== undefined) {
    if (old !== undefined) throw new UsageError("pass --base or two paths, not both");
    return diffWithBase(base);
  }
  if (old === undefined || present === undefined || more.length > 0)
    throw new UsageError(`pass two paths, or --base <git ref>, instead of ${paths.length} paths`);
  return diffPaths(old, present);
}

function writeReport(file: string, report: string): void {
  try {
    writeFileSync(file, report);
  } catch (error) {
    throw new SourceError(`cannot write --output ${file}: ${(error as Error).message}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    colours: process.stdout.isTTY && process.stdout.hasColors(),
  });
