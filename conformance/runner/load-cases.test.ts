import { describe, expect, it } from "vitest";
import { loadCases, loadStepSchema, readCase } from "./load-cases.ts";

const good = `
id: a-case
title: A case
since: "1.0"
scripts: { answer: [[{ text: [One, { hold: middle }, two] }]] }
steps: [{ run: answer }, { reached: middle }, { release: middle }, { read: answer }]
checks: [{ id: text, requirements: [T-040], text: It speaks., select: answer.text, equals: Onetwo }]
`;

describe("case files", () => {
  it("are read with defaults", () => {
    const { case: each, problems } = readCase(good, "text", () => []);
    expect(problems).toEqual([]);
    expect(each).toMatchObject({ area: "text", modes: ["upstream", "script"], needs: [], exclusive: false });
  });

  it.each([
    ["not YAML", "id: [", /Flow sequence/],
    ["an unknown field", `${good}colour: red`, /must NOT have additional properties.*colour/],
    [
      "a hold that is not in any script",
      good.replace("{ reached: middle }", "{ reached: end }"),
      /no script has the hold end/,
    ],
    [
      "an invalid expression",
      good.replace("answer.text, equals", '"answer[", equals'),
      /check text: answer\[ is not JMESPath/,
    ],
    [
      "a check that selects nothing",
      good.replace("equals: Onetwo", "equals: null"),
      /\/checks\/0\/equals must NOT be valid/,
    ],
    ["a reserved name", good.replaceAll("answer", "model"), /must NOT be valid/],
    [
      "two checks with the same id",
      good.replace(
        "checks: [",
        "checks: [{ id: text, requirements: [T-001], text: x, select: a, equals: 1 }, ",
      ),
      /duplicate check id text/,
    ],
    [
      "an option that the contract does not define",
      good.replace("{ run: answer }", "{ run: answer, history: answer }"),
      /run answer: remove history, which the contract does not define/,
    ],
  ])("are rejected for %s", (_, text, want) => {
    expect(readCase(text, "text", loadStepSchema("tambo")).problems.join("\n")).toMatch(want);
  });

  it("of the contract are all valid", () => {
    expect(loadCases("tambo").length).toBeGreaterThan(0);
  });
});
