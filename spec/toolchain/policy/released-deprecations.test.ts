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
    // biome-ignore lint/suspicious/noExplicitAny: edits may change any part of a document, and a wrong edit
    // fails its test.
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
    "a form of a union, for which there is another",
    "/components/schemas/Union/anyOf/1",
    (d) => {
      d.components.schemas.Union.anyOf[1] = { type: "number" };
    },
  ],
  [
    "the schema of a member",
    "/components/schemas/Old/properties/a",
    (d) => Reflect.deleteProperty(d.components.schemas, "Old"),
  ],
];

const goneMessage =
  "was released as deprecated until 2027-05-22: restore it, because a deprecated part must work until its sunset, even if its removal is declared";

describe("what goes before its sunset", () => {
  it.each(removals)("%s", (_, pointer, remove) => {
    expect(problems(released(), remove)).toEqual([{ pointer, message: `was removed, but ${goneMessage}` }]);
    expect(problems(released(past), remove)).toEqual([]);
  });

  it("an operation, and what is deprecated of it", () => {
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

describe("dates that move", () => {
  it.each<[what: string, given: Partial<typeof dates>, said: string]>([
    ["since", { since: "2020-01-01" }, "since 2020-01-01 until 2027-05-22"],
    ["a sunset to an earlier day", { sunset: "2027-05-21" }, "since 2026-06-01 until 2027-05-21"],
    ["both", { since: "2020-01-01", sunset: "2026-11-23" }, "since 2020-01-01 until 2026-11-23"],
  ])("%s", (_, given, said) => {
    const all = findReleasedDeprecationProblems(released(), released(given), today);
    const was =
      "but was released with 2026-06-01 and 2027-05-22: keep the released since date, and the sunset or a later one";
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

describe("nothing is wrong", () => {
  it.each<[what: string, edit: Edit]>([
    ["where nothing changed", () => {}],
    ["with a later sunset", (d) => Object.assign(d, released({ sunset: "2027-05-23" }))],
    [
      "where a mark was taken back",
      (d) => {
        d.components.schemas.Old.properties.a = { type: "string" };
        delete d.components.schemas.Color["x-deprecated-values"];
      },
    ],
    [
      "where another form of a union went, and the mark of this one",
      (d) =>
        Object.assign(d.components.schemas.Union, { anyOf: [{ type: "string", description: "It stays." }] }),
    ],
    ["where something else went", (d) => Reflect.deleteProperty(d.components.schemas.Old.properties, "b")],
    ["where any value is taken", (d) => Object.assign(d.components.schemas, { Color: { type: "string" } })],
    [
      "in another order, with another name for a parameter of the path",
      (d) => {
        operation(d).parameters.reverse();
        operation(d).parameters[1].name = "key";
        d.paths = { "/x/{key}": { get: operation(d) } };
        d.components.schemas.Union.anyOf.reverse();
      },
    ],
    [
      "where a schema is renamed",
      (d) => {
        const { Old, ...schemas } = d.components.schemas;
        d.components.schemas = { ...schemas, Elder: Old };
      },
    ],
  ])("%s", (_, edit) => {
    expect(problems(released(), edit)).toEqual([]);
  });
});
