#!/usr/bin/env node
/**
 * The server under any Node: it needs what came with 22.16 and 24, and another one has the Node run it that was installed with
 * it. In the repository it is TypeScript, as `npm start` runs it; in the package it is built.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = new URL("main.ts", import.meta.url);
const isSource = existsSync(source);
const main = isSource ? source : new URL("dist/server/main.js", import.meta.url);

/** Whether this Node has SQLite with all that the store uses, and runs TypeScript if it must. */
function canRun() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  // 23 has no longer any releases, and lacks the option `timeout` of a database.
  if (major < 22 || major === 23 || (major === 22 && minor < 16)) return false;
  return !isSource || Boolean(process.features.typescript);
}

/** @returns Path of the Node that came with the package; undefined where there is none for the machine. */
function ownNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      `node-${process.platform}-${process.arch}/package.json`,
    );
    return join(dirname(manifest), "bin/node");
  } catch {
    return undefined;
  }
}

/** A module that the server loads first: it ends when this process was killed. */
const endWithUs = `data:text/javascript,${encodeURIComponent(
  'process.once("disconnect", () => process.exit(1)); process.channel.unref();',
)}`;

if (canRun()) {
  await import(main.href);
} else {
  const own = ownNode();
  if (own === undefined) {
    process.stderr.write(
      `tambo-v1-server needs Node 22.16 or newer of 22, or 24 or newer; this is ${process.version}, and for ${process.platform}-${process.arch} none was installed with it.\n`,
    );
    process.exitCode = 1;
  } else {
    // Apart from this process's group, or a signal to the group would come twice, and a second one is taken for haste.
    const child = spawn(own, ["--import", endWithUs, fileURLToPath(main), ...process.argv.slice(2)], {
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      detached: true,
    });
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.once("exit", (code) => {
      process.exitCode = code ?? 1;
    });
  }
}
