import { expect, it } from "vitest";
import { shortNames } from "./short-names.ts";

it("takes the namespace out of names and of every reference to them", () => {
  const document = {
    paths: { "/x": { $ref: "#/components/parameters/Common.Page.cursor" } },
    components: {
      parameters: { "Common.Page.cursor": { schema: { $ref: "#/components/schemas/Common.Json" } } },
      schemas: {
        "Common.Json": { description: "Common.Json stays in prose" },
        Union: { discriminator: { mapping: { json: "#/components/schemas/Common.Json" } } },
      },
    },
  };
  expect(shortNames(document)).toEqual({
    paths: { "/x": { $ref: "#/components/parameters/cursor" } },
    components: {
      parameters: { cursor: { schema: { $ref: "#/components/schemas/Json" } } },
      schemas: {
        Json: { description: "Common.Json stays in prose" },
        Union: { discriminator: { mapping: { json: "#/components/schemas/Json" } } },
      },
    },
  });
});

it("refuses two components that would have one name", () => {
  expect(() => shortNames({ components: { schemas: { "Common.Json": {}, Json: {} } } })).toThrow(
    "Common.Json and Json would both be named Json in components.schemas: rename one",
  );
});
