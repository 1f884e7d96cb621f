import { expect, it } from "vitest";
import { contracts } from "../../../generated/contracts.ts";
import { documentedContracts } from "./contracts.ts";

it("lists the documents of every contract", () => {
  const paths = contracts.map(({ name }) => (name === "tambo" ? "" : `/contracts/${name}`));
  const expected = paths.map((path) => [`${path}/docs`, `${path}/openapi.yaml`, `${path}/asyncapi.yaml`]);
  const listed = documentedContracts.map(({ documents }) => documents.map(({ href }) => href));
  expect(listed.toSorted()).toEqual(expected.toSorted());
});
