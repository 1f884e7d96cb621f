import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { checkLimit, type Limit, loadLimits, parseLimit } from "./limit.ts";
import { loadRows, type Row, StepFailed } from "./row.ts";
import { sampleRow } from "./testing/sample-row.ts";

const yaml = `row: sample
title: Unions become empty types.
step: compiles
contracts: [tambo]
says: cannot find Union
shows: { fails: cannot find Union }
document: { openapi: 3.1.0, info: { title: Union, version: 1.0.0 }, paths: {} }
`;

it("reads a limit", () => {
  expect(parseLimit("sample-unions", yaml)).toEqual({
    name: "sample-unions",
    row: "sample",
    title: "Unions become empty types.",
    step: "compiles",
    contracts: ["tambo"],
    says: "cannot find Union",
    shows: { fails: "cannot find Union" },
    document: { openapi: "3.1.0", info: { title: "Union", version: "1.0.0" }, paths: {} },
  });
});

it.each([
  ["other-unions", yaml, 'limits/other-unions.yaml: the name must begin with "sample-", the row\'s id.'],
  [
    "sample-unions",
    yaml.replace("[tambo]", "[tango]"),
    'limits/sample-unions.yaml: ✖ Invalid option: expected one of "tambo"|"ag-ui"|"gateway"|"tool-progress"|"agent-stream"\n  → at contracts[0]',
  ],
  [
    "sample-unions",
    yaml.replace("step: compiles", "step: typesStream"),
    "limits/sample-unions.yaml: ✖ `fails` is for the steps generates and compiles; of others `writes` tells what is generated\n  → at shows",
  ],
  ["sample-unions", `${yaml}since: 2020\n`, 'limits/sample-unions.yaml: ✖ Unrecognized key: "since"'],
])("refuses %s with a mistake", (name, text, message) => {
  expect(() => parseLimit(name, text)).toThrow(new Error(message));
});

it("reads every limit of the folder, and each is of a row of ours", async () => {
  const limits = await loadLimits();
  const ids = (await loadRows()).map(({ id }) => id);
  expect(limits.map(({ row }) => row).filter((row) => !ids.includes(row))).toEqual([]);
  expect(limits.map(({ name }) => name)).toContain("hey-api-two-media-types");
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-limit-"));
});
afterEach(() => rm(folder, { recursive: true }));

const fails: Limit = parseLimit(
  "sample-any",
  `row: sample
title: It cannot.
step: generates
contracts: [tambo]
says: cannot
shows: { fails: cannot do that }
document: { openapi: 3.1.0, info: { title: Any, version: 1.0.0 }, paths: {} }
`,
);
const writes: Limit = { ...fails, step: "typesStream", shows: { writes: "Promise<string>" } };

const refuses: Row["generates"] = () => Promise.reject(new StepFailed("samplegen stops", "I cannot do that"));
const generating =
  (text: string): Row["generates"] =>
  ({ folder }) =>
    writeFile(join(folder, "client.ts"), text);

it("gives the row the limit's document", async () => {
  const generates: Row["generates"] = async ({ document }) => {
    expect(parse(await readFile(document, "utf8"))).toEqual({
      openapi: "3.1.0",
      info: { title: "Any", version: "1.0.0" },
      paths: {},
    });
    throw new StepFailed("it cannot do that");
  };
  expect(await checkLimit(sampleRow({ generates }), fails, folder)).toBeUndefined();
});

it.each<[string, Limit, Partial<Row>, string | undefined]>([
  ["a step that fails as it says", fails, { generates: refuses }, undefined],
  ["a step that passes", fails, {}, "the document of limits/sample-any.yaml passes now: remove the limit"],
  [
    "a step that fails otherwise",
    { ...fails, shows: { fails: "nothing" } },
    { generates: refuses },
    'the document of limits/sample-any.yaml fails without "nothing": samplegen stops\nI cannot do that',
  ],
  ["a text that is generated", writes, { generates: generating("talk(): Promise<string>;") }, undefined],
  [
    "a text that is not",
    writes,
    { generates: generating("talk(): Promise<Piece>;") },
    'what is generated from the document of limits/sample-any.yaml has no "Promise<string>" now: remove the limit',
  ],
  [
    "a document that nothing is generated from",
    writes,
    { generates: refuses },
    "no client is generated from the document of limits/sample-any.yaml: samplegen stops\nI cannot do that",
  ],
  ["a compiler that fails as it says", { ...fails, step: "compiles" }, { compiles: refuses }, undefined],
])("judges %s", async (_what, limit, changes, expected) => {
  expect(await checkLimit(sampleRow(changes), limit, folder)).toBe(expected);
});
