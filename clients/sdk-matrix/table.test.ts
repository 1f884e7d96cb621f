import { expect, it } from "vitest";
import type { Contract } from "./row.ts";
import type { Cell, RowResult } from "./run-row.ts";
import { consoleTable, generatorsOf, markdownTable, tableOf } from "./table.ts";
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
