/**
 * Creates apps with Vite, React and TypeScript from the npm registry, and installs this project's packages
 * from tarballs.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { runCommand } from "./releases.ts";

/** The package versions that this repository is tested with, by package name. */
export const testedVersions: Record<string, string> = {};
for (const manifest of ["../../package.json", "../react/package.json", "../playground/package.json"]) {
  const { devDependencies } = JSON.parse(readFileSync(new URL(manifest, import.meta.url), "utf8"));
  Object.assign(testedVersions, devDependencies);
}

const react18: Record<string, string> = {
  react: "18.3.1",
  "react-dom": "18.3.1",
  "@types/react": "18.3.8",
  "@types/react-dom": "18.3.7",
};

/** The strictest compiler options. They also check the type declarations of packages. */
export const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  jsx: "react-jsx",
  types: ["vite/client"],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>App</title></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

/**
 * Creates an app and installs its packages.
 *
 * @param react The major version of React.
 */
export async function createApp(folder: string, tarballs: readonly string[], react: 18 | 19): Promise<void> {
  const names = ["react", "react-dom", "@types/react", "@types/react-dom", "typescript", "vite"];
  const appVersions = { ...testedVersions, ...(react === 18 ? react18 : {}) };
  const packages = names.map((name) => `${name}@${appVersions[name]}`);
  write(folder, "package.json", JSON.stringify({ name: "app", private: true, type: "module" }));
  write(folder, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["src", "*.ts"] }));
  write(folder, "index.html", page);
  await install(folder, ...packages, ...tarballs);
}

/** Installs packages and tarballs into a folder that contains a manifest. */
export async function install(folder: string, ...packages: string[]): Promise<void> {
  const quick = ["--prefer-offline", "--no-audit", "--no-fund", "--save-exact", "--silent"];
  await runCommand(folder, "npm", "install", `--prefix=${folder}`, ...quick, ...packages);
}

/** Writes a file in an app. */
export function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/**
 * Type-checks an app.
 *
 * @throws Error with the compiler output.
 */
export async function checkTypes(folder: string, ...options: string[]): Promise<void> {
  await runCommand(folder, "npx", "--no-install", "tsc", ...options);
}

/** A built module. */
export interface Bundle {
  /** The minified code. */
  code: string;
  /** The size after gzip compression, in bytes. */
  gzip: number;
}

/** Builds a module and its imports as Vite does for production. */
export async function buildBundle(app: string, module: string): Promise<Bundle> {
  const entry = "entry.ts";
  write(app, entry, module);
  const result = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: join(app, entry), preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in result)) throw new Error("Vite returned multiple builds");
  const chunks = result.output.flatMap((each) => (each.type === "chunk" ? [each.code] : []));
  const code = chunks.join("\n");
  return { code, gzip: gzipSync(code).length };
}
