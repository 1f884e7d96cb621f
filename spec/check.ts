/** `npm run check`: see `check/command.ts`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asyncApiDiagnostics } from "./check/asyncapi.ts";
import { checkCommand, type Step } from "./check/command.ts";
import { documentProblems } from "./check/document-rules.ts";
import { contracts } from "./contracts.ts";
import { diffContract } from "./diff/diff-contract.ts";
import { buildEmitter, generateAll, generatedFiles, projectRoot } from "./generate/all.ts";
import type { GeneratedContract } from "./generate/contract.ts";
import { compareDirectory } from "./generate/output.ts";
import { runNode } from "./generate/run-node.ts";
import { policyProblems } from "./policy/policy.ts";

let generated: ReadonlyMap<string, GeneratedContract> = new Map();

const steps: [name: string, run: Step][] = [
  ["format and lint (biome)", tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings")],
  ["AsyncAPI emitter builds", () => buildEmitter().then(() => [])],
  ["generated is up to date", upToDate],
  ["types (tsc)", types],
  [
    "OpenAPI (redocly)",
    tool(
      "@redocly/cli/bin/cli.js",
      "lint",
      "--config=spec/redocly.yaml",
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

/** Of the whole, and of each client for what it runs in; at once, for all but the first are quick. */
async function types(): Promise<string[]> {
  const projects = [".", ...globSync("clients/*/tsconfig.json", { cwd: projectRoot }).sort()];
  const checks = projects.map((project) =>
    tool("typescript/bin/tsc", "--noEmit", "--pretty", "false", "-p", project)(),
  );
  return (await Promise.all(checks)).flat();
}

async function upToDate(): Promise<string[]> {
  generated = await generateAll((_, run) => run());
  const differences = compareDirectory(join(projectRoot, "generated"), generatedFiles(generated));
  if (differences.length === 0) return [];
  const files = differences.map(({ file, kind }) => `generated/${file}: ${kind}`);
  return [...files, "run `npm run generate` and commit the result"];
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
  return [...generated].flatMap(([name, { openapi31 }]) =>
    documentProblems(openapi31).map(({ pointer, message }) => `spec/${name}: ${pointer} ${message}`),
  );
}

const today = () => new Date().toISOString().slice(0, 10);

process.exitCode = await checkCommand(
  process.argv.slice(2),
  {
    root: projectRoot,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  },
  steps,
);
