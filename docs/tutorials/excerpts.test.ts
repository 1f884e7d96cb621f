/** The programs in the SDK tutorials are excerpts of the SDK matrix's programs, which are compiled and run there. */
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
])("%s shows functions of the matrix's program: %s", (page, language, files) => {
  const program = globSync(files, { cwd: matrix }).map((file) => readFileSync(join(matrix, file), "utf8"));
  // Comments of the programs are left out of the pages.
  const code = withoutIndent(program.join("\n").replaceAll(/^\s*(\/\/|#|\/\*\*).*\n/gm, ""));
  const text = readFileSync(join(import.meta.dirname, page), "utf8");
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\b.*?\\n(.*?)^\`\`\`$`, "gms"))];
  const shown = blocks.flatMap(([, block = ""]) => block.split("\n\n").map(withoutIndent));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((part) => !code.includes(part))).toEqual([]);
});
