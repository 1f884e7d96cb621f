/**
 * Tests that the code in the SDK tutorials is contained in the SDK matrix's programs, which are compiled and
 * run there.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const matrix = join(import.meta.dirname, "../../clients/sdk-matrix");
const withoutIndent = (text: string) => text.replaceAll(/^\s+/gm, "").trim();

it.each([
  ["sdk-python.md", "python", "python/openapi-generator/*.py"],
  ["sdk-go.md", "go", "go/{program,tambo}/*.go"],
  ["sdk-go.md", "yaml", "go/oapi-codegen.yaml"],
  ["sdk-java.md", "java", "java/program.java"],
  ["sdk-kotlin.md", "kotlin", "kotlin/{AnyJson,streams/tambo}.kt"],
  ["sdk-rust.md", "rust", "rust/program.rs"],
  ["sdk-rust.md", "js", "rust/prepare.mjs"],
  ["sdk-typescript.md", "ts", "typescript/{openapi-fetch,program}/*.ts"],
])("%s shows functions of the matrix's program: %s", (page, language, files) => {
  const program = globSync(files, { cwd: matrix }).map((file) => readFileSync(join(matrix, file), "utf8"));
  // The pages omit the programs' comments.
  const code = withoutIndent(program.join("\n").replaceAll(/^\s*(\/\/|#|\/\*\*).*\n/gm, ""));
  const text = readFileSync(join(import.meta.dirname, page), "utf8");
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\b.*?\\n(.*?)^\`\`\`$`, "gms"))];
  const excerpts = blocks.flatMap(([, block = ""]) => block.split("\n\n").map(withoutIndent));
  expect(excerpts.length).toBeGreaterThan(0);
  expect(excerpts.filter((part) => !code.includes(part))).toEqual([]);
});
