import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { suiteDependencies } from "../cli/suite-dependencies.ts";
import { contractNames } from "../contracts/contracts.ts";
import { selectLevel } from "./level.ts";

it("lists the testable requirements that no check of the level core cites in the README", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, tamboCount] = /^In Tambo, (\d+) requirements/m.exec(readme) ?? [];
  const listed = [...readme.matchAll(/^\| `([A-Z]+-\d+)`: /gm)].map(([, id]) => id);
  const uncited = await Promise.all(
    contractNames.map(async (name) => {
      const { cases, contract, requirements } = selectLevel(
        await suiteDependencies.loadContract(name),
        "core",
      );
      const checks = [...cases.flatMap((each) => each.checks), ...contract.invariants];
      const cited = new Set(checks.flatMap((check) => check.requirements));
      const testable = requirements.filter(({ core, untestable }) => core && untestable === undefined);
      return { name, ids: testable.map(({ id }) => id).filter((id) => !cited.has(id)) };
    }),
  );
  const others = uncited.filter(({ name }) => name !== "tambo").flatMap(({ ids }) => ids);
  expect([Number(tamboCount), listed.toSorted()]).toEqual([
    uncited.find(({ name }) => name === "tambo")?.ids.length,
    others.toSorted(),
  ]);
});
