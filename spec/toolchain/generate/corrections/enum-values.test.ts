import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contracts } from "../../project.ts";
import type { OpenApiDocument } from "../document.ts";
import type { Schema } from "../schema.ts";
import { testDocument } from "../test-document.ts";
import { documentEnumValues } from "./enum-values.ts";

const docs = new Map([
  [
    "Speed",
    new Map<unknown, { name: string; description: string }>([
      ["slow", { name: "slow", description: "In\n minutes." }],
      ["fast", { name: "fast", description: "In seconds." }],
    ]),
  ],
  ["Version", new Map([["1.0", { name: "v1", description: "The first." }]])],
]);
const document = (schemas: Record<string, Schema>) => documentEnumValues(testDocument(schemas), docs);

it("describes the values for people and for generators, also in an open list", () => {
  const texts = { slow: "In minutes.", fast: "In seconds." };
  const list = "- `slow`: In minutes.\n- `fast`: In seconds.";
  const closed: Schema = { type: "string", enum: ["slow", "fast"], description: "The speed." };
  expect(document({ Speed: closed, Other: closed }).components.schemas).toEqual({
    Speed: { ...closed, "x-enumDescriptions": texts, description: `The speed.\n\n${list}` },
    Other: closed,
  });
  const open = { anyOf: [{ type: "string" }, { type: "string", enum: ["slow", "fast"] }] };
  expect(document({ Speed: open }).components.schemas.Speed).toEqual({
    anyOf: [{ type: "string" }, { type: "string", enum: ["slow", "fast"], "x-enumDescriptions": texts }],
    description: list,
  });
});

it("names values that are no identifiers", () => {
  expect(document({ Version: { enum: ["1.0", "2.0"] } }).components.schemas.Version).toEqual({
    enum: ["1.0", "2.0"],
    "x-enumDescriptions": { "1.0": "The first.", "2.0": "" },
    "x-enum-varnames": ["v1", "2.0"],
    description: "- `1.0`: The first.",
  });
});

it("an enumeration that describes a value describes all of its values, in both places", () => {
  const described = contracts.flatMap((contract) =>
    Object.entries(publishedSchemas(contract)).flatMap(([name, schema]) =>
      [schema, ...((schema.anyOf ?? []) as Schema[])]
        .filter((each) => "x-enumDescriptions" in each)
        .flatMap((each) =>
          (each.enum as unknown[]).map((value) => ({ contract, name, schema, each, value })),
        ),
    ),
  );
  expect(described.length).toBeGreaterThan(0);
  expect(described.filter(({ schema, each, value }) => !isDescribed(schema, each, value))).toEqual([]);
});

describe.each(contracts)("in %s", (contract) => {
  it("a single value is a `const`, so that generators do not number classes for it", () => {
    expect(JSON.stringify(publishedSchemas(contract)).match(/"enum":\[("[^"]*"|[^",\]]*)\]/g)).toBeNull();
  });
});

/** Returns the schemas of a contract's published OpenAPI document by name. */
function publishedSchemas(contract: string): Record<string, Schema> {
  const path = join(import.meta.dirname, "../../../../generated", contract, "openapi.yaml");
  return (parse(readFileSync(path, "utf8")) as OpenApiDocument).components.schemas;
}

/** Returns true if a value has the same description in the extension and in the description of its schema. */
function isDescribed(schema: Schema, list: Schema, value: unknown): boolean {
  const text = (list["x-enumDescriptions"] as Record<string, string> | undefined)?.[String(value)];
  return Boolean(text) && schema.description?.includes(`- \`${value}\`: ${text}`) === true;
}
