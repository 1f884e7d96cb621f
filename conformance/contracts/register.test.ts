/** Checks that the suite and the registers of requirements match. */
import { describe, expect, it } from "vitest";
import { readRequirements } from "../../spec/toolchain/requirements/register.ts";
import { resolveLevel } from "../runner/judge.ts";
import { loadCases } from "../runner/load-cases.ts";
import { contractNames, loadContract } from "./contracts.ts";

describe.each(contractNames)("of %s", async (name) => {
  const requirements = readRequirements(name);
  const cases = loadCases(name);
  const { invariants, codeChecks } = await loadContract(name);
  const checks = [...cases.flatMap((each) => each.checks), ...invariants];
  const cited = new Set(checks.flatMap((check) => check.requirements));

  it("has a check for every requirement, or a reason", () => {
    expect(requirements.filter(({ id, untestable }) => !cited.has(id) && untestable === undefined)).toEqual(
      [],
    );
  });

  it("has no reason for a requirement with a check", () => {
    expect(requirements.filter(({ id, untestable }) => cited.has(id) && untestable !== undefined)).toEqual(
      [],
    );
  });

  it("has only checks that cite requirements of the register", () => {
    const known = new Map(
      requirements.map(({ source = "", ...requirement }) => [requirement.id, { ...requirement, source }]),
    );
    for (const check of checks) expect(() => resolveLevel(check, known)).not.toThrow();
  });

  it("has every code check that a case uses", () => {
    const named = cases.flatMap((each) => each.checks.flatMap(({ code }) => code ?? []));
    expect(named.filter((name) => !(name in codeChecks))).toEqual([]);
  });
});
