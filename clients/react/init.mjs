#!/usr/bin/env node
/** `npx tambo-v1-react init <folder>`: creates an app from the template. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const usage = `Usage: npx tambo-v1-react init <folder>

Creates a chat app with Vite, React and TypeScript in a new or empty folder.
`;

const packageFolder = fileURLToPath(new URL(".", import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Returns the app's dependencies on this package and the client: their versions, or the tarballs from which
 * they are installed beside this module.
 */
function findDependencies() {
  const { name, version, peerDependencies } = readJson(join(packageFolder, "package.json"));
  const versions = { "tambo-v1-client": peerDependencies["tambo-v1-client"], [name]: version };
  const modules = resolve(packageFolder, "..");
  const lock = join(modules, ".package-lock.json");
  const { packages = {} } = existsSync(lock) ? readJson(lock) : {};
  const sources = Object.entries(versions).map(([name, version]) => {
    const { resolved = "" } = packages[`node_modules/${name}`] ?? {};
    const tarball = /^file:(.+\.tgz)$/.exec(resolved)?.[1];
    return [name, tarball === undefined ? version : `file:${resolve(modules, "..", tarball)}`];
  });
  return Object.fromEntries(sources);
}

/** Creates the app. Returns the error message if the folder is not empty. */
function createApp(folder) {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    return `${target} is not empty. Choose a new or empty folder.`;
  cpSync(join(packageFolder, "template"), target, { recursive: true });
  // npm does not pack files named .gitignore.
  renameSync(join(target, "gitignore"), join(target, ".gitignore"));
  const path = join(target, "package.json");
  const manifest = readJson(path);
  const dependencies = { ...manifest.dependencies, ...findDependencies() };
  const name =
    basename(target)
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, "-")
      .replace(/^-+|-+$/g, "") || "app";
  writeFileSync(path, `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`);
}

const [command, folder, ...more] = process.argv.slice(2);
if (command === "--help" || command === "-h") {
  process.stdout.write(usage);
} else if (command !== "init" || folder === undefined || folder.startsWith("-") || more.length > 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const problem = createApp(folder);
  if (problem === undefined) {
    const shown = relative(process.cwd(), resolve(folder)) || ".";
    process.stdout.write(`Created the app in ${shown}. To start it, run:

  cd ${shown}
  npm install
  npm run dev

The app calls the server at http://127.0.0.1:8080. To start it, run npx tambo-v1-server, or npm start in its repository.
`);
  } else {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
