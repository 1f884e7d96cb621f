/** The register and the suite, held against each other. */
import { expect, it } from "vitest";
import { readClauses } from "../../../spec/clauses/register.ts";
import { levelOf } from "../../runner/levels.ts";
import { loadCases } from "../../runner/load-cases.ts";
import { agUi } from "./contract.ts";

const clauses = readClauses("ag-ui");
const cases = loadCases("ag-ui");
const checks = [...cases.flatMap((each) => each.checks), ...agUi.invariants];

it("no clause that a check cites says that none can", () => {
  const cited = new Set(checks.flatMap((check) => check.clauses));
  expect(clauses.filter(({ id, untestable }) => cited.has(id) && untestable !== undefined)).toEqual([]);
});

it("every check cites clauses of the register", () => {
  const known = new Map(clauses.map((clause) => [clause.id, clause]));
  for (const check of checks) expect(() => levelOf(check, known)).not.toThrow();
});

it("every code check that a case names exists", () => {
  const named = cases.flatMap((each) => each.checks.flatMap(({ code }) => code ?? []));
  expect(named.filter((name) => !(name in agUi.codeChecks))).toEqual([]);
});
