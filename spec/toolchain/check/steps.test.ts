import { expect, it } from "vitest";
import { parseAsyncApi } from "./steps.ts";

const document = `asyncapi: 3.1.0
info:
  title: Test
  version: 1.0.0
  description: A test.
  contact: { name: Us, url: https://example.com, email: us@example.com }
  license: { name: MIT }
  tags: [{ name: test }]
defaultContentType: application/json
servers: { one: { host: example.com, protocol: http } }
channels: {}
operations: {}
`;

it("finds nothing in a valid document", async () => {
  expect(await parseAsyncApi(document)).toEqual([]);
});

it("gives the place and the rule of what is wrong", async () => {
  expect(await parseAsyncApi(document.replace("title: Test", "title: 1"))).toEqual([
    '3:10 "title" property type must be string (asyncapi-document-resolved)',
  ]);
});
