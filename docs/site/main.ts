/** Implements `npm run docs`, which builds the documentation as a static site. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { replaceDirectory } from "./replace-directory.ts";
import { summaryTable } from "./summary.ts";

const usage = `npm run docs [-- --output <folder>]

Builds the documentation as a static site, which needs no server and no network. To view it, open its index.html.
The build fails and leaves the folder unchanged if an event has no valid example or a link is dead.

  --output <folder>  folder for the site, which replaces an earlier build (default: site)
  --help             prints this text
`;

const root = join(import.meta.dirname, "../..");

/** A file that every built site contains. A non-empty folder without this file is not replaced. */
const mark = "search-index.js";

function exitWithUsage(message: string): never {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Returns the path if it exists, and otherwise its nearest existing parent folder. */
function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path));
}

function readOptions(): { output: string; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { output: { type: "string", default: "site" }, help: { type: "boolean", default: false } },
    });
    return values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

const { output, help } = readOptions();
if (help) {
  process.stdout.write(usage);
  process.exit(0);
}
const folder = resolve(output);
const existing = findExisting(folder);
if (!statSync(existing).isDirectory())
  exitWithUsage(`${existing === folder ? output : existing} is a file; choose an empty or a new folder`);
if (existsSync(folder) && !existsSync(join(folder, mark)) && readdirSync(folder).length > 0)
  exitWithUsage(`${output} contains files that are not part of a site; choose an empty or a new folder`);

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
try {
  // Importing the builder loads all contracts, which `--help` does not need.
  const { buildSite } = await import("./build.ts");
  await replaceDirectory(folder, async (fresh) => {
    const links = await buildSite(root, fresh, (line) => {
      process.stderr.write(`${seconds().padStart(5)} s  ${line}\n`);
    });
    if (links.dead.length > 0)
      throw new Error(`${links.dead.length} dead links; nothing was written\n${links.dead.join("\n")}`);
    process.stdout.write(`\n${summaryTable(fresh, links, seconds())}\n`);
  });
  process.stdout.write(`open ${relative(process.cwd(), join(folder, "index.html"))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
