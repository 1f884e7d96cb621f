/** `npm run sdk-matrix`: generates clients from the published documents, compiles them, and runs them against the mock. */
import { open, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { loadLimits } from "./limit.ts";
import { type Contract, type Language, languages, loadRows, type Row } from "./row.ts";
import { endCommands } from "./run-command.ts";
import { type Cell, type RowResult, runRow } from "./run-row.ts";
import { consoleTable, failuresOf, tableOf, writeMatrix } from "./table.ts";

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
    .option("--only <row...>", "only these rows, by id")
    .addOption(new Option("--language <language...>", "only rows of these languages").choices(languages))
    .option("--json <file>", "write the results as JSON")
    .option("--write", "write the table into README.md; of all rows only, and when no cell failed")
    .addHelpText(
      "after",
      "\nExit code: 0, or 1 when a cell failed that is no limit of limits/, or 2 for wrong usage.",
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
  const all = await loadRows();
  const unknown = only?.filter((id) => !all.some((row) => row.id === id)) ?? [];
  if (unknown.length > 0) {
    return wrongUsage(`no row ${unknown.join(", ")}; the rows are ${all.map(({ id }) => id).join(", ")}`);
  }
  if (write && (only !== undefined || language !== undefined)) {
    return wrongUsage("--write is for the whole table: leave --only and --language out");
  }
  const rows = all.filter(
    (row) => (only?.includes(row.id) ?? true) && (language?.includes(row.language) ?? true),
  );
  if (rows.length === 0) return wrongUsage("no row is both of --only and of --language");
  const limits = await loadLimits();
  const strange = limits.filter(({ row }) => !all.some(({ id }) => id === row));
  if (strange.length > 0) {
    return wrongUsage(`limits of no row: ${strange.map(({ name }) => `limits/${name}.yaml`).join(", ")}`);
  }

  if (json !== undefined) {
    const reason = await whyNotWritten(json);
    if (reason !== undefined) return wrongUsage(`--json ${json} cannot be written: ${reason}`);
  }

  const results = await inParallel(rows, (row) =>
    runRow(row, {
      limits,
      documentOf: (contract: Contract) => join(generated, contract, "openapi.yaml"),
      onCell: (contract, step, cell, seconds) =>
        console.log(
          `${row.language}/${row.id} ${contract} ${step}: ${wordFor(cell)} (${seconds.toFixed(1)} s)`,
        ),
    }),
  );
  console.log(`\n${consoleTable(tableOf(results))}`);
  const failures = failuresOf(results);
  for (const { places, reason, output } of failures)
    console.log(`\n${places}: ${reason}\n${indent(tail(output))}`);
  if (json !== undefined) await writeFile(json, `${JSON.stringify(results.map(asJson), null, 2)}\n`);
  if (write && !(await writeMatrix(join(folder, "README.md"), results))) {
    console.error("sdk-matrix: README.md is not written: cells failed, see above");
  }
  return failures.length > 0 ? 1 : 0;
}

/** As many rows at a time as there are processors, and no more than four: compilers of Java and Rust need memory. */
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

function wordFor(cell: Cell): string {
  if (cell.kind === "ok") return cell.detail === undefined ? "ok" : `ok, ${cell.detail}`;
  if (cell.kind === "limit") return `limit ${cell.name}`;
  return cell.kind === "failed" ? `FAILED, ${cell.reason}` : cell.kind.replace("-", " ");
}

/** Why a file cannot be written, asked before the work that fills it; it is made, if it can. */
async function whyNotWritten(file: string): Promise<string | undefined> {
  try {
    await (await open(file, "a")).close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function asJson({ row, ...result }: RowResult): object {
  const { id, language, generator, version, command } = row;
  return { id, language, generator, version, command, ...result };
}

/** The last lines: compilers and generators end with what counts. The whole is in `--json`. */
function tail(output: string): string {
  const lines = output.trimEnd().split("\n");
  return lines.length > 40 ? ["…", ...lines.slice(-40)].join("\n") : lines.join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

function wrongUsage(message: string): number {
  console.error(`sdk-matrix: ${message}`);
  return 2;
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    endCommands();
    process.exit(1);
  });
}
process.exitCode = await main(process.argv.slice(2));
