/**
 * `npm run sdk-matrix`: generates clients from the published documents, compiles them, and runs them against
 * the mock API.
 */
import { open, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { loadLimits } from "./limit.ts";
import { type Language, languages, loadRows, type Row } from "./row.ts";
import { killCommandsOnSignals } from "./run-command.ts";
import { type Cell, type RowResult, runRow } from "./run-row.ts";
import { buildTable, collectFailures, formatConsoleTable, writeMatrix } from "./table.ts";

const folder = import.meta.dirname;
const generated = join(folder, "../../generated");

interface Options {
  only?: string[];
  language?: Language[];
  json?: string;
  write?: true;
}

async function main(args: readonly string[]): Promise<number> {
  const program = new Command("sdk-matrix")
    .description(
      "Generates clients from the published documents, compiles them, and runs them against the mock API.",
    )
    .option("--only <row...>", "ids of the rows to run")
    .addOption(new Option("--language <language...>", "languages of the rows to run").choices(languages))
    .option("--json <file>", "write the results as JSON")
    .option("--write", "write the tables into README.md; requires all rows and no failed cells")
    .addHelpText(
      "after",
      "\nExit code: 0; 1 if a cell failed without a limit in limits/; 2 for a usage error.",
    )
    .allowExcessArguments(false)
    .exitOverride();
  try {
    program.parse(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  const { only, language, json, write } = program.opts<Options>();
  const allRows = await loadRows();
  const unknown = only?.filter((id) => !allRows.some((row) => row.id === id)) ?? [];
  if (unknown.length > 0) {
    return reportUsageError(
      `unknown row ${unknown.join(", ")}; the rows are ${allRows.map(({ id }) => id).join(", ")}`,
    );
  }
  if (write && (only !== undefined || language !== undefined)) {
    return reportUsageError("--write requires all rows: remove --only and --language");
  }
  const rows = allRows.filter(
    (row) => (only?.includes(row.id) ?? true) && (language?.includes(row.language) ?? true),
  );
  if (rows.length === 0) return reportUsageError("no row matches both --only and --language");
  const limits = await loadLimits();
  const unknownLimits = limits.filter(({ row }) => !allRows.some(({ id }) => id === row));
  if (unknownLimits.length > 0) {
    return reportUsageError(
      `limits for unknown rows: ${unknownLimits.map(({ name }) => `limits/${name}.yaml`).join(", ")}`,
    );
  }

  if (json !== undefined) {
    const reason = await findWriteError(json);
    if (reason !== undefined) return reportUsageError(`cannot write ${json} for --json: ${reason}`);
  }

  const results = await inParallel(rows, (row) =>
    runRow(row, {
      limits,
      findDocument: (contract, file) => join(generated, contract, file),
      onCell: (contract, step, cell, seconds) =>
        console.log(
          `${row.language}/${row.id} ${contract} ${step}: ${describeCell(cell)} (${seconds.toFixed(1)} s)`,
        ),
    }),
  );
  console.log(`\n${formatConsoleTable(buildTable(results))}`);
  const failures = collectFailures(results);
  for (const { cells, reason, output } of failures)
    console.log(`\n${cells}: ${reason}\n${indent(tail(output))}`);
  if (json !== undefined) await writeFile(json, `${JSON.stringify(results.map(toJson), null, 2)}\n`);
  if (write && !(await writeMatrix(join(folder, "README.md"), results))) {
    console.error("sdk-matrix: README.md was not written because cells failed (see above)");
  }
  return failures.length > 0 ? 1 : 0;
}

/**
 * Runs as many rows concurrently as there are processors, but at most four, because the Java and Rust
 * compilers need a lot of memory.
 */
async function inParallel(rows: readonly Row[], run: (row: Row) => Promise<RowResult>): Promise<RowResult[]> {
  const results: RowResult[] = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await run(next[1]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return results;
}

function describeCell(cell: Cell): string {
  if (cell.kind === "ok") return cell.detail === undefined ? "ok" : `ok, ${cell.detail}`;
  if (cell.kind === "limit") return `limit ${cell.name}`;
  return cell.kind === "failed" ? `FAILED, ${cell.reason}` : cell.kind.replace("-", " ");
}

/**
 * Returns the reason why a file cannot be written, or `undefined` if it can. Creates the file. Called before
 * the long run whose results are written to it.
 */
async function findWriteError(file: string): Promise<string | undefined> {
  try {
    await (await open(file, "a")).close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function toJson({ row, ...result }: RowResult): object {
  const { id, language, generator, version, command } = row;
  return { id, language, generator, version, command, ...result };
}

/**
 * Returns the last lines of the output, where compilers and generators report errors. The results written by
 * `--json` contain the full output.
 */
function tail(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines.length > 40 ? ["…", ...lines.slice(-40)].join("\n") : lines.join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

function reportUsageError(message: string): number {
  console.error(`sdk-matrix: ${message}`);
  return 2;
}

killCommandsOnSignals();
process.exitCode = await main(process.argv.slice(2));
