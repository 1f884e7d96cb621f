import { expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { contracts } from "./index.ts";

it("serves every contract of the specification", () => {
  expect(contracts.map(({ name }) => name).toSorted()).toEqual(contractNames.toSorted());
});

it("publishes the documents of one contract at the root", () => {
  expect(contracts.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(["tambo"]);
});
