/** Runs the TypeScript code blocks of a document as one program. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";

const root = join(import.meta.dirname, "../../..");
const execute = promisify(execFile);
/** Separates the output of one block from the output of the next. */
const separator = "\u0000";

/** Returns the code blocks marked `ts`, in document order. */
export function readCodeBlocks(document: string): string[] {
  return [...readFileSync(document, "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(
    ([, code]) => code as string,
  );
}

/**
 * Runs code blocks as one program, in a folder where the packages of this repository are installed.
 *
 * @param replaced Replacements for URLs in the document.
 * @returns The output of each block.
 * @throws {Error} If the program fails. The message contains its stderr output.
 */
export async function runBlocks(
  blocks: readonly string[],
  replaced: Readonly<Record<string, string>>,
): Promise<string[]> {
  const marked = blocks.join(`\nconsole.log(${JSON.stringify(separator)});\n`);
  const program = Object.entries(replaced).reduce((code, [from, to]) => code.replaceAll(from, to), marked);
  return await withTempFolder({ "program.ts": program }, async (folder) => {
    const file = join(folder, "program.ts");
    const { stdout } = await execute(process.execPath, ["--conditions=tambo-source", "--no-warnings", file]);
    return stdout.split(`${separator}\n`);
  });
}

/**
 * Returns the compiler errors in the given programs. Each program is a list of code blocks.
 *
 * @param extension `tsx` for programs that contain elements.
 */
export async function getTypeErrors(
  programs: readonly (readonly string[])[],
  extension: "ts" | "tsx" = "ts",
): Promise<string[]> {
  const files = Object.fromEntries(
    programs.map((blocks, index) => [`program-${index}.${extension}`, blocks.join("\n")]),
  );
  return await withTempFolder(files, (folder) => {
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
    const names = Object.keys(files).map((name) => join(folder, name));
    const jsx = ts.JsxEmit.ReactJSX;
    const program = ts.createProgram(names, {
      ...options,
      ...(extension === "tsx" && { jsx, lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"] }),
      typeRoots: [join(root, "node_modules/@types")],
    });
    const found = names.flatMap((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)));
    return found.map(({ file, start = 0, messageText }) => {
      const line = file?.text.slice(0, start).split("\n").length;
      const place = `${file?.fileName.slice(folder.length + 1)}:${line}`;
      return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    });
  });
}

async function withTempFolder<Result>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "document-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
