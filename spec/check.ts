/** `npm run check`: see `check/command.ts`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asyncApiDiagnostics } from "./check/asyncapi.ts";
import { checkCommand, type Step } from "./check/command.ts";
import { documentProblems } from "./check/document-rules.ts";
import { hashFiles, skipUnchanged } from "./check/unchanged.ts";
import { contracts } from "./contracts.ts";
import { diffContract } from "./diff/diff-contract.ts";
import { buildEmitter, generateAll, generatedFiles, projectRoot } from "./generate/all.ts";
import { compareDirectory } from "./generate/output.ts";
import { runNode } from "./generate/run-node.ts";
import { policyProblems } from "./policy/policy.ts";

let emitter: Promise<void> | undefined;
const buildEmitterOnce = () => (emitter ??= buildEmitter());
let generated: ReturnType<typeof generateAll> | undefined;
const generateOnce = () => (generated ??= buildEmitterOnce().then(() => generateAll((_, run) => run())));

/** Everything that the documents depend on. */
const documents = ["spec/**/*", "generated/**/*", "package-lock.json"];
/** Everything that types depend on. */
const code = ["{clients,conformance,docs,generated,house,server,spec}/**/*.{ts,tsx,json}", "*.{ts,json}"];
const hashes = new Map<readonly string[], string>();

/** Returns a step that is not run again while its input is the same as when it last passed. */
function unlessUnchanged(name: string, input: readonly string[], run: Step): [name: string, run: Step] {
  const hash = () => {
    const known = hashes.get(input) ?? hashFiles(projectRoot, input);
    hashes.set(input, known);
    return known;
  };
  const file = join(projectRoot, "node_modules/.cache/check", name.replaceAll(/\W+/g, "-"));
  return [name, skipUnchanged(file, hash, run)];
}

const steps: [name: string, run: Step][] = [
  ["format and lint (biome)", tool("@biomejs/biome/bin/biome", "check", "--error-on-warnings")],
  ["imports (dependency-cruiser)", () => runTool("house/main.ts", "--rules")],
  ["AsyncAPI emitter builds", () => buildEmitterOnce().then(() => [])],
  unlessUnchanged("generated is up to date", documents, upToDate),
  unlessUnchanged("types (tsc)", code, types),
  unlessUnchanged(
    "OpenAPI (redocly)",
    documents,
    tool(
      "@redocly/cli/bin/cli.js",
      "lint",
      "--config=spec/redocly.yaml",
      "--max-problems=1000",
      ...contracts.flatMap((name) =>
        ["openapi.yaml", "openapi.3.2.yaml"].map((file) => `generated/${name}/${file}`),
      ),
    ),
  ),
  unlessUnchanged("AsyncAPI (parser)", documents, asyncApi),
  unlessUnchanged("our rules for documents", documents, ourRules),
  ["contract changes are declared", () => policyProblems(projectRoot, diffContract, today())],
];

function tool(script: string, ...args: string[]): Step {
  return () => runTool(join("node_modules", script), ...args);
}

async function runTool(script: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await runNode([join(projectRoot, script), ...args], projectRoot);
  return code === 0 ? [] : [output];
}

/** Checks the types of the whole, and of each client for its own platform; only what has changed since the last time. */
async function types(): Promise<string[]> {
  await buildEmitterOnce();
  const projects = ["tsconfig.json", ...globSync("clients/*/tsconfig.json", { cwd: projectRoot }).sort()];
  const checks = projects.map((project) => {
    const known = `node_modules/.cache/tsc/${project.replaceAll("/", "-")}.tsbuildinfo`;
    const options = ["--noEmit", "--pretty", "false", "--incremental", "--tsBuildInfoFile", known];
    return runTool("node_modules/typescript/bin/tsc", ...options, "-p", project);
  });
  return (await Promise.all(checks)).flat();
}

async function upToDate(): Promise<string[]> {
  const files = generatedFiles(await generateOnce());
  const differences = compareDirectory(join(projectRoot, "generated"), files);
  if (differences.length === 0) return [];
  const lines = differences.map(({ file, kind }) => `generated/${file}: ${kind}`);
  return [...lines, "run `npm run generate` and commit the result"];
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
  const compiled = await generateOnce().catch(() => undefined);
  if (compiled === undefined) return ["nothing to check: the contracts could not be generated"];
  return [...compiled].flatMap(([name, { openapi31 }]) =>
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
