import { expect, it } from "vitest";
import { contracts } from "../../generated/contracts.ts";
import { suiteDependencies } from "../cli/suite-dependencies.ts";
import { loadCases } from "../runner/load-cases.ts";
import { loadContract } from "./contracts.ts";

it.each(contracts)("every frozen requirement of $name is still checked", async ({ name, version }) => {
  const { invariants } = await loadContract(name);
  const checks = loadCases(name).flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`));
  const everywhere = invariants.map(({ id }) => `every-${id}`);
  const versions = await suiteDependencies.listRequirementVersions(name);
  // Versions before 1.0 make no compatibility promises.
  if (!version.startsWith("0.")) expect(versions).toContain("1.0");
  for (const version of versions) {
    const set = await suiteDependencies.loadRequirementSet(name, version);
    expect(set?.required.filter((check) => !checks.includes(check))).toEqual([]);
    expect(set?.everywhere.filter((check) => !everywhere.includes(check))).toEqual([]);
  }
});
