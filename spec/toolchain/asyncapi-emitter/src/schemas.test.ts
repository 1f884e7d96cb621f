import type { Diagnostic, Program } from "@typespec/compiler";
import { describe, expect, it } from "vitest";
import { SchemaCollector } from "./schemas.ts";

/** Creates a stub of a program that records diagnostics. Returns the stub and the list of recorded messages. */
function recordingProgram(): { program: Program; messages: string[] } {
  const messages: string[] = [];
  const reportDiagnostic = ({ message }: Diagnostic) => messages.push(message);
  return { program: { reportDiagnostic } as unknown as Program, messages };
}

const A = { $ref: "#/components/schemas/A" };
const B = { $ref: "#/components/schemas/B" };

describe("convert", () => {
  const cases = [
    {
      what: "a plain object",
      given: { type: "object", properties: {} },
      want: { type: "object", properties: {} },
    },
    { what: "a reference without siblings", given: A, want: A },
    {
      what: "a reference with siblings, which draft-07 would ignore",
      given: { ...A, description: "x", default: 1 },
      want: { allOf: [A], description: "x", default: 1 },
    },
    { what: "a reference next to allOf", given: { ...A, allOf: [B] }, want: { allOf: [A, B] } },
    {
      what: "a discriminator",
      given: { oneOf: [A, B], discriminator: { propertyName: "type", mapping: { a: A.$ref } } },
      want: { oneOf: [A, B], discriminator: "type" },
    },
    {
      what: "unevaluatedProperties: false",
      given: { type: "object", unevaluatedProperties: { not: {} } },
      want: { type: "object", additionalProperties: false },
    },
    {
      what: "unevaluatedProperties with a schema",
      given: { type: "object", unevaluatedProperties: A },
      want: { type: "object", additionalProperties: A },
    },
    {
      what: "unevaluatedProperties that allow anything next to a composition",
      given: { allOf: [A], unevaluatedProperties: {} },
      want: { allOf: [A] },
    },
    {
      what: "a tuple",
      given: { type: "array", prefixItems: [A, { type: "string" }], items: { not: {} } },
      want: { type: "array", items: [A, { type: "string" }], additionalItems: { not: {} } },
    },
    {
      what: "properties, examples and defaults that look like keywords",
      given: {
        properties: {
          discriminator: { type: "string" },
          unevaluatedProperties: { anyOf: [A, { type: "null" }] },
        },
        examples: [{ discriminator: { propertyName: "x" }, $ref: "y" }],
        default: { prefixItems: [1] },
      },
      want: {
        properties: {
          discriminator: { type: "string" },
          unevaluatedProperties: { anyOf: [A, { type: "null" }] },
        },
        examples: [{ discriminator: { propertyName: "x" }, $ref: "y" }],
        default: { prefixItems: [1] },
      },
    },
    {
      what: "schemas in every other position",
      given: { not: { ...A, title: "t" }, propertyNames: A, additionalProperties: false, if: A, else: B },
      want: {
        not: { allOf: [A], title: "t" },
        propertyNames: A,
        additionalProperties: false,
        if: A,
        else: B,
      },
    },
  ];
  it.each(cases)("$what", ({ given, want }) => {
    const { program, messages } = recordingProgram();
    expect(new SchemaCollector(program, {}).convert(given)).toEqual(want);
    expect(messages).toEqual([]);
  });

  it("reports a restriction that cannot be expressed", () => {
    const { program, messages } = recordingProgram();
    const schemas = new SchemaCollector(program, {
      A: { allOf: [B], unevaluatedProperties: { not: {} } },
      B: {},
    });
    schemas.ref("A");
    expect(schemas.components()).toEqual({ A: { allOf: [B] }, B: {} });
    expect(messages).toEqual([
      "Schema 'A' restricts the additional properties of a composition (extends). AsyncAPI schemas (JSON Schema draft-07) cannot express this, so the restriction is omitted.",
    ]);
  });
});

it("collects only referenced schemas, including recursive ones and those in discriminator mappings, sorted by name", () => {
  const source = {
    Base: {
      type: "object",
      discriminator: { propertyName: "kind", mapping: { z: "#/components/schemas/Z" } },
    },
    List: { properties: { next: { $ref: "#/components/schemas/List" }, head: A } },
    A: { type: "string" },
    Unused: B,
    Z: { allOf: [{ $ref: "#/components/schemas/Base" }] },
  };
  const schemas = new SchemaCollector(recordingProgram().program, source);
  expect([schemas.ref("List"), schemas.ref("Base")]).toEqual([
    { $ref: "#/components/schemas/List" },
    { $ref: "#/components/schemas/Base" },
  ]);
  expect(Object.entries(schemas.components())).toEqual([
    ["A", { type: "string" }],
    ["Base", { type: "object", discriminator: "kind" }],
    ["List", { properties: { next: { $ref: "#/components/schemas/List" }, head: A } }],
    ["Z", { allOf: [{ $ref: "#/components/schemas/Base" }] }],
  ]);
});
