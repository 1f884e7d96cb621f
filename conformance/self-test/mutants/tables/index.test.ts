import { expect, it } from "vitest";
import { contractNames } from "../../../contracts/contracts.ts";
import { mutantsOf } from "./index.ts";

it.each(contractNames)("names every mutant of %s once", (name) => {
  const ids = mutantsOf(name).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("has every defect of real systems among the mutants of Tambo", () => {
  const defects = new Set(mutantsOf("tambo").flatMap(({ defect }) => defect ?? []));
  expect([...defects].toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))).toEqual(
    Array.from({ length: 13 }, (_, index) => `D${index + 1}`),
  );
});
