/** `npm run docs`: builds the reference as a static site. */
import { existsSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { replaceDirectory } from "./replace-directory.ts";
import { summaryTable } from "./summary.ts";

const usage = `npm run docs [-- --output <folder>]

Builds the reference of all contracts as a static site, which needs no server and no network: open its index.html.
It fails, and leaves what was there, when an event has no valid example, or a link leads nowhere.

  --output <folder>  where to write it, replacing what was built there before (default: site)
  --help             shows this
`;

const root = join(import.meta.dirname, "../..");

/** A file that every site has: a folder without it is somebody else's. */
const mark = "search-index.js";

function wrongUsage(message: string): never {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exit(2);
}

/** The path itself if there is something, or else the nearest one above it. */
function nearestThere(path: string): string {
  return existsSync(path) ? path : nearestThere(dirname(path));
}

function options(): { output: string; help: boolean } {
  try {
    const { values } = parseArgs({
      options: { output: { type: "string", default: "site" }, help: { type: "boolean", default: false } },
    });
    return values;
  } catch (error) {
    return wrongUsage(error instanceof Error ? error.message : String(error));
  }
}

const { output, help } = options();
if (help) {
  process.stdout.write(usage);
  process.exit(0);
}
const folder = resolve(output);
const there = nearestThere(folder);
if (!statSync(there).isDirectory())
  wrongUsage(`${there === folder ? output : there} is a file; name an empty or a new folder`);
if (existsSync(folder) && !existsSync(join(folder, mark)) && readdirSync(folder).length > 0)
  wrongUsage(`${output} has files that are not a site of this command; name an empty or a new folder`);

const start = performance.now();
try {
  // It loads all contracts, for which neither the help nor a wrong use waits.
  const { buildSite } = await import("./build.ts");
  const { files, links } = await buildSite(root, (line) => void process.stderr.write(`${line}\n`));
  if (links.dead.length > 0)
    throw new Error(`${links.dead.length} dead links; nothing was written\n${links.dead.join("\n")}`);
  const scratch = join(dirname(folder), ".site-being-written");
  replaceDirectory(folder, scratch, files);
  rmdirSync(scratch);
  const seconds = (performance.now() - start) / 1000;
  process.stdout.write(`\n${summaryTable(files, links, seconds)}\n`);
  process.stdout.write(`open ${relative(process.cwd(), join(folder, "index.html"))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
