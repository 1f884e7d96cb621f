/** An app as a developer makes one: Vite, React and TypeScript from the registry, our packages from tarballs. Also\nhow it is bundled, and the files that a README prints for it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { runCommand } from "./releases.ts";

/** The versions that this repository is tested with, by name. */
export const versions: Record<string, string> = {};
for (const manifest of ["../../package.json", "../react/package.json", "../playground/package.json"]) {
  const { devDependencies } = JSON.parse(readFileSync(new URL(manifest, import.meta.url), "utf8"));
  Object.assign(versions, devDependencies);
}

const react18: Record<string, string> = {
  react: "18.3.1",
  "react-dom": "18.3.1",
  "@types/react": "18.3.8",
  "@types/react-dom": "18.3.7",
};

/** As strict as TypeScript is, also with the declarations of packages. */
const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
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

/** Makes an app and installs what it needs. @param react Which React it has. */
export async function makeApp(folder: string, tarballs: readonly string[], react: 18 | 19): Promise<void> {
  const named = ["react", "react-dom", "@types/react", "@types/react-dom", "typescript", "vite"];
  const chosen = { ...versions, ...(react === 18 ? react18 : {}) };
  const packages = named.map((name) => `${name}@${chosen[name]}`);
  write(folder, "package.json", JSON.stringify({ name: "app", private: true, type: "module" }));
  write(folder, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["src", "*.ts"] }));
  write(folder, "index.html", page);
  await install(folder, ...packages, ...tarballs);
}

/** Installs packages and tarballs into a folder with a manifest. */
export async function install(folder: string, ...packages: string[]): Promise<void> {
  const quick = ["--prefer-offline", "--no-audit", "--no-fund", "--save-exact", "--silent"];
  await runCommand(folder, "npm", "install", `--prefix=${folder}`, ...quick, ...packages);
}

/** Writes a file of an app. */
export function write(folder: string, path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Type-checks an app. @throws Error with what is wrong. */
export async function checkTypes(folder: string, ...options: string[]): Promise<void> {
  await runCommand(folder, "npx", "--no-install", "tsc", ...options);
}

/** A built module. */
export interface Bundle {
  /** Minified. */
  code: string;
  /** Its size in bytes, compressed by gzip. */
  gzip: number;
}

/** Builds a module with everything that it needs for browsers, as Vite does it for an app's production. */
export async function bundle(app: string, module: string): Promise<Bundle> {
  const entry = "bundled.ts";
  write(app, entry, module);
  const built = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: { input: join(app, entry), preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in built)) throw new Error("Vite gave no single build");
  const chunks = built.output.flatMap((each) => (each.type === "chunk" ? [each.code] : []));
  const code = chunks.join("\n");
  return { code, gzip: gzipSync(code).length };
}

/**
 * The files that a document gives: each fenced block after a paragraph that begins with "The whole of", followed by the
 * file's path in backticks.
 *
 * @param markdown The document.
 * @returns Contents by path, as printed.
 */
export function filesOf(markdown: string): Map<string, string> {
  const blocks = markdown.matchAll(/^The whole of `([^`\n]+)`[^\n]*\n(?:[^\n]+\n)*\n```\w+\n(.*?)^```$/gms);
  return new Map([...blocks].map(([, path, code]) => [path as string, code as string]));
}
