import { expect, it } from "vitest";
import { runNode } from "../command-line.ts";
import { projectRoot } from "../project.ts";

const help = `Usage: npm run generate -- [options]

Writes all files in generated.

Options:
  -h, --help  display help for command`;

it.each([
  [["--help"], 0, help],
  [["--nonsense"], 2, "unknown option '--nonsense'; allowed: --help"],
  [["tambo"], 2, "too many arguments. Expected 0 arguments but got 1; see --help"],
])("node spec/toolchain/generate/main.ts %j generates nothing", async (args, code, output) => {
  expect(await runNode(["spec/toolchain/generate/main.ts", ...args], projectRoot)).toEqual({ code, output });
});
