/** The steps of `npm run check`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "@asyncapi/parser";
import { runNode } from "../command-line.ts";
import { diffContract } from "../diff/diff-contract.ts";
import { buildIfStale } from "../generate/build/build-if-stale.ts";
import type { GeneratedContract } from "../generate/contract.ts";
import { buildEmitter, generateAll } from "../generate/generate-all.ts";
import { compareTracked } from "../generate/output.ts";
import { policyProblems } from "../policy/policy.ts";
import { contracts, projectRoot } from "../project.ts";
import { documentProblems } from "./document-rules.ts";
import type { Step } from "./main.ts";

let generated: ReadonlyMap<string, GeneratedContract> = new Map();

/** All steps, in the order in which they run. */
export const steps: readonly [name: string, run: Step][] = [
  ["format and lint (biome)", tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings")],
  ["AsyncAPI emitter builds", () => buildEmitter().then(() => [])],
  ["generated is up to date", upToDate],
  ["types (tsc)", types],
  [
    "OpenAPI (redocly)",
    tool(
      "@redocly/cli/bin/cli.js",
      "lint",
      "--config=spec/toolchain/check/redocly.yaml",
      "--max-problems=1000",
      ...contracts.flatMap((name) =>
        ["openapi.yaml", "openapi.3.2.yaml"].map((file) => `generated/${name}/${file}`),
      ),
    ),
  ],
  ["AsyncAPI (parser)", asyncApi],
  ["our rules for documents", ourRules],
  ["contract changes are declared", () => policyProblems(projectRoot, diffContract, today())],
];

function tool(script: string, ...args: string[]): Step {
  return async () => {
    const { code, output } = await runNode([join(projectRoot, "node_modules", script), ...args], projectRoot);
    return code === 0 ? [] : [output];
  };
}

/** Checks the types of the whole, and of each client for the platform that it runs on; all at once, since most are quick. */
async function types(): Promise<string[]> {
  const projects = [".", ...globSync("clients/*/tsconfig.json", { cwd: projectRoot }).sort()];
  const checks = projects.map((project) =>
    tool("typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", project)(),
  );
  return (await Promise.all(checks)).flat();
}

/** Tracked files must be what the spec says. Those that are not tracked are built, for the steps that follow. */
async function upToDate(): Promise<string[]> {
  const { contracts, files } = await generateAll((_, run) => run());
  generated = contracts;
  const differences = compareTracked(join(projectRoot, "generated"), files);
  if (differences.length > 0) {
    const lines = differences.map(({ file, kind }) => `generated/${file}: ${kind}`);
    return [...lines, "run `npm run generate` and commit the result"];
  }
  await buildIfStale(projectRoot);
  return [];
}

async function asyncApi(): Promise<string[]> {
  const problems = contracts.map(async (name) => {
    const file = `generated/${name}/asyncapi.yaml`;
    const diagnostics = await asyncApiDiagnostics(readFileSync(join(projectRoot, file), "utf8"));
    return diagnostics.map((each) => `${file}:${each}`);
  });
  return (await Promise.all(problems)).flat();
}

async function ourRules(): Promise<string[]> {
  if (generated.size === 0) return ["nothing to check: the contracts could not be generated"];
  return [...generated].flatMap(([name, { openapi }]) =>
    documentProblems(openapi).map(({ pointer, message }) => `spec/${name}: ${pointer} ${message}`),
  );
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Parses an AsyncAPI document and returns every diagnostic, of any severity, as `line:column message (rule)`.
 *
 * @param text The document.
 */
export async function asyncApiDiagnostics(text: string): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(text);
  return diagnostics.map(
    ({ range, message, code }) => `${range.start.line + 1}:${range.start.character + 1} ${message} (${code})`,
  );
}
