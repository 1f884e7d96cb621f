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

it.each(["3.0.0", "3.1.0"])("finds no problem in a valid document of version %s", async (version) => {
  expect(await parseAsyncApi(document.replace("3.1.0", version))).toEqual([]);
});

it("reports the location and the rule of a problem", async () => {
  expect(await parseAsyncApi(document.replace("title: Test", "title: 1"))).toEqual([
    '3:10 "title" property type must be string (asyncapi-document-resolved)',
  ]);
});
