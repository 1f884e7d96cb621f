/** Checks that the parts of the document that AG-UI 1.1 does not have, and no others, carry `x-additive`. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { findAdditionProblems } from "../../toolchain/additions/additions.ts";
import type { OpenApiDocument } from "../../toolchain/generate/document.ts";
import type { Schema } from "../../toolchain/generate/schema.ts";
import { officialName, officialSchemas } from "./schemas.ts";

const file = new URL("../../../generated/ag-ui/openapi.yaml", import.meta.url);
const document = parse(readFileSync(file, "utf8")) as OpenApiDocument;
const official = officialSchemas();

/** Fields and values of the official schemas, by the names of our schemas. */
const schemas = Object.fromEntries(
  Object.keys(document.components.schemas).flatMap((name) => {
    const { properties, enum: values } = official[officialName(name) ?? ""] ?? ({} as Schema);
    const names = properties === undefined ? values?.map(String) : Object.keys(properties);
    return names === undefined ? [] : [[name, names]];
  }),
);

it("marks exactly the additions to AG-UI", () => {
  // The official schema has these values inline.
  const status = official.ResumeEntrySchema?.properties?.status?.enum as string[];
  const operations = { "POST /ag-ui/{agent}": { parameters: ["agent"], responses: { 200: [] } } };
  expect(
    findAdditionProblems(document, { operations, schemas: { ...schemas, ResumeStatus: status } }),
  ).toEqual([]);
});
