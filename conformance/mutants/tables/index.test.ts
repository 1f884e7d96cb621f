import { expect, it } from "vitest";
import { mutants } from "./index.ts";

it("names every mutant once", () => {
  const ids = mutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("has every defect of real systems among its mutants", () => {
  const defects = new Set(mutants.flatMap(({ defect }) => defect ?? []));
  expect([...defects].toSorted((one, other) => Number(one.slice(1)) - Number(other.slice(1)))).toEqual(
    Array.from({ length: 13 }, (_, index) => `D${index + 1}`),
  );
});
