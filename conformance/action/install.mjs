/** Installs the suite into the runner's temporary folder. Runs as a step of the Action. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const { INPUT_PACKAGE: given = "", RUNNER_TEMP: temporary = "" } = process.env;

/** The version that belongs to this version of the Action. */
function readOwnPackage() {
  const manifest = new URL("../package.json", import.meta.url);
  const { name, version } = JSON.parse(readFileSync(manifest, "utf8"));
  return `${name}@${version}`;
}

const folder = join(temporary, "tambo-conform");
mkdirSync(folder, { recursive: true });
const spec = given === "" ? readOwnPackage() : existsSync(given) ? resolve(given) : given;
const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const { status, error } = spawnSync("npm", ["install", ...flags, "--prefix", folder, "--", spec], {
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
