/** `npm run clients:outside`: drives third-party clients against our server, and prints a table. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command, CommanderError } from "commander";
import { killCommandsOnSignals } from "../sdk-matrix/run-command.ts";
import { formatConsoleTable, formatMarkdownTable, replaceBetweenMarkers } from "../sdk-matrix/table.ts";
import { outsideClients } from "./outside-client.ts";
import { runClient } from "./run-client.ts";
import { buildTable, describeFailures } from "./table.ts";

const readme = join(import.meta.dirname, "README.md");

interface Options {
  only?: string[];
  newest?: true;
  write?: true;
}

async function main(args: readonly string[]): Promise<number> {
  const command = new Command("clients:outside")
    .description("Installs third-party clients, and drives them against our server.")
    .option("--only <id...>", "ids of the clients to run")
    .option("--newest", "install the newest version of each client instead of the pinned one")
    .option("--write", "write the table into README.md; requires all clients in their pinned versions")
    .addHelpText("after", "\nExit code: 0; 1 if a check failed; 2 for a usage error.")
    .allowExcessArguments(false)
    .exitOverride();
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  const { only, newest = false, write = false } = command.opts<Options>();
  const unknown = only?.filter((id) => !outsideClients.some((client) => client.id === id)) ?? [];
  if (unknown.length > 0) {
    const ids = outsideClients.map(({ id }) => id).join(", ");
    return reportUsageError(`unknown client ${unknown.join(", ")}; the clients are ${ids}`);
  }
  if (write && (newest || only !== undefined)) {
    return reportUsageError(
      "--write requires all clients in their pinned versions: remove --newest and --only",
    );
  }
  const clients = outsideClients.filter(
    ({ id, lock }) => (only?.includes(id) ?? true) && !(newest && lock !== undefined),
  );
  if (clients.length === 0) return reportUsageError("--newest skips the clients that pin an older version");
  const results = [];
  // One client at a time: the browser and the Go compiler need much memory.
  for (const client of clients) {
    const result = await runClient(client, newest);
    console.log([`${client.id}:`, ...describeFailures(result), "finished"].join("\n  "));
    results.push(result);
  }
  const table = buildTable(results);
  console.log(`\n${formatConsoleTable(table)}`);
  if (write) {
    const document = await readFile(readme, "utf8");
    await writeFile(readme, replaceBetweenMarkers(document, "clients", formatMarkdownTable(table)));
  }
  return results.some((result) => describeFailures(result).length > 0) ? 1 : 0;
}

function reportUsageError(message: string): number {
  console.error(`clients:outside: ${message}`);
  return 2;
}

killCommandsOnSignals();
process.exitCode = await main(process.argv.slice(2));
