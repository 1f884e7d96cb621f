import { expect, it } from "vitest";
import { contracts } from "../../generated/contracts.ts";
import { suiteDependencies } from "../cli/suite-dependencies.ts";
import { selectLevel } from "../requirements/level.ts";
import type { ContractName } from "./contracts.ts";

/** Returns the ids of a contract's checks, including the checks for its invariants. */
async function listChecks(name: ContractName, level: "core" | "full") {
  const { contract, cases } = selectLevel(await suiteDependencies.loadContract(name), level);
  return {
    checks: cases.flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`)),
    everywhere: contract.invariants.map(({ id }) => `every-${id}`),
  };
}

it.each(contracts)("every frozen requirement of $name is still checked", async ({ name, version }) => {
  const versions = await suiteDependencies.listRequirementVersions(name);
  // Versions before 1.0 make no compatibility promises.
  if (!version.startsWith("0.")) expect(versions).toEqual(expect.arrayContaining(["1.0", "core-1.0"]));
  for (const version of versions) {
    const { checks, everywhere } = await listChecks(name, version.startsWith("core-") ? "core" : "full");
    const set = await suiteDependencies.loadRequirementSet(name, version);
    expect(set?.required.filter((check) => !checks.includes(check))).toEqual([]);
    expect(set?.everywhere.filter((check) => !everywhere.includes(check))).toEqual([]);
  }
});
