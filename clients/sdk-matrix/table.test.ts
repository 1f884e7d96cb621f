import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Contract, type Row, StepFailed } from "./row.ts";
import { type Cell, type RowResult, runRow } from "./run-row.ts";
import {
  buildGeneratorsTable,
  buildTable,
  collectFailures,
  formatConsoleTable,
  formatMarkdownTable,
  replaceBetweenMarkers,
  writeMatrix,
} from "./table.ts";
import { sampleRow } from "./testing/sample-row.ts";

const ok: Cell = { kind: "ok" };
const notReached: Cell = { kind: "not-reached" };
const limit: Cell = { kind: "limit", name: "b-unions", title: "Unions | become empty types." };

const line = (contract: Contract, ...[generates, compiles, typesStream, runs]: [Cell, Cell, Cell, Cell]) => ({
  contract,
  cells: { generates, compiles, typesStream, runs },
});

const absent: Cell = { kind: "not-available", reason: "`javac` not found." };
const results: RowResult[] = [
  {
    row: sampleRow({ language: "typescript", generator: "a", version: "1.0.0" }),
    contracts: [
      line("tambo", ok, ok, ok, { kind: "ok", detail: "13 scenarios" }),
      line("gateway", ok, ok, ok, notReached),
    ],
  },
  {
    row: sampleRow({ language: "go", generator: "b", version: "2.0.0" }),
    contracts: [
      line("tambo", ok, limit, notReached, notReached),
      line("gateway", ok, { kind: "failed", reason: "it exited with 1", output: "" }, notReached, notReached),
    ],
  },
  {
    row: sampleRow({ language: "java", generator: "c", version: "3.0.0" }),
    contracts: [
      line("tambo", absent, absent, absent, absent),
      line("gateway", absent, absent, absent, notReached),
    ],
  },
];

it("formats one line per row for the console", () => {
  expect(formatConsoleTable(buildTable(results))).toBe(
    `Language    Generator  Generates          Compiles                                   Types the stream   Runs
typescript  a 1.0.0    2 of 2             2 of 2                                     2 of 2             ok, 13 scenarios
go          b 2.0.0    2 of 2             0 of 2, tambo: limit (1), gateway: FAILED  –                  –
java        c 3.0.0    not available (2)  not available (2)                          not available (2)  not available (2)

1. \`b-unions\`: Unions | become empty types.
2. \`javac\` not found.`,
  );
});

it("formats a Markdown table for the README", () => {
  expect(formatMarkdownTable(buildTable(results))).toBe(
    `| Language | Generator | Generates | Compiles | Types the stream | Runs |
| --- | --- | --- | --- | --- | --- |
| typescript | a 1.0.0 | 2 of 2 | 2 of 2 | 2 of 2 | ok, 13 scenarios |
| go | b 2.0.0 | 2 of 2 | 0 of 2, tambo: limit (1), gateway: FAILED | – | – |
| java | c 3.0.0 | not available (2) | not available (2) | not available (2) | not available (2) |

1. \`b-unions\`: Unions | become empty types.
2. \`javac\` not found.`,
  );
});

it("lists commands and stream support", () => {
  expect(formatMarkdownTable(buildGeneratorsTable([sampleRow()]))).toBe(
    `| Generator | Command | Streams |
| --- | --- | --- |
| samplegen | \`samplegen openapi.yaml\` | Not supported. |`,
  );
});

it("writes the tables unless a cell failed", async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), "write-matrix-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const readme = join(folder, "README.md");
  const run = (changes: Partial<Row>) =>
    runRow(sampleRow({ contracts: ["gateway"], ...changes }), {
      limits: [],
      findDocument: (contract) => contract,
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
| samplegen | \`samplegen openapi.yaml\` | Not supported. |

<!-- /matrix -->
`);
});

it("replaces only the text between the markers", () => {
  expect(replaceBetweenMarkers("# Title\n<!-- a -->\nold\n<!-- /a -->\nend\n", "a", "new")).toBe(
    "# Title\n<!-- a -->\n\nnew\n\n<!-- /a -->\nend\n",
  );
});

it("rejects a document without markers", () => {
  expect(() => replaceBetweenMarkers("# Title\n<!-- /a -->\n<!-- a -->\n", "a", "new")).toThrow(
    new Error("markers not found in the document: <!-- a --> … <!-- /a -->"),
  );
});

const run = (changes: Parameters<typeof sampleRow>[0]) =>
  runRow(sampleRow({ contracts: ["tambo", "gateway"], ...changes }), {
    limits: [],
    findDocument: (contract) => contract,
  });

it("combines identical failures", async () => {
  const install = () => Promise.reject(new StepFailed("`npm ci` exited with 1", "ENOTFOUND"));
  const results = [
    await run({ id: "one", install }),
    await run({
      id: "two",
      compiles: ({ contract }) => Promise.reject(new StepFailed("it does not compile", contract)),
    }),
    await run({ id: "three", install, contracts: ["gateway"] }),
    await run({ id: "four" }),
  ];
  expect(collectFailures(results)).toEqual([
    {
      cells: "rust/one (7 cells), rust/three (3 cells)",
      reason: "`npm ci` exited with 1",
      output: "ENOTFOUND",
    },
    { cells: "rust/two tambo compiles", reason: "it does not compile", output: "tambo" },
    { cells: "rust/two gateway compiles", reason: "it does not compile", output: "gateway" },
  ]);
});
