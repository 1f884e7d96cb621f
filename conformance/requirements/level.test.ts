import { describe, expect, it } from "vitest";
import type { Case } from "../runner/case.ts";
import type { Requirement } from "../runner/report.ts";
import { caseOf, checkOf } from "../runner/testing/cases.ts";
import { smallContract } from "../runner/testing/small-contract.ts";
import { listCoreChecks, selectLevel } from "./level.ts";

const requirements: Requirement[] = [
  { id: "S-1", level: "MUST", text: "From the source.", source: "§1", core: true },
  { id: "S-2", level: "MUST", text: "Also from the source.", source: "§2", core: true },
  { id: "D-1", level: "MUST", text: "A decision.", source: "decision of this project" },
];
const check = (id: string, ...cited: string[]) => checkOf({ id, requirements: cited });
const mixed: Case = caseOf({
  id: "mixed",
  checks: [check("source", "S-1", "S-2"), check("both", "S-1", "D-1"), check("decision", "D-1")],
});
const decided: Case = caseOf({ id: "decided", checks: [check("decision", "D-1")] });
const invariant = (id: string, ...cited: string[]) => ({
  id,
  requirements: cited,
  text: "Always.",
  judge: () => [],
});
const core = { gather: async () => ({ threads: [], replays: [] }), cleanUp: () => [] };
const contract = smallContract({ invariants: [invariant("one", "S-1"), invariant("two", "S-1", "D-1")] });

describe("selectLevel", () => {
  it("selects everything for the level full", () => {
    const loaded = { contract: { ...contract, core }, cases: [mixed, decided], requirements };
    expect(selectLevel(loaded, "full")).toBe(loaded);
  });

  it("selects the checks and invariants whose requirements all come from the source", () => {
    const loaded = { contract, cases: [mixed, decided], requirements };
    expect(selectLevel(loaded, "core")).toEqual({
      contract: { ...contract, invariants: [contract.invariants[0]] },
      cases: [{ ...mixed, checks: [mixed.checks[0]] }],
      requirements,
    });
  });

  it("replaces what the core of a contract does not define", () => {
    const loaded = { contract: { ...contract, core }, cases: [mixed], requirements };
    expect(selectLevel(loaded, "core").contract).toEqual({
      ...contract,
      ...core,
      core,
      invariants: [contract.invariants[0]],
    });
  });
});

describe("listCoreChecks", () => {
  const result = (id: string, ...checks: Case["checks"]) => ({
    ...{ id, title: id, area: "text", milliseconds: 1, trace: [] },
    checks: checks.map(({ id: name, requirements: cited, text }) => ({
      ...{ id: `${id}/${name}`, requirements: cited, text },
      ...({ level: "MUST", outcome: "pass" } as const),
    })),
  });

  it("lists the core checks, and the invariants of the cases that have any", () => {
    const always = check("every-one", "S-1");
    const cases = [result("mixed", ...mixed.checks, always), result("decided", ...decided.checks, always)];
    expect(listCoreChecks({ cases, requirements })).toEqual(["mixed/source", "mixed/every-one"]);
  });
});
