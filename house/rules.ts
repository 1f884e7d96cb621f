/** The rules of the structure: which folder may import which. `npm run check` and `npm run house` hold the code to them. */
import type { IForbiddenRuleType } from "dependency-cruiser";

/** A folder of a product, with what it may import besides itself, `generated` and packages. Type imports count. */
export interface Floor {
  /** A folder. `{folder}/*.ts` are the files directly in it; `{name}` is any one folder, such as a contract's. */
  folder: string;
  /** Other floors, or folders in them. */
  imports: readonly string[];
  /** The way to do without a forbidden import. */
  instead: string;
}

const inCore = "Move the shared types and functions to server/core, or declare a port in server/core/ports.";

/** Top to bottom: a floor imports later ones only. A file belongs to the first floor that its path matches. */
export const floors: readonly Floor[] = [
  {
    folder: "server/*.ts",
    imports: [
      "server/contracts/index.ts",
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
      "server/core",
    ],
    instead: "The product does not import its tests, benchmarks and fault injection.",
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
    instead: "This file lists the contracts and nothing else.",
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
    imports: ["server/models", "server/tools", "server/store", "server/core"],
    instead: `Settings describe adapters and start nothing. ${inCore}`,
  },
  {
    folder: "server/agents",
    imports: ["server/engine/turn", "server/core"],
    instead: `A nested run uses the pure functions of server/engine/turn only. ${inCore}`,
  },
  { folder: "server/cluster", imports: ["server/core"], instead: inCore },
  { folder: "server/engine", imports: ["server/core"], instead: inCore },
  { folder: "server/models", imports: ["server/core"], instead: inCore },
  { folder: "server/tools", imports: ["server/core"], instead: inCore },
  { folder: "server/store", imports: ["server/core"], instead: inCore },
  { folder: "server/core", imports: [], instead: "Move what core needs into server/core, or pass it in." },
  {
    folder: "conformance",
    imports: ["spec"],
    instead:
      "The suite judges any server: move code that needs ours to conformance/self-test; write a small helper that both need twice.",
  },
  {
    folder: "clients/react",
    imports: ["clients/typescript"],
    instead: "The package is published: it imports the TypeScript client, generated types and packages.",
  },
  {
    folder: "clients/typescript",
    imports: [],
    instead: "The package is published: it imports generated types and packages.",
  },
  {
    folder: "spec",
    imports: [],
    instead: "Move code that joins the contracts with the suite or the server to docs or conformance.",
  },
];

/** Code around the products, such as fault injection and the site's builder: it imports any floor, and no floor imports it. */
export const around: readonly string[] = [
  "server/proof",
  "conformance/self-test",
  "clients/browser",
  "clients/migration",
  "clients/packaging",
  "clients/playground",
  "clients/sdk-matrix",
  "clients/streams",
  "docs",
  "house",
];

/** Tests, their helpers and fixtures, and benchmarks of a package. No floor imports them. */
const testCode = String.raw`\.test\.tsx?$|(^|/|-)testing[^/]*\.tsx?$|/(testing|fixtures|bench)/`;

/** The folders that tests in a top-level folder may import, besides `generated` and packages. */
const testImports: Readonly<Record<string, readonly string[]>> = {
  spec: ["spec"],
  server: ["server", "spec"],
  conformance: ["conformance", "spec", "server"],
};

/** The top-level folders whose code is written by hand. */
export const handWritten: readonly string[] = ["clients", "conformance", "docs", "house", "server", "spec"];

const inAny = (folders: readonly string[]) => `^(${folders.join("|")})/`;
const notProduct = [testCode, inAny(around)];

/** Returns whether a file is in a folder whose code is written by hand. */
export const isHandWritten = (file: string) => new RegExp(inAny(handWritten)).test(file);

/** Returns whether a file is a test, a test's helper or fixture, or a benchmark of a package. */
export const isTestCode = (file: string) => new RegExp(testCode).test(file);

/** Returns a regular expression for the files of a floor, with `name` for its `{name}`. */
function toPattern(folder: string, name = "[^/]+"): string {
  if (folder.endsWith("/*.ts")) return `^${folder.slice(0, -"*.ts".length)}[^/]+$`;
  if (folder.endsWith(".ts")) return `^${folder}$`;
  return `^${folder.replace("{name}", name)}/`;
}

/** The rules as dependency-cruiser takes them: named by folder, with what to do instead as comment. */
export const rules: readonly IForbiddenRuleType[] = [
  ...floors.map(({ folder, imports, instead }, index) => ({
    name: folder,
    comment: `${folder} may import ${imports.join(", ") || "nothing else of this repository"}. ${instead}`,
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
    comment: `Tests in ${folder} may import ${imports.join(", ")}. Move the test to the folder that it is about.`,
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
      "A product does not import tests, fixtures or code around it. Move the shared part to a file of the product.",
    from: { path: inAny(handWritten), pathNot: notProduct },
    to: { path: notProduct },
  },
].map((rule) => ({ ...rule, severity: "error" as const }));
