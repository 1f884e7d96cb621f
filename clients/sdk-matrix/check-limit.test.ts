import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { checkLimit } from "./check-limit.ts";
import { type Limit, parseLimit } from "./limit.ts";
import { type Row, StepFailed } from "./row.ts";
import { sampleRow } from "./testing/sample-row.ts";

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
