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
resume: by event id
resuming:
  eventId: a number
  request: GET /cart
  response: the live events
  eventsDeleted: status 410
`;

it("writes the facts about each contract, with links relative to the folder of the overview", () => {
  const documents = new Map(["shop", "till"].map((name) => [name, testDocument({})]));
  const overview = parseOverview(source, file);
  const overviews = new Map([
    ["shop", overview],
    ["till", { ...overview, resume: "no", resuming: undefined }],
  ]);
  const rows = writeOverview(documents, overviews).split("\n");
  expect(rows.filter((line) => line.startsWith("| ") && !line.includes("spec/till"))).toEqual([
    "| Contract | For | Clients | Resume |",
    "| --- | --- | --- | --- |",
    "| [Test](../spec/shop) | carts of [shops](https://example.com) | [curl](../docs/guides/curl.md#cart), [notes](../spec/shop/README.md) | by event id |",
    "| Contract | Name | Version | Documents | Requirements |",
    "| --- | --- | --- | --- | --- |",
    "| [Test](../spec/shop) | `shop` | 1.0.0 | [OpenAPI](shop/openapi.yaml), [AsyncAPI](shop/asyncapi.yaml) | [requirements](../spec/shop/requirements.yaml) |",
    "| Contract | Frames | Client tools | Components and state | Stored threads |",
    "| --- | --- | --- | --- | --- |",
    "| [Test](../spec/shop) | SSE | no | yes | yes |",
    "|  | [Test](../spec/shop) |",
    "| --- | --- |",
    "| Event id | a number |",
    "| Resume with | GET /cart |",
    "| Response | the live events |",
    "| If there is no cursor | – |",
    "| If the cursor is ahead of the run | – |",
    "| If the events were deleted | status 410 |",
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
