#!/usr/bin/env node
/**
 * Starts `tambo-conform` from any folder, with any supported Node version. The npm package contains a build
 * for Node 20. In the repository, the suite is TypeScript, which Node 22.18 and newer can run directly.
 */
import { existsSync } from "node:fs";
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
  process.stderr.write(
    `tambo-conform needs Node 22.18 or newer in the repository, and this is Node ${process.versions.node}: install it from https://nodejs.org.\n`,
  );
  process.exitCode = 3;
}
