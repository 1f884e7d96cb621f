import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Contract, type Row, StepFailed } from "./row.ts";
import { type Cell, type RowResult, runRow } from "./run-row.ts";
import {
  consoleTable,
  failuresOf,
  generatorsOf,
  markdownTable,
  replaceBetweenMarkers,
  tableOf,
  writeMatrix,
} from "./table.ts";
import { sampleRow } from "./testing/sample-row.ts";

const ok: Cell = { kind: "ok" };
const none: Cell = { kind: "not-reached" };
const limit: Cell = { kind: "limit", name: "b-unions", title: "Unions | become empty types." };

const line = (contract: Contract, ...[generates, compiles, typesStream, runs]: [Cell, Cell, Cell, Cell]) => ({
  contract,
  cells: { generates, compiles, typesStream, runs },
});

const absent: Cell = { kind: "not-available", reason: "There is no javac." };
const results: RowResult[] = [
  {
    row: sampleRow({ language: "typescript", generator: "a", version: "1.0.0" }),
    contracts: [
      line("tambo", ok, ok, ok, { kind: "ok", detail: "13 scenarios" }),
      line("gateway", ok, ok, ok, none),
    ],
  },
  {
    row: sampleRow({ language: "go", generator: "b", version: "2.0.0" }),
    contracts: [
      line("tambo", ok, limit, none, none),
      line("gateway", ok, { kind: "failed", reason: "it ended with 1", output: "" }, none, none),
    ],
  },
  {
    row: sampleRow({ language: "java", generator: "c", version: "3.0.0" }),
    contracts: [line("tambo", absent, absent, absent, absent), line("gateway", absent, absent, absent, none)],
  },
];

it("is a line a row, for the console", () => {
  expect(consoleTable(tableOf(results))).toBe(
    `Language    Generator  Generates          Compiles                                   Types the stream   Runs
typescript  a 1.0.0    2 of 2             2 of 2                                     2 of 2             ok, 13 scenarios
go          b 2.0.0    2 of 2             0 of 2, tambo: limit (1), gateway: FAILED  –                  –
java        c 3.0.0    not available (2)  not available (2)                          not available (2)  not available (2)

1. \`b-unions\`: Unions | become empty types.
2. There is no javac.`,
  );
});

it("is a table in Markdown, for the README", () => {
  expect(markdownTable(tableOf(results))).toBe(
    `| Language | Generator | Generates | Compiles | Types the stream | Runs |
| --- | --- | --- | --- | --- | --- |
| typescript | a 1.0.0 | 2 of 2 | 2 of 2 | 2 of 2 | ok, 13 scenarios |
| go | b 2.0.0 | 2 of 2 | 0 of 2, tambo: limit (1), gateway: FAILED | – | – |
| java | c 3.0.0 | not available (2) | not available (2) | not available (2) | not available (2) |

1. \`b-unions\`: Unions | become empty types.
2. There is no javac.`,
  );
});

it("lists the commands, and how streams are read", () => {
  expect(markdownTable(generatorsOf([sampleRow()]))).toBe(
    `| Generator | Command | Streams |
| --- | --- | --- |
| samplegen | \`samplegen openapi.yaml\` | Not at all. |`,
  );
});

it("writes the tables, but none with a cell that failed", async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), "write-matrix-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const readme = join(folder, "README.md");
  const run = (changes: Partial<Row>) =>
    runRow(sampleRow({ contracts: ["gateway"], ...changes }), {
      limits: [],
      documentOf: (contract) => contract,
    });
  const before = "# Matrix\n\n<!-- matrix -->\n<!-- /matrix -->\n";
  await writeFile(readme, before);

  const compiles = () => Promise.reject(new StepFailed("it does not compile"));
  expect(await writeMatrix(readme, [await run({}), await run({ compiles })])).toBe(false);
  expect(await readFile(readme, "utf8")).toBe(before);

  expect(await writeMatrix(readme, [await run({})])).toBe(true);
  expect(await readFile(readme, "utf8")).toBe(`# Matrix

<!-- matrix -->

| Language | Generator | Generates | Compiles | Types the stream | Runs |
| --- | --- | --- | --- | --- | --- |
| rust | samplegen 1.2.3 | 1 of 1 | 1 of 1 | 1 of 1 | – |

| Generator | Command | Streams |
| --- | --- | --- |
| samplegen | \`samplegen openapi.yaml\` | Not at all. |

<!-- /matrix -->
`);
});

it("replaces what is between the markers, and nothing else", () => {
  expect(replaceBetweenMarkers("# Title\n<!-- a -->\nold\n<!-- /a -->\nend\n", "a", "new")).toBe(
    "# Title\n<!-- a -->\n\nnew\n\n<!-- /a -->\nend\n",
  );
});

it("says when there are none", () => {
  expect(() => replaceBetweenMarkers("# Title\n<!-- /a -->\n<!-- a -->\n", "a", "new")).toThrow(
    new Error("the document has no <!-- a --> … <!-- /a -->"),
  );
});

const run = (changes: Parameters<typeof sampleRow>[0]) =>
  runRow(sampleRow({ contracts: ["tambo", "gateway"], ...changes }), {
    limits: [],
    documentOf: (contract) => contract,
  });

it("tells once what failed in the same way", async () => {
  const install = () => Promise.reject(new StepFailed("`npm ci` ended with 1", "ENOTFOUND"));
  const results = [
    await run({ id: "one", install }),
    await run({
      id: "two",
      compiles: ({ contract }) => Promise.reject(new StepFailed("it does not compile", contract)),
    }),
    await run({ id: "three", install, contracts: ["gateway"] }),
    await run({ id: "four" }),
  ];
  expect(failuresOf(results)).toEqual([
    {
      places: "rust/one (7 cells), rust/three (3 cells)",
      reason: "`npm ci` ended with 1",
      output: "ENOTFOUND",
    },
    { places: "rust/two tambo compiles", reason: "it does not compile", output: "tambo" },
    { places: "rust/two gateway compiles", reason: "it does not compile", output: "gateway" },
  ]);
});
