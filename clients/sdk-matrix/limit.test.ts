import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { checkLimit, type Limit, loadLimits, parseLimit } from "./limit.ts";
import { loadRows, type Row, StepFailed } from "./row.ts";
import { sampleRow } from "./testing/sample-row.ts";

const yaml = `row: sample
title: Unions become empty types.
step: compiles
contracts: [tambo]
error: cannot find Union
reproduction: { error: cannot find Union }
document: { openapi: 3.1.0, info: { title: Union, version: 1.0.0 }, paths: {} }
`;

it("reads a limit", () => {
  expect(parseLimit("sample-unions", yaml)).toEqual({
    name: "sample-unions",
    row: "sample",
    title: "Unions become empty types.",
    step: "compiles",
    contracts: ["tambo"],
    error: "cannot find Union",
    reproduction: { error: "cannot find Union" },
    document: { openapi: "3.1.0", info: { title: "Union", version: "1.0.0" }, paths: {} },
  });
});

it.each([
  ["other-unions", yaml, 'limits/other-unions.yaml: the name must start with the row\'s id, "sample-".'],
  [
    "sample-unions",
    yaml.replace("[tambo]", "[tango]"),
    'limits/sample-unions.yaml: ✖ Invalid option: expected one of "tambo"|"ag-ui"|"gateway"|"tool-progress"|"agent-stream"\n  → at contracts[0]',
  ],
  [
    "sample-unions",
    yaml.replace("step: compiles", "step: typesStream"),
    "limits/sample-unions.yaml: ✖ `error` may be used only for the generates and compiles steps; use `generated` for the other steps\n  → at reproduction",
  ],
  ["sample-unions", `${yaml}since: 2020\n`, 'limits/sample-unions.yaml: ✖ Unrecognized key: "since"'],
])("rejects an invalid %s", (name, text, message) => {
  expect(() => parseLimit(name, text)).toThrow(new Error(message));
});

it("reads every limit in the folder, each for an existing row", async () => {
  const limits = await loadLimits();
  const ids = (await loadRows()).map(({ id }) => id);
  expect(limits.map(({ row }) => row).filter((row) => !ids.includes(row))).toEqual([]);
  expect(limits.map(({ name }) => name)).toContain("openapi-generator-java-boolean-enum");
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-limit-"));
});
afterEach(() => rm(folder, { recursive: true }));

const errorLimit: Limit = parseLimit(
  "sample-any",
  `row: sample
title: Not supported.
step: generates
contracts: [tambo]
error: cannot
reproduction: { error: cannot do that }
document: { openapi: 3.1.0, info: { title: Any, version: 1.0.0 }, paths: {} }
`,
);
const generatedLimit: Limit = {
  ...errorLimit,
  step: "typesStream",
  reproduction: { generated: "Promise<string>" },
};

const fails: Row["generates"] = () => Promise.reject(new StepFailed("samplegen stops", "I cannot do that"));
const generating =
  (text: string): Row["generates"] =>
  ({ folder }) =>
    writeFile(join(folder, "client.ts"), text);

it("passes the limit's document to the row", async () => {
  const generates: Row["generates"] = async ({ document }) => {
    expect(parse(await readFile(document, "utf8"))).toEqual({
      openapi: "3.1.0",
      info: { title: "Any", version: "1.0.0" },
      paths: {},
    });
    throw new StepFailed("it cannot do that");
  };
  expect(await checkLimit(sampleRow({ generates }), errorLimit, folder)).toBeUndefined();
});

it("passes an AsyncAPI document to a row that reads one", async () => {
  const limit = parseLimit(
    "sample-events",
    `row: sample
title: Not supported.
step: typesStream
contracts: [tambo]
error: cannot
reproduction: { generated: asyncapi.3.0.yaml }
document: { asyncapi: 3.0.0, info: { title: Any, version: 1.0.0 }, operations: {} }
`,
  );
  const generates: Row["generates"] = ({ document, folder }) =>
    writeFile(join(folder, "client.ts"), basename(document));
  const row = sampleRow({ generates, document: "asyncapi.3.0.yaml" });
  expect(await checkLimit(row, limit, folder)).toBeUndefined();
});

it.each<[string, Limit, Partial<Row>, string | undefined]>([
  ["a step that fails as documented", errorLimit, { generates: fails }, undefined],
  [
    "a step that passes",
    errorLimit,
    {},
    "the document in limits/sample-any.yaml now passes: remove the limit",
  ],
  [
    "a step that fails with another error",
    { ...errorLimit, reproduction: { error: "nothing" } },
    { generates: fails },
    'the document in limits/sample-any.yaml fails, but the output does not contain "nothing": samplegen stops\nI cannot do that',
  ],
  ["generated text", generatedLimit, { generates: generating("talk(): Promise<string>;") }, undefined],
  [
    "missing text",
    generatedLimit,
    { generates: generating("talk(): Promise<Piece>;") },
    'the client generated from the document in limits/sample-any.yaml no longer contains "Promise<string>": remove the limit',
  ],
  [
    "a document that the generator rejects",
    generatedLimit,
    { generates: fails },
    "the generator fails on the document in limits/sample-any.yaml: samplegen stops\nI cannot do that",
  ],
  [
    "a compiler that fails as documented",
    { ...errorLimit, step: "compiles" },
    { compiles: fails },
    undefined,
  ],
])("checks %s", async (_title, limit, changes, expected) => {
  expect(await checkLimit(sampleRow(changes), limit, folder)).toBe(expected);
});
