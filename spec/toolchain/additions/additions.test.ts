import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument, Operation } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { ref, testDocument } from "../generate/test-document.ts";
import { contracts } from "../project.ts";
import { findAdditionProblems, type Proposal } from "./additions.ts";

const added = { "x-additive": "why" };
const text: Schema = { type: "string" };
const schemas: Record<string, Schema> = {
  Item: { properties: { id: text, size: ref("Size"), more: { ...ref("More"), ...added } } },
  Size: { enum: ["small", "large"] },
  More: { properties: { a: text } },
  Problem: { ...added, properties: { code: text } },
  Any: { oneOf: [ref("Item"), ref("Extra")] },
  Extra: { ...added, properties: {} },
};
const operation: Operation = {
  operationId: "getItem",
  parameters: [
    { name: "id", in: "path", schema: text },
    { name: "key", in: "header", schema: text, ...added },
  ],
  responses: {
    200: {
      description: "An item.",
      headers: { "X-Id": { schema: text } },
      content: { "application/json": { schema: ref("Any") } },
    },
    404: { description: "None.", content: { "application/json": { schema: ref("Problem") } } },
  },
};
const other: Operation = { operationId: "other", responses: { 200: { description: "OK." } }, ...added };
const proposal: Proposal = {
  operations: { "GET /items": { parameters: ["id"], responses: { 200: ["X-Id"] } } },
  schemas: { Item: ["id", "size"], Size: ["small", "large"] },
};
const build = (changes: Partial<Operation> = {}, changed: Record<string, Schema> = {}) =>
  testDocument(
    { ...schemas, ...changed },
    { "get /items": { ...operation, ...changes }, "get /other": other },
  );
const withHeader = (header: object) => ({
  200: {
    ...operation.responses[200],
    description: "An item.",
    headers: { "X-Id": { schema: text, ...header } },
  },
  404: operation.responses[404] as Operation["responses"][string],
});

it("finds no problem if exactly the additions are marked", () => {
  expect(findAdditionProblems(build(), proposal)).toEqual([]);
});

describe("reports", () => {
  it.each<[string, OpenApiDocument, string]>([
    [
      "an operation without a mark",
      testDocument(schemas, { "get /items": operation, "get /x": operation }),
      "GET /x: is not in the proposal; mark it with @additive",
    ],
    ["a marked operation", build(added), "GET /items: has x-additive, but is in the proposal"],
    ["a missing operation", testDocument(schemas), "GET /items: is not in the document"],
    [
      "a parameter without a mark",
      build({ parameters: [{ name: "x", in: "query", schema: text }] }),
      "GET /items x: is not in the proposal; mark it with @additive",
    ],
    [
      "a response without a mark",
      build({}, { Problem: { properties: {} } }),
      "GET /items 404: is not in the proposal; mark it with @additive",
    ],
    [
      "a marked header",
      build({ responses: withHeader(added) }),
      "GET /items 200 X-Id: has x-additive, but is in the proposal",
    ],
    [
      "a variant without a mark",
      build({}, { Extra: { properties: {} } }),
      "GET /items 200: Extra is not in the proposal; mark it with @additive",
    ],
    [
      "a request body without a mark",
      build({ requestBody: { content: { "application/json": { schema: ref("More") } } } }),
      "GET /items body: More is not in the proposal; mark it with @additive",
    ],
    [
      "a field without a mark",
      build({}, { Item: { properties: { id: text, size: text, extra: text } } }),
      "Item.extra: is not in the proposal; mark it with @additive",
    ],
    [
      "a marked field",
      build({}, { Item: { properties: { id: { ...text, ...added }, size: text } } }),
      "Item.id: has x-additive, but is in the proposal",
    ],
    [
      "a missing field",
      build({}, { Item: { properties: { id: text } } }),
      "Item.size: is not in the document",
    ],
    [
      "a value without a mark",
      build({}, { Size: { enum: ["small", "large", "huge"] } }),
      "Size.huge: is not in the proposal; mark it with @additive",
    ],
    [
      "a field whose type is not marked",
      build({}, { Item: { properties: { id: { items: ref("More") }, size: text } } }),
      "Item.id: More is not in the proposal; mark it with @additive",
    ],
    [
      "a marked model",
      build({}, { Size: { ...added, enum: ["small", "large"] } }),
      "Size: has x-additive, but is in the proposal",
    ],
  ])("%s", (_, document, problem) => {
    expect(findAdditionProblems(document, proposal)).toContain(problem);
  });
});

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const proposals = contracts.filter((name) =>
  existsSync(new URL(`../../${name}/proposal.yaml`, import.meta.url)),
);

it.each(proposals)("%s marks exactly its additions to the proposal", (name) => {
  const document = parse(read(`generated/${name}/openapi.yaml`)) as OpenApiDocument;
  const proposal = parse(read(`spec/${name}/proposal.yaml`)) as Proposal;
  expect(findAdditionProblems(document, proposal)).toEqual([]);
});
