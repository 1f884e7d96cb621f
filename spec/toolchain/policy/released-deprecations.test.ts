import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../generate/document.ts";
import { ref, testDocument } from "../generate/test-document.ts";
import { findReleasedDeprecationProblems } from "./released-deprecations.ts";

const today = "2026-11-22";
const dates = { since: "2026-06-01", sunset: "2027-05-22" };
const mark = (given: Partial<typeof dates> = {}) => {
  const { since, sunset } = { ...dates, ...given };
  return { deprecated: true, "x-deprecated-since": since, "x-sunset": sunset };
};
const past = { sunset: today };

type Edit = (document: ReturnType<typeof released>) => void;

/** Returns a document with one deprecated part of each kind. */
function released(given: Partial<typeof dates> = {}) {
  const marks = mark(given);
  return testDocument(
    {
      Old: { type: "object", properties: { a: { type: "string", ...marks }, b: { type: "string" } } },
      Union: { anyOf: [ref("Old"), { type: "string", ...marks }] },
      Color: {
        type: "string",
        enum: ["red", "blue"],
        "x-deprecated-values": { red: { ...dates, ...given } },
      },
    },
    {
      "get /x/{id}": {
        operationId: "readX",
        ...marks,
        parameters: [
          { name: "id", in: "path", schema: {} },
          { name: "q", in: "query", schema: {}, ...marks },
        ],
        responses: { 200: { description: "X.", headers: { "X-A": { schema: {}, ...marks } } } },
      },
    },
    // biome-ignore lint/suspicious/noExplicitAny: edits may change any part, and a wrong edit fails its test.
  ) as any;
}

const problems = (old: OpenApiDocument, edit: Edit): unknown => {
  const present = structuredClone(old);
  edit(present as never);
  return findReleasedDeprecationProblems(old, present, today);
};

const operation = (document: ReturnType<typeof released>) => document.paths["/x/{id}"].get;

const removals: [what: string, pointer: string, remove: Edit][] = [
  [
    "a query parameter",
    "/paths/~1x~1{id}/get/parameters/1",
    (d) => {
      operation(d).parameters.pop();
    },
  ],
  [
    "a header",
    "/paths/~1x~1{id}/get/responses/200/headers/X-A",
    (d) => {
      operation(d).responses[200].headers = {};
    },
  ],
  [
    "a member",
    "/components/schemas/Old/properties/a",
    (d) => Reflect.deleteProperty(d.components.schemas.Old.properties, "a"),
  ],
  [
    "a variant of a union, which another variant replaces",
    "/components/schemas/Union/anyOf/1",
    (d) => {
      d.components.schemas.Union.anyOf[1] = { type: "number" };
    },
  ],
  [
    "the schema of a field",
    "/components/schemas/Old/properties/a",
    (d) => Reflect.deleteProperty(d.components.schemas, "Old"),
  ],
];

const goneMessage =
  "was released as deprecated until 2027-05-22: restore it, because a deprecated part must work until its sunset, even if its removal is declared";

describe("a part that is removed before its sunset", () => {
  it.each(removals)("%s", (_, pointer, remove) => {
    expect(problems(released(), remove)).toEqual([{ pointer, message: `was removed, but ${goneMessage}` }]);
    expect(problems(released(past), remove)).toEqual([]);
  });

  it("an operation with deprecated parts", () => {
    const at = "/paths/~1x~1{id}/get";
    const message = `was removed, but ${goneMessage}`;
    expect(problems(released(), (d) => Object.assign(d, { paths: {} }))).toEqual([
      { pointer: at, message },
      { pointer: `${at}/parameters/1`, message },
      { pointer: `${at}/responses/200/headers/X-A`, message },
    ]);
  });

  it.each([
    ["of a list", { enum: ["blue"] }],
    ["of a list of one", { const: "blue" }],
  ])("a value, %s", (_, schema) => {
    const edit: Edit = (d) => {
      d.components.schemas.Color = { type: "string", ...schema };
    };
    expect(problems(released(), edit)).toEqual([
      {
        pointer: "/components/schemas/Color",
        message: `no longer has the value red, which ${goneMessage}`,
      },
    ]);
    expect(problems(released(past), edit)).toEqual([]);
  });
});

describe("changed dates", () => {
  it.each<[what: string, given: Partial<typeof dates>, said: string]>([
    ["since", { since: "2020-01-01" }, "since 2020-01-01 until 2027-05-22"],
    ["an earlier sunset", { sunset: "2027-05-21" }, "since 2026-06-01 until 2027-05-21"],
    ["both", { since: "2020-01-01", sunset: "2026-11-23" }, "since 2020-01-01 until 2026-11-23"],
  ])("%s", (_, given, said) => {
    const all = findReleasedDeprecationProblems(released(), released(given), today);
    const was =
      "but was released with 2026-06-01 and 2027-05-22: keep the released since date, and do not move the sunset to an earlier date";
    const at = "/paths/~1x~1{id}/get";
    expect(all).toEqual([
      ...["", "/parameters/1", "/responses/200/headers/X-A"].map((step) => ({
        pointer: `${at}${step}`,
        message: `is deprecated ${said}, ${was}`,
      })),
      { pointer: "/components/schemas/Old/properties/a", message: `is deprecated ${said}, ${was}` },
      { pointer: "/components/schemas/Union/anyOf/1", message: `is deprecated ${said}, ${was}` },
      { pointer: "/components/schemas/Color", message: `deprecates the value red ${said}, ${was}` },
    ]);
  });
});

describe("reports no problem", () => {
  it.each<[what: string, edit: Edit]>([
    ["if nothing changed", () => {}],
    ["with a later sunset", (d) => Object.assign(d, released({ sunset: "2027-05-23" }))],
    [
      "if a deprecation was withdrawn",
      (d) => {
        d.components.schemas.Old.properties.a = { type: "string" };
        delete d.components.schemas.Color["x-deprecated-values"];
      },
    ],
    [
      "if a different variant of the union was removed, and this one's deprecation was withdrawn",
      (d) =>
        Object.assign(d.components.schemas.Union, { anyOf: [{ type: "string", description: "It stays." }] }),
    ],
    [
      "if something else was removed",
      (d) => Reflect.deleteProperty(d.components.schemas.Old.properties, "b"),
    ],
    ["if any value is accepted", (d) => Object.assign(d.components.schemas, { Color: { type: "string" } })],
    [
      "if parts are reordered and a path parameter is renamed",
      (d) => {
        operation(d).parameters.reverse();
        operation(d).parameters[1].name = "key";
        d.paths = { "/x/{key}": { get: operation(d) } };
        d.components.schemas.Union.anyOf.reverse();
      },
    ],
    [
      "if a schema was renamed",
      (d) => {
        const { Old, ...schemas } = d.components.schemas;
        d.components.schemas = { ...schemas, Elder: Old };
      },
    ],
  ])("%s", (_, edit) => {
    expect(problems(released(), edit)).toEqual([]);
  });
});
