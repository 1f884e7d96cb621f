import { expect, it } from "vitest";
import { findKeyScheme, findPathPrefix, writeContractList } from "./contract-list.ts";
import type { OpenApiDocument } from "./document.ts";
import { testDocument } from "./test-document.ts";

const operation = { operationId: "x", responses: {} };
const securitySchemes = {
  Bearer: { type: "http", scheme: "Bearer" },
  Key: { type: "apiKey", in: "header", name: "X-Key" },
};

/** Returns a document with the given paths and the given ways to send an API key. */
function document(paths: string[], security: object[] = []): OpenApiDocument {
  const plain = testDocument({}, Object.fromEntries(paths.map((path) => [`get ${path}`, operation])));
  return { ...plain, security, components: { ...plain.components, securitySchemes } };
}

it.each([
  ["/v1/runs", ["/v1/runs", "/v1/runs:stream"]],
  ["/v1/things", ["/v1/things", "/v1/things/{id}", "/v1/things/{id}/parts"]],
  ["/chat", ["/chat/{id}", "/chat/{id}/messages"]],
  ["/api", ["/api/v1/{id}", "/api/v2/{id}"]],
  ["", ["/apis", "/api"]],
])("finds the prefix %s", (prefix, paths) => {
  expect(findPathPrefix(document(paths))).toBe(prefix);
});

it("ignores paths that need no key when finding the prefix", () => {
  const open = document(["/v1/runs"]);
  open.paths["/healthz"] = { get: { ...operation, security: [{}] } };
  expect(findPathPrefix(open)).toBe("/v1/runs");
});

it.each([
  ["both", [{ Bearer: [] }, { Key: [] }], { bearer: true, header: "X-Key", required: true }],
  ["an optional bearer token", [{ Bearer: [] }, {}], { bearer: true, header: null, required: false }],
  ["nothing", [], { bearer: false, header: null, required: false }],
])("finds how clients send their key: %s", (_, security, scheme) => {
  expect(findKeyScheme(document([], security))).toEqual(scheme);
});

it("writes the list in the order of the documents", () => {
  const text = writeContractList(
    new Map([
      ["two-words", document(["/b"], [{ Bearer: [] }])],
      ["one", document(["/a/{id}"])],
    ]),
  );
  expect(
    text.slice(0, text.indexOf("\n/**")),
  ).toBe(`// generated from spec by \`npm run generate\`; do not edit
import { routes as oneRoutes } from "./one/handlers.ts";
import { routes as twoWordsRoutes } from "./two-words/handlers.ts";
`);
  expect(
    text.slice(text.indexOf("export const contracts"), text.indexOf("\n/** Name")),
  ).toBe(`export const contracts = [
  {
    name: "two-words",
    title: "Test",
    version: "1.0.0",
    pathPrefix: "/b",
    keyScheme: { bearer: true, header: null, required: true },
    routes: twoWordsRoutes,
  },
  {
    name: "one",
    title: "Test",
    version: "1.0.0",
    pathPrefix: "/a",
    keyScheme: { bearer: false, header: null, required: false },
    routes: oneRoutes,
  },
] as const;
`);
});
