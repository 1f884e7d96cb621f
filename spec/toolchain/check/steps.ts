/** The steps of `npm run check`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "@asyncapi/parser";
import { runNode } from "../command-line.ts";
import { diffContract } from "../diff/diff-contract.ts";
import { buildIfStale } from "../generate/build/build-if-stale.ts";
import { buildEmitter, generateAll } from "../generate/generate-all.ts";
import { compareTracked } from "../generate/output.ts";
import { findPolicyProblems } from "../policy/policy.ts";
import { contracts, projectRoot } from "../project.ts";
import { findDocumentProblems } from "./document-rules.ts";
import type { Step } from "./main.ts";
import { hashFiles, skipUnchanged } from "./unchanged.ts";

let emitter: Promise<void> | undefined;
const buildEmitterOnce = () => (emitter ??= buildEmitter());
let generated: ReturnType<typeof generateAll> | undefined;
const generateOnce = () => (generated ??= buildEmitterOnce().then(() => generateAll((_, run) => run())));
let built: Promise<unknown> | undefined;
/** Builds the untracked generated files, which the type check needs. */
const buildGeneratedOnce = () => (built ??= buildEmitterOnce().then(() => buildIfStale(projectRoot)));

/** All inputs of the document checks. */
const documents = ["spec/**/*", "generated/**/*", "package-lock.json"];
/** All inputs of the type check. */
const code = ["{clients,conformance,docs,generated,house,server,spec}/**/*.{ts,tsx,json}", "*.{ts,json}"];

const hashes = new Map<readonly string[], string>();

/** Creates a step that is skipped if its input has not changed since it last passed. */
function createCachedStep(name: string, input: readonly string[], run: Step): [name: string, run: Step] {
  const hash = () => {
    const known = hashes.get(input) ?? hashFiles(projectRoot, input);
    hashes.set(input, known);
    return known;
  };
  const file = join(projectRoot, "node_modules/.cache/check", name.replaceAll(/\W+/g, "-"));
  return [name, skipUnchanged(file, hash, run)];
}

/** All steps, which run concurrently. */
export const steps: readonly [name: string, run: Step][] = [
  ["format and lint (biome)", createToolStep("@biomejs/biome/bin/biome", "check", "--error-on-warnings")],
  ["imports (dependency-cruiser)", () => runTool("house/main.ts", "--rules")],
  ["words (house/retired-words.ts)", () => runTool("house/words.ts")],
  ["AsyncAPI emitter builds", () => buildEmitterOnce().then(() => [])],
  createCachedStep("generated is up to date", documents, checkGenerated),
  createCachedStep("types (tsc)", code, checkTypes),
  createCachedStep(
    "OpenAPI (redocly)",
    documents,
    createToolStep(
      "@redocly/cli/bin/cli.js",
      "lint",
      "--config=spec/toolchain/check/redocly.yaml",
      "--max-problems=1000",
      ...contracts.flatMap((name) =>
        ["openapi.yaml", "openapi.3.2.yaml"].map((file) => `generated/${name}/${file}`),
      ),
    ),
  ),
  createCachedStep("AsyncAPI (parser)", documents, checkAsyncApi),
  createCachedStep("project rules for documents", documents, checkDocumentRules),
  ["contract changes are declared", () => findPolicyProblems(projectRoot, diffContract, today())],
];

function createToolStep(script: string, ...args: string[]): Step {
  return () => runTool(join("node_modules", script), ...args);
}

async function runTool(script: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await runNode([join(projectRoot, script), ...args], projectRoot);
  return code === 0 ? [] : [output];
}

/** Checks the types of the project, and of each client for its own platform. The check is incremental. */
async function checkTypes(): Promise<string[]> {
  await buildGeneratedOnce();
  const projects = ["tsconfig.json", ...globSync("clients/*/tsconfig.json", { cwd: projectRoot }).sort()];
  const checks = projects.map((project) => {
    const known = `node_modules/.cache/tsc/${project.replaceAll("/", "-")}.tsbuildinfo`;
    const options = ["--noEmit", "--pretty", "false", "--incremental", "--tsBuildInfoFile", known];
    return runTool("node_modules/typescript/bin/tsc", ...options, "-p", project);
  });
  return (await Promise.all(checks)).flat();
}

/** Checks that the tracked generated files match the spec. */
async function checkGenerated(): Promise<string[]> {
  const { files } = await generateOnce();
  const differences = compareTracked(join(projectRoot, "generated"), files);
  if (differences.length === 0) return [];
  const lines = differences.map(({ file, kind }) => `generated/${file}: ${kind}`);
  return [...lines, "run `npm run generate` and commit the result"];
}

async function checkAsyncApi(): Promise<string[]> {
  const files = contracts.flatMap((name) =>
    ["asyncapi.yaml", "asyncapi.3.0.yaml"].map((file) => `generated/${name}/${file}`),
  );
  const problems = files.map(async (file) => {
    const diagnostics = await parseAsyncApi(readFileSync(join(projectRoot, file), "utf8"));
    return diagnostics.map((each) => `${file}:${each}`);
  });
  return (await Promise.all(problems)).flat();
}

async function checkDocumentRules(): Promise<string[]> {
  const compiled = await generateOnce().catch(() => undefined);
  if (compiled === undefined) return ["not checked: the contracts could not be generated"];
  return [...compiled.contracts].flatMap(([name, { openapi }]) =>
    findDocumentProblems(openapi).map(({ pointer, message }) => `spec/${name}: ${pointer} ${message}`),
  );
}

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Parses an AsyncAPI document and returns diagnostics of all severities in the form `line:column message
 * (rule)`. The recommendation to use the latest version of AsyncAPI is omitted, because the contracts are also
 * published in an older version.
 *
 * @param text The text of the document.
 */
export async function parseAsyncApi(text: string): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(text);
  return diagnostics
    .filter(({ code }) => code !== "asyncapi-latest-version")
    .map(
      ({ range, message, code }) =>
        `${range.start.line + 1}:${range.start.character + 1} ${message} (${code})`,
    );
}
