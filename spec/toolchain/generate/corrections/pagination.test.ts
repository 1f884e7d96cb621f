import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { contracts } from "../../project.ts";
import { type OpenApiDocument, operationsOf } from "../document.ts";
import { testDocument } from "../test-document.ts";
import { describePages } from "./pagination.ts";

const toOperation = (operationId: string) => ({ operationId, responses: {} });

it("describes the pages of paginated lists only", () => {
  const document = testDocument({}, { "get /a": toOperation("listA"), "post /a": toOperation("createA") });
  const pages = { cursor: "after", nextCursor: "page.next", items: "page.items" };
  expect(describePages(document, new Map([["listA", pages]])).paths).toEqual({
    "/a": {
      get: {
        ...toOperation("listA"),
        "x-speakeasy-pagination": {
          type: "cursor",
          inputs: [{ name: "after", in: "parameters", type: "cursor" }],
          outputs: { nextCursor: "$.page.next" },
        },
        "x-fern-pagination": {
          cursor: "$request.after",
          next_cursor: "$response.page.next",
          results: "$response.page.items",
        },
      },
      post: toOperation("createA"),
    },
  });
});

it("describes every list of every contract", () => {
  const described = contracts.flatMap((contract) => {
    const file = new URL(`../../../../generated/${contract}/openapi.yaml`, import.meta.url);
    return operationsOf(parse(readFileSync(file, "utf8")) as OpenApiDocument)
      .filter(({ operation }) => "x-fern-pagination" in operation)
      .map(({ operation }) => [
        `${contract} ${operation.operationId}`,
        operation["x-speakeasy-pagination"],
        operation["x-fern-pagination"],
      ]);
  });
  const cursor = {
    type: "cursor",
    inputs: [{ name: "cursor", in: "parameters", type: "cursor" }],
    outputs: { nextCursor: "$.nextCursor" },
  };
  const fern = { cursor: "$request.cursor", next_cursor: "$response.nextCursor" };
  expect(described).toEqual([
    ["tambo listThreads", cursor, { ...fern, results: "$response.threads" }],
    ["tambo listMessages", cursor, { ...fern, results: "$response.messages" }],
    ["tambo-compat listThreads", cursor, { ...fern, results: "$response.threads" }],
    ["tambo-compat listMessages", cursor, { ...fern, results: "$response.messages" }],
  ]);
});
