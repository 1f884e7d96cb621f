import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { contracts } from "../../project.ts";
import { ref, testDocument } from "../test-document.ts";
import { buildContract, jsonSchemas } from "./build-contract.ts";

it("builds all untracked files", () => {
  const meta = { type: "object", description: "Anything.", additionalProperties: {} };
  const asyncapi = { asyncapi: "3.1.0", channels: {}, components: { messages: {} } };
  const files = buildContract("shop", testDocument({ Meta: meta }), asyncapi);
  expect([...files.keys()]).toEqual([
    "openapi.3.2.yaml",
    "asyncapi.3.0.yaml",
    "violations.ts",
    "misspelled-names.ts",
    "parameters.ts",
    "validators.js",
    "validators.d.ts",
    "validators.sealed.js",
    "validators.sealed.d.ts",
    "schemas/Meta.json",
  ]);
  expect(files.get("openapi.3.2.yaml")?.split("\n", 2)).toEqual([
    "# generated from spec/shop by `npm run generate`; do not edit",
    "openapi: 3.2.0",
  ]);
  expect(files.get("asyncapi.3.0.yaml")).toBe(`# generated from spec/shop by \`npm run generate\`; do not edit
asyncapi: 3.0.0
channels: {}
components:
  messages: {}
`);
  expect(files.get("schemas/Meta.json")).toBe(`{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://agent-stream-contracts.example/shop/schemas/Meta.json",
  "$comment": "generated from spec/shop by \`npm run generate\`; do not edit",
  "type": "object",
  "description": "Anything.",
  "additionalProperties": {}
}
`);
});

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

it.each(contracts)("writes JSON Schemas of %s that Ajv compiles in strict mode", (contract) => {
  const file = join(import.meta.dirname, "../../../../generated", contract, "openapi.yaml");
  const published = jsonSchemas(parse(readFileSync(file, "utf8")), `https://test.example/${contract}/`);
  const ajv = addFormats.default(new Ajv2020({ strict: true, schemas: Object.values(published) }));
  const names = Object.keys(published).filter(
    (name) => !ajv.getSchema(`https://test.example/${contract}/${name}.json`),
  );
  expect(names).toEqual([]);
});
