import { expect, it } from "vitest";
import { ContractError } from "./document.ts";
import { parseOverview, readOverview, writeOverview } from "./overview.ts";
import { testDocument } from "./test-document.ts";

const file = "spec/shop/overview.yaml";
const source = `purpose: carts of [shops](https://example.com)
clients: "[curl](../../docs/guides/curl.md#cart), [notes](README.md)"
frames: SSE
clientTools: false
components: true
threads: true
resume:
  summary: no
  eventId: none
  request: not possible
`;

it("writes a row of each table, with links relative to the folder of the overview", () => {
  const overview = parseOverview(source, file);
  const text = writeOverview(new Map([["shop", testDocument({})]]), new Map([["shop", overview]]));
  expect(text.split("\n").filter((line) => line.includes("../spec/shop)"))).toEqual([
    "| [Test](../spec/shop) | carts of [shops](https://example.com) | [curl](../docs/guides/curl.md#cart), [notes](../spec/shop/README.md) | no |",
    "| [Test](../spec/shop) | `shop` | 1.0.0 | [OpenAPI](shop/openapi.yaml), [AsyncAPI](shop/asyncapi.yaml) | [requirements](../spec/shop/requirements.yaml) |",
    "| [Test](../spec/shop) | SSE | no | yes | yes |",
    "| [Test](../spec/shop) | none | not possible | – | – | – | – |",
  ]);
});

it.each([
  [
    source.replace("frames", "frame").replace("true", "maybe"),
    `${file} is invalid:
✖ Unrecognized key: "frame"
✖ Invalid input: expected string, received undefined
  → at frames
✖ Invalid input: expected boolean, received string
  → at components`,
  ],
  [
    source.replace("purpose:", "purpose: a: b"),
    /^spec\/shop\/overview\.yaml is not valid YAML: Nested mappings/,
  ],
])("rejects an invalid file %#", (text, message) => {
  expect(() => parseOverview(text, file)).toThrow(message);
  expect(() => parseOverview(text, file)).toThrow(ContractError);
});

it("names a missing file", () => {
  expect(() => readOverview("shop")).toThrow(
    new ContractError(
      "spec/shop/overview.yaml is missing: describe the contract as spec/tambo/overview.yaml does.",
    ),
  );
});
