/**
 * The rules of the repository's structure, which determine the folders that each folder may import. They are
 * enforced by `npm run check` and `npm run house`.
 */
import type { IForbiddenRuleType } from "dependency-cruiser";

/**
 * A product folder and everything that it may import besides itself, `generated` and packages. The rules also
 * apply to type imports.
 */
export interface Floor {
  /**
   * The folder. `{folder}/*.ts` stands for the files directly in it. `{name}` stands for any single folder,
   * such as a contract's folder.
   */
  folder: string;
  /** The other floors, or folders in them, that this floor may import. */
  imports: readonly string[];
  /** An alternative to a forbidden import. */
  instead: string;
}

const inCore = "Move the shared types and functions to server/core, or declare a port in server/core/ports.";

/**
 * The floors from top to bottom. A floor may import only later floors. A file belongs to the first floor that
 * its path matches.
 */
export const floors: readonly Floor[] = [
  {
    folder: "server/*.ts",
    imports: [
      "server/contracts/index.ts",
      "server/contracts/tambo-compat",
      "server/contracts/{name}",
      "server/contracts/*.ts",
      "server/operations",
      "server/http",
      "server/config",
      "server/agents",
      "server/cluster",
      "server/engine",
      "server/models",
      "server/tools",
      "server/store",
      "server/tokens",
      "server/core",
    ],
    instead: "The product must not import its tests, benchmarks or fault injection.",
  },
  {
    folder: "server/contracts/index.ts",
    imports: [
      "server/contracts/{name}",
      "server/contracts/*.ts",
      "server/http",
      "server/engine",
      "server/core",
    ],
    instead: "This file may only list the contracts.",
  },
  {
    folder: "server/contracts/tambo-compat",
    imports: [
      "server/contracts/tambo",
      "server/contracts/*.ts",
      "server/http",
      "server/engine",
      "server/core",
    ],
    instead: "This contract only translates between Tambo's packages and the Tambo contract.",
  },
  {
    folder: "server/contracts/{name}",
    imports: ["server/contracts/*.ts", "server/http", "server/engine", "server/core"],
    instead:
      "Move what contracts share to server/contracts/*.ts; pass in models, tools, storage and settings from server/app.ts as core's ports.",
  },
  {
    folder: "server/contracts/*.ts",
    imports: ["server/http", "server/engine", "server/core"],
    instead:
      "Move one contract's code to its folder; pass in models, tools, storage and settings from server/app.ts as core's ports.",
  },
  {
    folder: "server/operations",
    imports: ["server/http", "server/config", "server/core"],
    instead: `Pass the value in from server/app.ts. ${inCore}`,
  },
  {
    folder: "server/http",
    imports: ["server/config", "server/core"],
    instead: `Pass the function in from the router. ${inCore}`,
  },
  {
    folder: "server/config",
    imports: ["server/models", "server/tools", "server/store", "server/tokens", "server/core"],
    instead: `Settings describe adapters and start nothing. ${inCore}`,
  },
  {
    folder: "server/agents",
    imports: ["server/engine/turn", "server/core"],
    instead: `A nested run may use only the pure functions in server/engine/turn. ${inCore}`,
  },
  { folder: "server/cluster", imports: ["server/core"], instead: inCore },
  { folder: "server/engine", imports: ["server/core"], instead: inCore },
  { folder: "server/models", imports: ["server/core"], instead: inCore },
  { folder: "server/tools", imports: ["server/core"], instead: inCore },
  { folder: "server/store", imports: ["server/core"], instead: inCore },
  { folder: "server/tokens", imports: ["server/core"], instead: inCore },
  { folder: "server/core", imports: [], instead: "Move what core needs into server/core, or pass it in." },
  {
    folder: "conformance",
    imports: ["spec"],
    instead:
      "The suite must work with any server. Move code that needs this project's server to conformance/self-test, and duplicate small helpers that both need.",
  },
  {
    folder: "clients/react",
    imports: ["clients/typescript"],
    instead:
      "The package is published, so it may import only the TypeScript client, generated types and packages.",
  },
  {
    folder: "clients/typescript",
    imports: [],
    instead: "The package is published, so it may import only generated types and packages.",
  },
  {
    folder: "spec",
    imports: [],
    instead: "Move code that connects the contracts with the suite or the server to docs or conformance.",
  },
];

/**
 * The code around the products, such as fault injection and the site builder. It may import any floor, and no
 * floor may import it.
 */
export const around: readonly string[] = [
  "server/proof",
  "conformance/self-test",
  "clients/browser",
  "clients/migration",
  "clients/outside",
  "clients/packaging",
  "clients/playground",
  "clients/sdk-matrix",
  "clients/streams",
  "docs",
  "house",
];

/** Matches tests, their helpers and fixtures, and the benchmarks of packages. No floor may import them. */
const testCode = String.raw`\.test\.tsx?$|(^|/|-)testing[^/]*\.tsx?$|/(testing|fixtures|bench)/`;

/** The folders that tests in each top-level folder may import, besides `generated` and packages. */
const testImports: Readonly<Record<string, readonly string[]>> = {
  spec: ["spec"],
  server: ["server", "spec"],
  conformance: ["conformance", "spec", "server"],
};

/** The top-level folders that contain handwritten code. */
export const handWritten: readonly string[] = ["clients", "conformance", "docs", "house", "server", "spec"];

const inAny = (folders: readonly string[]) => `^(${folders.join("|")})/`;
const notProduct = [testCode, inAny(around)];

/** Returns true if a file is in a folder that contains handwritten code. */
export const isHandWritten = (file: string) => new RegExp(inAny(handWritten)).test(file);

/** Returns true if a file is a test, a test helper, a fixture, or a package benchmark. */
export const isTestCode = (file: string) => new RegExp(testCode).test(file);

/** Returns a regular expression that matches the files of a floor, with `{name}` replaced by `name`. */
function toPattern(folder: string, name = "[^/]+"): string {
  if (folder.endsWith("/*.ts")) return `^${folder.slice(0, -"*.ts".length)}[^/]+$`;
  if (folder.endsWith(".ts")) return `^${folder}$`;
  return `^${folder.replace("{name}", name)}/`;
}

/**
 * The rules in the format of dependency-cruiser. Each rule is named after its folder, and its comment is the
 * recommended alternative.
 */
export const rules: readonly IForbiddenRuleType[] = [
  ...floors.map(({ folder, imports, instead }, index) => ({
    name: folder,
    comment: `${folder} may import ${imports.join(", ") || "nothing else from this repository"}. ${instead}`,
    from: {
      path: toPattern(folder, "([^/]+)"),
      pathNot: [...notProduct, ...floors.slice(0, index).map((earlier) => toPattern(earlier.folder))],
    },
    to: {
      path: inAny(handWritten),
      pathNot: [toPattern(folder, "$1"), ...imports.map((each) => toPattern(each))],
    },
  })),
  ...Object.entries(testImports).map(([folder, imports]) => ({
    name: `tests of ${folder}`,
    comment: `Tests in ${folder} may import ${imports.join(", ")}. Move the test to the folder of the code that it tests.`,
    from: { path: `^${folder}(?=/).*(${testCode})`, pathNot: inAny(around) },
    to: { path: inAny(handWritten), pathNot: inAny(imports) },
  })),
  {
    name: "folder without a floor",
    comment: "Add the folder to the floors in house/rules.ts and to the diagram in CONTRIBUTING.md.",
    from: {
      path: "^server/[^/]+/",
      pathNot: [...notProduct, ...floors.map(({ folder }) => toPattern(folder))],
    },
    to: { path: inAny(handWritten), pathNot: "^server/core/" },
  },
  {
    name: "test code in a product",
    comment:
      "A product must not import tests, fixtures or the code around it. Move the shared part to a product file.",
    from: { path: inAny(handWritten), pathNot: notProduct },
    to: { path: notProduct },
  },
].map((rule) => ({ ...rule, severity: "error" as const }));
