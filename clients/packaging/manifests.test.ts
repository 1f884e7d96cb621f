/** What is in the tarballs, and what their manifests promise. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { install, write } from "./app.ts";
import { type PackageName, published, runCommand } from "./releases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tarballs = inject("tarballs");
const names = Object.keys(published) as PackageName[];
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

/** What `attw` finds, by kind. */
interface Attw {
  analysis: { types: object | false };
  problems?: Record<string, { resolutionKind: string }[]>;
}

const manifestOf = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(folder, name, "package.json"), "utf8"));
const own: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const contentOf = (name: PackageName, path: string) => readFileSync(join(folder, name, path), "utf8");

/** Files of the repository, as they lie in the `dist` of a package. */
const inDist = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((path) => `dist/${path}`)
    .sort();

/** What a module needs: relative files, and names of packages. */
function importsOf(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] as string;

describe.each(names)("%s", (name) => {
  it("has the version of the repository, its license and its kind of modules", () => {
    const { version, license, type } = manifestOf(name);
    expect({ version, license, type }).toEqual({ version: own.version, license: "MIT", type: "module" });
    expect(contentOf(name, "LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
  });

  it("holds no source, no test, and no path of the machine where it was built", () => {
    const { files } = tarballs[name];
    expect(files.filter((path) => /\.test\.|(?<!\.d)\.tsx?$|tsconfig|tsdown/.test(path))).toEqual([]);
    expect(files.filter((path) => contentOf(name, path).includes(root))).toEqual([]);
  });

  it("is faultless for publint", async () => {
    const said = await runCommand(folder, "node_modules/.bin/publint", tarballs[name].path, "--strict");
    expect(said).toContain("All good!");
  });

  it("has types wherever TypeScript looks for modules: as Node's, and as a bundler's", async () => {
    const options = ["--profile", "esm-only", "--format", "json"];
    const said = await runCommand(folder, "node_modules/.bin/attw", tarballs[name].path, ...options);
    const { analysis, problems = {} } = JSON.parse(said) as Attw;
    // A program has none.
    expect(analysis.types !== false).toBe(name !== "tambo-conform");
    // All packages are ES modules.
    const found = Object.values(problems).flat();
    expect(found.filter(({ resolutionKind }) => !/^(?:node10|node16-cjs)$/.test(resolutionKind))).toEqual([]);
  });
});

describe.each(tools)("%s", (name) => {
  it("needs what it imports and nothing else, in the versions that are tested here", () => {
    const {
      dependencies = {},
      optionalDependencies = {},
      devDependencies,
      peerDependencies,
    } = manifestOf(name);
    expect({ devDependencies, peerDependencies }).toEqual({});
    const missing: string[] = [];
    const needed = new Set<string>();
    for (const path of tarballs[name].files.filter((path) => /\.m?js$/.test(path))) {
      const text = contentOf(name, path);
      for (const specifier of importsOf(text)) {
        if (specifier.startsWith(".")) {
          if (!existsSync(join(folder, name, path, "..", specifier))) missing.push(`${path}: ${specifier}`);
        } else if (!specifier.startsWith("node:")) needed.add(packageOf(specifier));
      }
      // Of some packages only a file is taken.
      for (const [, file] of text.matchAll(/resolve\("([^"]+)\/package\.json"\)/g))
        needed.add(file as string);
    }
    expect(missing).toEqual([]);
    expect([...needed].filter((each) => builtinModules.includes(each))).toEqual([]);
    expect([...needed].sort()).toEqual(Object.keys(dependencies).sort());
    const all = { ...own.dependencies, ...own.optionalDependencies };
    const tested = Object.keys({ ...dependencies, ...optionalDependencies }).map((each) => [each, all[each]]);
    expect({ ...dependencies, ...optionalDependencies }).toEqual(Object.fromEntries(tested));
  });
});

/** Files that are neither modules nor declarations. */
const dataOf = (name: PackageName) =>
  tarballs[name].files.filter((path) => !/^dist\/.*\.(?:js|d\.ts)$/.test(path));

it("the server has the documents of all contracts, the playground and the schema of its settings", () => {
  expect(dataOf("tambo-v1-server")).toEqual(
    [
      "LICENSE",
      "README.md",
      "dist/clients/playground/dist/index.html",
      "package.json",
      "tambo-v1-server.mjs",
      ...inDist(
        "generated/*/*.yaml",
        "generated/*/docs.html",
        "server/config/tambo.config.schema.json",
        "clients/playground/dist/playground/*.{css,svg}",
      ),
    ].sort(),
  );
  expect(tarballs["tambo-v1-server"].files).toEqual(
    expect.arrayContaining(inDist("clients/playground/dist/playground/*.js")),
  );
  expect(tarballs["tambo-v1-server"].files.filter((path) => path.endsWith(".d.ts"))).toEqual([
    "dist/server/index.d.ts",
  ]);
});

it("the suite has all cases, requirement sets, scenarios and requirements, and the schemas of what it reads and writes", () => {
  expect(dataOf("tambo-conform")).toEqual(
    [
      "LICENSE",
      "README.md",
      "node-20.mjs",
      "package.json",
      "tambo-conform.mjs",
      ...inDist(
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

it("the emitter has its modules and their declarations", () => {
  const modules = globSync("spec/toolchain/asyncapi-emitter/src/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => path.replace("spec/toolchain/asyncapi-emitter/src", "dist").replace(/\.ts$/, ""));
  expect(tarballs["typespec-asyncapi-emitter"].files).toEqual(
    [
      "LICENSE",
      "README.md",
      "package.json",
      ...modules.flatMap((path) => [`${path}.d.ts`, `${path}.js`]),
    ].sort(),
  );
});
