import { expect, it } from "vitest";
import { loadLimits, parseLimit } from "./limit.ts";
import { loadRows } from "./load-rows.ts";

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
