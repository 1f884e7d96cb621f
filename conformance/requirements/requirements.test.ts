import { describe, expect, it } from "vitest";
import { applyRequirementSet, freeze, parseRequirementSet } from "./requirements.ts";

const frozen = `# Checks that version 1.0 of the tambo contract requires. Frozen: new checks go into the next set.
contract: tambo
version: "1.0"
required:
  - text/ends
  - text/order
everywhere:
  - every-terminal
not_scored:
  - check: text/soft
    reason: pending a decision
`;
const notScored = [{ check: "text/soft", reason: "pending a decision" }];

function runWith(ids: string[]) {
  const checks = ids.map((id) => ({
    id,
    level: "MUST" as const,
    requirements: ["T-001"],
    text: "Is so.",
    outcome: "pass" as const,
  }));
  return { cases: [{ id: "text", title: "Text", area: "text", milliseconds: 1, trace: [], checks }] };
}

describe("freeze", () => {
  const ids = ["text/order", "text/soft", "text/ends"];
  it("writes the set", () => {
    const set = { contract: "tambo", version: "1.0", everywhere: ["every-terminal"], not_scored: notScored };
    expect(freeze(ids, set)).toBe(frozen);
  });
});

describe("applyRequirements", () => {
  const set = parseRequirementSet(frozen, "1.0.yaml");
  const result = runWith([
    "text/order",
    "text/soft",
    "text/newer",
    "text/every-terminal",
    "later/every-terminal",
  ]);

  it("scores what is required, says why the rest is not, and misses what is not there", () => {
    const scoring = applyRequirementSet(result, set);
    expect([...scoring.unscored]).toEqual([
      ["text/soft", "pending a decision"],
      ["text/newer", "added after requirement set 1.0"],
      ["later/every-terminal", "added after requirement set 1.0"],
    ]);
    expect(scoring.missing).toEqual(["text/ends"]);
  });

  it("misses what should have been seen somewhere", () => {
    expect(applyRequirementSet(runWith(["text/ends", "text/order"]), set).missing).toEqual([
      "every-terminal",
    ]);
  });

  it("misses nothing in a partial run", () => {
    expect(applyRequirementSet(result, set, { partial: true }).missing).toEqual([]);
  });
});

describe("parseRequirements", () => {
  it.each([
    ["[", "a.yaml is not YAML: Flow sequence must end with a ] at line 1, column 2"],
    ["version: 1.0", "a.yaml is not a requirement set: / must have required property 'contract'"],
    [frozen.replace('"1.0"', "1.0"), "a.yaml is not a requirement set: /version must be string"],
    [
      frozen.replace("text/order", "text"),
      'a.yaml is not a requirement set: /required/1 must match pattern "^[^/\\s]+/\\S+$"',
    ],
    [
      frozen.replace("text/order", "text/soft"),
      "a.yaml: text/soft is both required and not scored; remove one of the two",
    ],
  ])("refuses %j", (yaml, message) => {
    expect(() => parseRequirementSet(yaml, "a.yaml")).toThrow(message);
  });
});
