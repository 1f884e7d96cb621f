import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";
import { ref, testDocument } from "./test-document.ts";

const document = testDocument({
  Cat: { type: "object", required: ["kind"], properties: { kind: { enum: ["cat"] } } },
  Pet: {
    type: "object",
    oneOf: [ref("Cat")],
    discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat" } },
  },
  Owner: { type: "object", properties: { pet: { ...ref("Pet"), description: "The pet." } } },
});
const schemas = jsonSchemas(document, "https://test.example/schemas/");

it("gives every schema an id and relative references", () => {
  expect(schemas.Owner).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://test.example/schemas/Owner.json",
    type: "object",
    properties: { pet: { $ref: "Pet.json", description: "The pet." } },
  });
  expect(schemas.Pet).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://test.example/schemas/Pet.json",
    type: "object",
    oneOf: [{ $ref: "Cat.json" }],
  });
});

it("resolves the references between the schemas", () => {
  const ajv = new Ajv2020({ schemas: Object.values(schemas) });
  const validate = ajv.getSchema("https://test.example/schemas/Owner.json");
  expect(validate?.({ pet: { kind: "cat" } })).toBe(true);
  expect(validate?.({ pet: { kind: "dog" } })).toBe(false);
});
