#!/usr/bin/env node
/**
 * Starts `tambo-conform` from any folder, with any supported Node version. The npm package contains a build
 * for Node 20. In the repository, the suite is TypeScript, which Node 22.18 and newer can run directly. Under
 * an older Node version, this script starts the version that is installed with the project.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import "./node-20.mjs";

// A small young generation keeps memory use below 200 MB, at no noticeable cost in speed.
const smallNursery = ["--max-semi-space-size=1", "--semi-space-growth-factor=1"];

const source = new URL("cli.ts", import.meta.url);
const isSource = existsSync(source);

if (!isSource || process.features.typescript) {
  for (const flag of smallNursery) v8.setFlagsFromString(flag);
  await import(isSource ? source.href : "./dist/conformance/cli.js");
} else {
  const own = fileURLToPath(new URL("../node_modules/.bin/node", import.meta.url));
  if (existsSync(own)) {
    const args = [...smallNursery, fileURLToPath(source), ...process.argv.slice(2)];
    const child = spawn(own, args, { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.once("exit", (code) => {
      process.exitCode = code ?? 3;
    });
  } else {
    process.stderr.write(
      `tambo-conform needs Node 22.18 or newer (this is ${process.version}), or \`npm ci\` in its folder, which installs one.\n`,
    );
    process.exitCode = 3;
  }
}
