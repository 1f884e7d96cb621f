/** Compares the registers of requirements with the suite. */
import { describe, expect, it } from "vitest";
import { readClauses } from "../../spec/toolchain/requirements/register.ts";
import { levelOf } from "../runner/judge.ts";
import { loadCases } from "../runner/load-cases.ts";
import { contractNamed, contractNames } from "./contracts.ts";

describe.each(contractNames)("of %s", async (name) => {
  const clauses = readClauses(name);
  const cases = loadCases(name);
  const { invariants, codeChecks } = await contractNamed(name);
  const checks = [...cases.flatMap((each) => each.checks), ...invariants];
  const cited = new Set(checks.flatMap((check) => check.clauses));

  it("has a check for every requirement, or a reason", () => {
    expect(clauses.filter(({ id, untestable }) => !cited.has(id) && untestable === undefined)).toEqual([]);
  });

  it("has no reason for a requirement with a check", () => {
    expect(clauses.filter(({ id, untestable }) => cited.has(id) && untestable !== undefined)).toEqual([]);
  });

  it("has only checks that cite requirements of the register", () => {
    const known = new Map(clauses.map(({ source = "", ...clause }) => [clause.id, { ...clause, source }]));
    for (const check of checks) expect(() => levelOf(check, known)).not.toThrow();
  });

  it("has every code check that a case uses", () => {
    const named = cases.flatMap((each) => each.checks.flatMap(({ code }) => code ?? []));
    expect(named.filter((name) => !(name in codeChecks))).toEqual([]);
  });
});
