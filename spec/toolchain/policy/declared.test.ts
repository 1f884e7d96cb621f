import { describe, expect, it } from "vitest";
import { contracts } from "../project.ts";
import { DeclaredError, declaredHeader, parseDeclared, removeDeclared } from "./declared.ts";

const two = `# Why this file is here.
- id: event-removed Old
  contract: tambo
  reason: |
    No client reads it.
  since: 2.0.0
- id: field-required A.b
  contract: gateway
  reason: It was always there.
  since: 3.0.0
`;

it("reads entries and their line numbers", () => {
  expect(parseDeclared(two, "declared.yaml")).toEqual([
    { id: "event-removed Old", contract: "tambo", reason: "No client reads it.", since: "2.0.0", line: 2 },
    {
      id: "field-required A.b",
      contract: "gateway",
      reason: "It was always there.",
      since: "3.0.0",
      line: 7,
    },
  ]);
});

it.each([
  ["nothing", ""],
  ["comments", declaredHeader],
  ["an empty list", "[]\n"],
])("reads %s", (_, text) => {
  expect(parseDeclared(text, "declared.yaml")).toEqual([]);
});

describe("reports the problem and its location", () => {
  const entry = "- id: a\n  contract: tambo\n  reason: r\n  since: 2.0.0\n";
  const form = "an entry has the string fields id, contract, reason, and since";
  it.each([
    ["id: a\n", "1: must be a list of declared changes"],
    [
      "- [",
      "1: Flow sequence in block collection must be sufficiently indented and end with a ] at line 1, column 4:",
    ],
    [`${entry}- just text\n`, `5: ${form}; id is missing or not a string`],
    [entry.replace("  reason: r\n", ""), `1: ${form}; reason is missing or not a string`],
    [entry.replace("reason: r", 'reason: " "'), `1: ${form}; reason is missing or not a string`],
    [entry.replace("2.0.0", "2"), `1: ${form}; since is missing or not a string`],
    [`${entry}  reasons: r\n`, `1: ${form}; remove reasons`],
    [entry.replace("tambo", "tango"), `1: unknown contract tango; the contracts are ${contracts.join(", ")}`],
    [`${entry}${entry}`, "5: a of tambo is already declared on line 1"],
  ])("%j", (text, message) => {
    expect(() => parseDeclared(text, "declared.yaml")).toThrow(new DeclaredError(`declared.yaml:${message}`));
  });
});

describe("after a release", () => {
  it("the entries for released contracts are removed, and the others are unchanged", () => {
    expect(removeDeclared(two, ["gateway"])).toBe(two.slice(0, two.indexOf("- id: field-required")));
  });

  it("only the introduction is left if all contracts were released", () => {
    expect(removeDeclared("", ["tambo"])).toBe(declaredHeader);
    expect(removeDeclared(two, ["tambo", "gateway"])).toBe(declaredHeader);
  });
});
