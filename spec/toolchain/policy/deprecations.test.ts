import { createTester } from "@typespec/compiler/testing";
import { getOpenAPI3 } from "@typespec/openapi3";
import { describe, expect, it } from "vitest";
import { correctDocuments } from "../generate/corrections/corrections.ts";
import type { OpenApiDocument, Operation, Parameter } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { testDocument } from "../generate/test-document.ts";
import { findDeprecationProblems } from "./deprecations.ts";

const today = "2026-11-22";
const dates = { "x-deprecated-since": "2026-11-22", "x-sunset": "2027-05-22" };

/** Returns a document with a deprecated operation, parameter, header or schema. */
function document({
  operation = {},
  parameter = {},
  header = {},
  schema = {},
}: {
  operation?: Partial<Operation>;
  parameter?: Partial<Parameter>;
  header?: object;
  schema?: Schema;
}): OpenApiDocument {
  return testDocument(
    { Old: schema },
    {
      "get /x": {
        operationId: "readX",
        parameters: [{ name: "a", in: "query", schema: {}, ...parameter }],
        responses: { 200: { description: "X.", headers: { "X-A": { schema: {}, ...header } } } },
        ...operation,
      },
    },
  );
}

describe("reports no problem", () => {
  it.each<[what: string, given: OpenApiDocument]>([
    ["if nothing is deprecated", document({})],
    [
      "with dates on every kind of deprecated part",
      document({
        operation: { deprecated: true, ...dates },
        parameter: { deprecated: true, ...dates, schema: { type: "string", ...dates } },
        header: { deprecated: true, ...dates },
        schema: { deprecated: true, ...dates, properties: { a: { deprecated: true, ...dates } } },
      }),
    ],
    [
      "with a deprecated value",
      document({
        schema: {
          enum: ["a", 1],
          "x-deprecated-values": { 1: { since: "2025-08-31", sunset: "2026-11-23" } },
        },
      }),
    ],
    [
      "with six months that end in a shorter month",
      document({
        schema: { deprecated: true, "x-deprecated-since": "2026-08-31", "x-sunset": "2027-02-28" },
      }),
    ],
  ])("%s", (_, given) => {
    expect(findDeprecationProblems(given, today)).toEqual([]);
  });
});

describe("reports each violation with its location", () => {
  const old = "/components/schemas/Old";
  it.each<[message: string, given: OpenApiDocument, pointer: string]>([
    [
      "is deprecated without x-deprecated-since and x-sunset: add them with @extension",
      document({ operation: { deprecated: true } }),
      "/paths/~1x/get",
    ],
    [
      "is deprecated without x-sunset: add them with @extension",
      document({ parameter: { deprecated: true, "x-deprecated-since": today } }),
      "/paths/~1x/get/parameters/0",
    ],
    [
      "is deprecated without x-deprecated-since and x-sunset: add them with @extension",
      document({ parameter: { schema: { items: { deprecated: true } } } }),
      "/paths/~1x/get/parameters/0/schema/items",
    ],
    [
      "is deprecated without x-deprecated-since: add them with @extension",
      document({ header: { deprecated: true, "x-sunset": "2027-05-22" } }),
      "/paths/~1x/get/responses/200/headers/X-A",
    ],
    [
      "is deprecated without x-deprecated-since and x-sunset: add them with @extension",
      document({ schema: { properties: { a: { deprecated: true } } } }),
      `${old}/properties/a`,
    ],
    [
      "has x-deprecated-since, but is not deprecated: add #deprecated",
      document({ schema: { ...dates } }),
      old,
    ],
    [
      "has x-sunset, but is not deprecated: add #deprecated",
      document({ operation: { "x-sunset": "2027-05-22" } }),
      "/paths/~1x/get",
    ],
    [
      'is deprecated since "22.11.2026" until "2027-05-22": use dates such as "2026-11-22"',
      document({ schema: { deprecated: true, ...dates, "x-deprecated-since": "22.11.2026" } }),
      old,
    ],
    [
      'is deprecated since "2026-11-22" until "2027-06-31": use dates such as "2026-11-22"',
      document({ schema: { deprecated: true, ...dates, "x-sunset": "2027-06-31" } }),
      old,
    ],
    [
      "is deprecated since 2026-11-22 until 2027-05-21: the sunset must be at least 6 months later, on 2027-05-22 or after",
      document({ schema: { deprecated: true, ...dates, "x-sunset": "2027-05-21" } }),
      old,
    ],
    [
      "is deprecated until 2026-11-22, which has passed: remove it in a new major version, or set a later sunset",
      document({ schema: { deprecated: true, "x-deprecated-since": "2026-01-01", "x-sunset": today } }),
      old,
    ],
    [
      "deprecates b in x-deprecated-values, which is not one of its values",
      document({
        schema: { enum: ["a"], "x-deprecated-values": { b: { since: today, sunset: "2027-05-22" } } },
      }),
      old,
    ],
    [
      'deprecates the value a since "2026-11-22" until undefined: use dates such as "2026-11-22"',
      document({ schema: { enum: ["a"], "x-deprecated-values": { a: { since: today } } } }),
      old,
    ],
    [
      "deprecates the value a until 2026-11-01, which has passed: remove it in a new major version, or set a later sunset",
      document({
        schema: { enum: ["a"], "x-deprecated-values": { a: { since: "2026-01-01", sunset: "2026-11-01" } } },
      }),
      old,
    ],
    [
      "has x-deprecated-values that is not an object",
      document({ schema: { "x-deprecated-values": ["a"] } }),
      old,
    ],
  ])("%s", (message, given, pointer) => {
    expect(findDeprecationProblems(given, today)).toEqual([{ pointer, message }]);
  });
});

it("accepts a contract that deprecates a part as described in spec/README.md", async () => {
  const tester = createTester(`${import.meta.dirname}/../../..`, {
    libraries: ["@typespec/http", "@typespec/openapi", "@typespec/openapi3"],
  })
    .importLibraries()
    .using("Http", "OpenAPI");
  const marks = `#deprecated "Use something else."
    @extension("x-deprecated-since", "2026-11-22")
    @extension("x-sunset", "2027-05-22")`;
  const { program } = await tester.compile(`
    @service(#{ title: "Test" }) namespace Test;
    @extension("x-deprecated-values", #{ red: #{ since: "2026-11-22", sunset: "2027-05-22" } })
    union Color { "red", "blue" }
    ${marks} model Old { a: string; }
    model New { ${marks} color?: Color; }
    model Answer { @bodyRoot body: New; ${marks} @header("X-Old") old?: string; }
    ${marks} @get op read(${marks} @query color?: Color): Answer;
  `);
  const [service] = await getOpenAPI3(program, {
    "openapi-versions": ["3.1.0"],
    "omit-unreachable-types": false,
  });
  if (service === undefined || service.versioned) throw new Error("one document was expected");
  const emitted = JSON.parse(JSON.stringify(service.document)) as OpenApiDocument;
  const none = {
    examples: new Map(),
    streamExamples: new Map(),
    formDocs: new Map(),
    pages: new Map(),
    enumDocs: new Map(),
    frameUnions: new Set<string>(),
    streamUnions: new Map<string, string>(),
  };
  const { openapi } = correctDocuments({
    openapi31: emitted,
    openapi32: emitted,
    asyncapi: { components: { schemas: {} } },
    ...none,
  } as never);
  const marked = { deprecated: true, ...dates };
  expect(openapi.paths["/"]?.get).toMatchObject({
    ...marked,
    parameters: [marked],
    responses: { 200: { headers: { "X-Old": marked } } },
  });
  expect(openapi.components.schemas).toMatchObject({
    Color: { "x-deprecated-values": { red: { since: "2026-11-22", sunset: "2027-05-22" } } },
    New: { properties: { color: marked } },
    Old: marked,
  });
  expect(findDeprecationProblems(openapi, today)).toEqual([]);
});
