import { expect, it } from "vitest";
import { contracts as specified } from "../../spec/contracts.ts";
import { contracts } from "./index.ts";

it("serves every contract of the specification", () => {
  expect(contracts.map(({ name }) => name).toSorted()).toEqual(specified.toSorted());
});

it("publishes the documents of one contract at the root", () => {
  expect(contracts.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual(["tambo"]);
});
