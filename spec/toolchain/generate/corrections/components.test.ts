import { expect, it } from "vitest";
import { ref, testDocument } from "../test-document.ts";
import { removeFrameUnions, shortenNames } from "./components.ts";

it("removes the namespace from names and from every reference to them", () => {
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
  expect(shortenNames(document)).toEqual({
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

it("rejects two components that would get the same name", () => {
  expect(() => shortenNames({ components: { schemas: { "Common.Json": {}, Json: {} } } })).toThrow(
    "Common.Json and Json would both be named Json in components.schemas: rename one",
  );
});

it("removes unions that only describe framing", () => {
  const document = testDocument({ Event: {}, Sse: ref("Event") });
  expect(removeFrameUnions(document, new Set(["Sse"])).components.schemas).toEqual({ Event: {} });
});
