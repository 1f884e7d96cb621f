/** `npm run streams`: runs the checks with the program of each language, and prints a table. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, CommanderError, Option } from "commander";
import { killCommandsOnSignals } from "../sdk-matrix/run-command.ts";
import { checks } from "./checks.ts";
import { type Language, languages } from "./language.ts";
import { startProgram } from "./program.ts";
import { formatTable } from "./table.ts";

/** Returns the cells of a language. The first is its toolchain. */
async function runLanguage(language: Language): Promise<string[]> {
  const toolchain = await language.toolchain();
  if (!toolchain.available)
    return [`not available: ${toolchain.reason}`, ...checks.map(() => "not available")];
  const cells = [toolchain.version];
  const folder = await mkdtemp(join(tmpdir(), `streams-${language.id}-`));
  try {
    const command = await language.build(folder);
    for (const check of checks) {
      const program = startProgram(command);
      try {
        cells.push(`ok, ${await check.run(program)}`);
      } catch (error) {
        console.log(`\n${language.id}, ${check.id}: ${describeError(error)}`);
        cells.push("FAILED");
      } finally {
        await program.stop();
      }
    }
  } catch (error) {
    console.log(`\n${language.id} cannot be built: ${describeError(error)}`);
    cells.push(...checks.map(() => "FAILED"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return cells;
}

/** Includes the output of a command that failed. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, (error as { output?: string }).output ?? ""].join("\n").trimEnd();
}

async function main(args: readonly string[]): Promise<number> {
  const ids = languages.map(({ id }) => id);
  const command = new Command("streams")
    .description("Checks the stream runtimes of clients/streams in each language.")
    .addOption(new Option("--language <language...>", "languages to check").choices(ids))
    .addHelpText("after", "\nExit code: 0; 1 if a check failed; 2 for a usage error.")
    .allowExcessArguments(false)
    .exitOverride();
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  const { language = ids } = command.opts<{ language?: string[] }>();
  const rows: string[][] = [];
  // One language at a time, because compilers need a lot of memory.
  for (const each of languages.filter(({ id }) => language.includes(id))) {
    rows.push([each.id, ...(await runLanguage(each))]);
  }
  console.log(`\n${formatTable(["Language", "Toolchain", ...checks.map(({ id }) => id)], rows)}`);
  return rows.flat().includes("FAILED") ? 1 : 0;
}

killCommandsOnSignals();
process.exitCode = await main(process.argv.slice(2));
