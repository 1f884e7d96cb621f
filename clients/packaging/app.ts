/** An app as a developer makes one: Vite, React and TypeScript from the registry, our packages from tarballs. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "./run-command.ts";

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
