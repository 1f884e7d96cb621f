import { expect, it } from "vitest";
import { runNode } from "../command-line.ts";
import { projectRoot as root } from "../project.ts";
import { checkCommand } from "./main.ts";

const help = `Usage: npm run check -- [options]

Checks the sources and the generated files. Runs no tests.

Options:
  -h, --help  display help for command

Checks:
  format and lint (biome)
  imports (dependency-cruiser)
  words (house/retired-words.ts)
  AsyncAPI emitter builds
  generated is up to date
  types (tsc)
  OpenAPI (redocly)
  AsyncAPI (parser)
  project rules for documents
  contract changes are declared`;

it.each([
  [["--help"], 0, help],
  [["tambo"], 2, "too many arguments. Expected 0 arguments but got 1; see --help"],
  [["--fix"], 2, "unknown option '--fix'; allowed: --help"],
])("node spec/toolchain/check/main.ts %j runs no checks", async (args, code, output) => {
  expect(await runNode(["spec/toolchain/check/main.ts", ...args], root)).toEqual({ code, output });
});

it("runs every step even if an earlier one fails, and prints the problems", async () => {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const { promise: reported, resolve: report } = Promise.withResolvers<void>();
  const code = await checkCommand([], { root, out: print, err: print }, [
    // Ends after the other steps, and is reported after them.
    ["one", () => reported.then(() => [])],
    ["two", async () => ["a: b\n  c", "d"]],
    ["three", () => Promise.reject(new RangeError("e"))],
    [
      "four",
      async () => {
        setImmediate(report);
        return [];
      },
    ],
  ]);
  expect({ code, printed: printed.replaceAll(/\d+\.\d s/g, "0.0 s") }).toEqual({
    code: 1,
    printed: `running 4 checks; each prints its result when it ends
FAILED  two                               0.0 s  3 left
        a: b
          c
        d
FAILED  three                             0.0 s  2 left
        RangeError: e
ok      four                              0.0 s  1 left
ok      one                               0.0 s  0 left
failed: two; three
`,
  });
});
