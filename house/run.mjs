/**
 * Runs a program of the repository: `node house/run.mjs [--checks] <file> [argument ...]`. Package scripts use it in place
 * of shell syntax, so that they run in any shell. It is JavaScript, because old versions of Node must be able to run it.
 *
 * `--checks` first installs the packages that only the checks need: the peer dependencies of the repository, which
 * `npm ci` omits (see `.npmrc`).
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const needed = 24;

/** Returns the manifest of a package, or `undefined` if the package is not installed. */
function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/** Returns the names of the peer dependencies of the repository that are missing or have another version. */
function findMissingPackages() {
  const { peerDependencies } = readManifest(root);
  return Object.keys(peerDependencies).filter((name) => {
    const range = peerDependencies[name];
    const version = range.slice(range.lastIndexOf("@") + 1);
    return readManifest(join(root, "node_modules", name))?.version !== version;
  });
}

function installPackagesOfChecks() {
  const missing = findMissingPackages();
  if (missing.length === 0) return;
  console.error(`installing the packages that only checks need (${missing.join(", ")}) …`);
  const options = ["--include=peer", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: root,
    // npm is a batch file on Windows, which only a shell can start.
    shell: process.platform === "win32",
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status === 0) return;
  console.error("The packages could not be installed. Run `npm install --include=peer` to see why.");
  process.exit(1);
}

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Node ${needed} or newer is needed, and this is Node ${process.versions.node}: install it from https://nodejs.org, or run \`npx --yes --package=node@${needed} -c "npm ci && npm start"\`.`,
  );
  process.exit(1);
}
if (process.argv[2] === "--checks") {
  installPackagesOfChecks();
  process.argv.splice(2, 1);
}
// npm starts this program in a shell, and some shells end at a signal without passing it on.
if (process.env.npm_lifecycle_event !== undefined && process.platform !== "win32") {
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 200).unref();
}
// The program sees its own path and arguments, as if Node had started it.
process.argv.splice(1, 2, resolve(process.argv[2]));
await import(pathToFileURL(process.argv[1]).href);
