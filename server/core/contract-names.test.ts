import { expect, it } from "vitest";
import { contracts } from "../../spec/contracts.ts";
import { contractNames } from "./contract-names.ts";

it("every contract is served", () => {
  expect(contractNames.toSorted()).toEqual(contracts.toSorted());
});
