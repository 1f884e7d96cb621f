import { readFileSync } from "node:fs";
import ts from "typescript";

/** The hand-written modules that the generated ones stand on, by name. */
const modules = ["violations", "parameters"] as const;

/**
 * Writes the modules of `runtime/` as JavaScript and declarations, to lie beside the generated modules, which must
 * not import from here.
 *
 * @returns Text by file name.
 */
export function runtimeModules(): Record<string, string> {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    declaration: true,
  };
  return Object.fromEntries(
    modules.flatMap((name) => {
      const source = readFileSync(new URL(`./runtime/${name}.ts`, import.meta.url), "utf8")
        .replaceAll(/from "(\.\/\w+)\.ts"/g, 'from "$1.js"')
        .replaceAll(/^.*biome-ignore.*\n/gm, "");
      const options = { compilerOptions, fileName: `${name}.ts` };
      return [
        [`${name}.js`, ts.transpileModule(source, options).outputText],
        [`${name}.d.ts`, ts.transpileDeclaration(source, options).outputText],
      ];
    }),
  );
}
