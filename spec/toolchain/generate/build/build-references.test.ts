import { expect, it } from "vitest";
import type { OpenApiDocument } from "../document.ts";
import { testDocument } from "../test-document.ts";
import { buildReferences } from "./build-references.ts";

const openapi = {
  ...testDocument(
    {},
    {
      "get /a": { operationId: "a", responses: {} },
      "get /b": { operationId: "b", security: [{}], responses: {} },
    },
  ),
  security: [{ BearerAuth: [] }],
} as OpenApiDocument;
Object.assign(openapi.components, { securitySchemes: { BearerAuth: { type: "http", scheme: "bearer" } } });
const asyncapi = { info: openapi.info, channels: {}, operations: {}, components: { messages: {} } };
const files = buildReferences(new Map([["one", { openapi, asyncapi }]]));

it.each([
  ["reference.json", [[{ BearerAuth: [] }], [undefined, [{}]], ["BearerAuth"], true]],
  ["reference.open.json", [undefined, [undefined, undefined], [], false]],
])("mentions API keys only for servers that have some: %s", (file, expected) => {
  const { security, paths, components } = JSON.parse(files.get(`one/${file}`) ?? "");
  const operations = [paths["/a"].get, paths["/b"].get];
  expect([
    security,
    operations.map((operation) => operation.security),
    Object.keys(components.securitySchemes ?? {}),
    JSON.stringify(operations[0]["x-codeSamples"]).includes("Authorization"),
  ]).toEqual(expected);
});
