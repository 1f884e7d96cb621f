import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../project.ts";
import { compileContract } from "../compile.ts";
import type { Schema } from "../schema.ts";
import { ref, testDocument } from "../test-document.ts";
import { shortenNames } from "./components.ts";
import { flattenUnions } from "./flat-unions.ts";
import { describeLiterals } from "./schemas.ts";

function tagged(tags: Record<string, string>): Schema {
  const properties = Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, { const: value }]),
  );
  return { type: "object", required: Object.keys(tags), properties };
}

const parts: Record<string, Schema> = {
  Started: tagged({ type: "STARTED" }),
  Finished: tagged({ type: "FINISHED" }),
  Chart: tagged({ type: "CUSTOM", name: "chart" }),
  Map: tagged({ type: "CUSTOM", name: "map" }),
};
const standard = {
  oneOf: [ref("Started"), ref("Finished")],
  discriminator: {
    propertyName: "type",
    mapping: { STARTED: "#/components/schemas/Started", FINISHED: "#/components/schemas/Finished" },
  },
};
const custom = {
  oneOf: [ref("Chart"), ref("Map")],
  discriminator: {
    propertyName: "name",
    mapping: { chart: "#/components/schemas/Chart", map: "#/components/schemas/Map" },
  },
};

function flatten(schemas: Record<string, Schema>): Record<string, Schema> {
  return flattenUnions(testDocument({ ...parts, ...schemas })).components.schemas;
}

describe("the branches of a nested union", () => {
  it("take its place, and a union whose branches share a value remains", () => {
    const Event = { description: "An event.", oneOf: [ref("Standard"), ref("Custom")], "x-open": true };
    expect(flatten({ Event, Standard: standard, Custom: custom })).toEqual({
      ...parts,
      Event: {
        description: "An event.",
        oneOf: [ref("Started"), ref("Finished"), ref("Custom")],
        discriminator: {
          propertyName: "type",
          mapping: {
            STARTED: "#/components/schemas/Started",
            FINISHED: "#/components/schemas/Finished",
            CUSTOM: "#/components/schemas/Custom",
          },
        },
        "x-open": true,
      },
      Custom: custom,
    });
  });

  it("get no discriminator if a branch has no value of its own", () => {
    const Other = { type: "object", required: ["type", "name"], properties: { name: { type: "string" } } };
    const Event = { anyOf: [ref("Custom"), ref("Other")] };
    expect(flatten({ Event, Custom: custom, Other })).toEqual({
      ...parts,
      Event: { anyOf: [ref("Chart"), ref("Map"), ref("Other")] },
      Other,
    });
  });

  it("remain in the nested union if something else uses it", () => {
    const schemas = { Event: { anyOf: [ref("Custom")] }, Custom: custom, List: { items: ref("Custom") } };
    expect(flatten(schemas)).toEqual({
      ...parts,
      ...schemas,
      Event: { anyOf: [ref("Chart"), ref("Map")], discriminator: custom.discriminator },
    });
  });
});

it("does not change other unions", () => {
  const Choice = { oneOf: [{ type: "string" }, ref("Started")] };
  const schemas = { Choice, Standard: standard, Untagged: { anyOf: [ref("Choice"), { type: "null" }] } };
  expect(flatten(schemas)).toEqual({ ...parts, ...schemas });
});

/** Replacements for the value of a field. */
const values: readonly unknown[] = [undefined, null, 0, "", "tambo.other", "example.other", [], {}];

/** Returns copies of a value in which one field, at any depth, is replaced, removed or added. */
function mutate(value: unknown, tags: readonly string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((each, at) => mutate(each, tags).map((other) => value.with(at, other)));
  if (typeof value !== "object" || value === null) return [];
  const fields = Object.entries(value).flatMap(([name, field]) => [
    ...values.map((other) => ({ ...value, [name]: other })),
    ...(name === "type" || name === "name" ? tags.map((tag) => ({ ...value, [name]: tag })) : []),
    ...mutate(field, tags).map((other) => ({ ...value, [name]: other })),
  ]);
  return [...fields, { ...value, other: 1 }];
}

const unions = [
  { contract: "tambo", union: "RunStreamEvent", samples: 1500, valid: 300 },
  { contract: "ag-ui", union: "AgUiEvent", samples: 3000, valid: 1000 },
];

// Compiling a contract takes 5 seconds on an idle machine, and more than 30 while other tests run.
it.each(unions)(
  "$contract: $union accepts the same values as in TypeSpec",
  { timeout: 180_000 },
  async (each) => {
    const { openapi31 } = await compileContract(join(projectRoot, "spec", each.contract));
    const nested = describeLiterals(shortenNames(openapi31));
    const validators = [nested, flattenUnions(nested)].map(({ components }) =>
      new Ajv2020({ strict: false, validateFormats: false })
        .addSchema({ $id: "document", components })
        .compile({ $ref: `document#/components/schemas/${each.union}` }),
    );
    const examples = Object.entries(nested.components.schemas).flatMap(([name, schema]) =>
      name.endsWith("Event") ? ((schema.examples ?? []) as { type: string; name?: string }[]) : [],
    );
    const tags = examples.map(({ type, name }) => name ?? type);
    const samples = [...examples, ...examples.flatMap((example) => mutate(example, tags))].map((sample) =>
      JSON.parse(JSON.stringify(sample)),
    );
    const [before = [], after = []] = validators.map((isValid) => samples.map((sample) => isValid(sample)));
    expect(samples.filter((_, at) => before[at] !== after[at])).toEqual([]);
    // New events add samples.
    expect(samples.length).toBeGreaterThanOrEqual(each.samples);
    expect(after.filter(Boolean).length).toBeGreaterThanOrEqual(each.valid);
  },
);
