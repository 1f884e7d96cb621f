import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractNames } from "../../contracts/contracts.ts";
import { selectLevel } from "../../requirements/level.ts";
import { parseKillers } from "./kill-matrix.ts";
import { loadSuite } from "./suite.ts";

it.each(contractNames)("has a mutant for each MUST check of the level core of %s", async (name) => {
  const killers = parseKillers(readFileSync(join(import.meta.dirname, `kills.${name}.json`), "utf8"));
  const { contract, cases, requirements } = selectLevel(await loadSuite(name), "core");
  const isMust = (ids: readonly string[]) =>
    ids.some((id) => requirements.find((requirement) => requirement.id === id)?.level === "MUST");
  const checks = cases.flatMap(({ id, checks }) =>
    checks.filter((check) => isMust(check.requirements)).map((check) => `${id}/${check.id}`),
  );
  expect(checks.filter((id) => !killers.has(id))).toEqual([]);
  // At the level core, an invariant is judged only in these cases.
  const areCore = new Set(cases.map(({ id }) => id));
  const invariants = contract.invariants.filter((each) => isMust(each.requirements));
  const killed = invariants.filter(({ id }) => {
    const killer = killers.get(`every-${id}`);
    return killer !== undefined && areCore.has(killer.check.split("/")[0] ?? "");
  });
  expect(killed.map(({ id }) => id)).toEqual(invariants.map(({ id }) => id));
});
