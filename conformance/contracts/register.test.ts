/** The registers and the suite, held against each other. */
import { describe, expect, it } from "vitest";
import { readClauses } from "../../spec/toolchain/requirements/register.ts";
import { levelOf } from "../runner/levels.ts";
import { loadCases } from "../runner/load-cases.ts";
import { contractNamed, contractNames } from "./contracts.ts";

describe.each(contractNames)("of %s", async (name) => {
  const clauses = readClauses(name);
  const cases = loadCases(name);
  const { invariants, codeChecks } = await contractNamed(name);
  const checks = [...cases.flatMap((each) => each.checks), ...invariants];
  const cited = new Set(checks.flatMap((check) => check.clauses));

  it("every clause has a check, or says why none can judge it", () => {
    expect(clauses.filter(({ id, untestable }) => !cited.has(id) && untestable === undefined)).toEqual([]);
  });

  it("no clause that a check cites says that none can", () => {
    expect(clauses.filter(({ id, untestable }) => cited.has(id) && untestable !== undefined)).toEqual([]);
  });

  it("every check cites clauses of the register", () => {
    const known = new Map(clauses.map(({ source = "", ...clause }) => [clause.id, { ...clause, source }]));
    for (const check of checks) expect(() => levelOf(check, known)).not.toThrow();
  });

  it("every code check that a case names exists", () => {
    const named = cases.flatMap((each) => each.checks.flatMap(({ code }) => code ?? []));
    expect(named.filter((name) => !(name in codeChecks))).toEqual([]);
  });
});
