#!/usr/bin/env node
/**
 * The package's executable, for any version of Node. The server requires Node 22.16 or 24; older versions
 * start it with the Node binary that was installed with the package. Runs TypeScript in the repository, and
 * JavaScript in the package.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = new URL("main.ts", import.meta.url);
const isSource = existsSync(source);
const main = isSource ? source : new URL("dist/server/main.js", import.meta.url);

/** Returns true if this Node has the required SQLite features, and can run TypeScript if necessary. */
function canRun() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  // 23 is no longer maintained, and lacks the database option `timeout`.
  if (major < 22 || major === 23 || (major === 22 && minor < 16)) return false;
  return !isSource || Boolean(process.features.typescript);
}

/**
 * @returns Path of the Node binary that was installed with the package; undefined if none exists for this
 * platform.
 */
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

/** A module that the server loads first. Exits when this process has been killed. */
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
    // In its own process group: otherwise a signal to the group would arrive twice, and a second signal exits
    // immediately.
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
