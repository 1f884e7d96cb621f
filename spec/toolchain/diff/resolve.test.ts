import { describe, expect, test } from "vitest";
import { pointerToken } from "../generate/schema.ts";
import { formatLine } from "./cases/all.ts";
import type { Editable } from "./cases/edit.ts";
import { diffContract } from "./diff-contract.ts";
import { parsePointer, resolvePointer } from "./resolve.ts";

const json = (schema: object) => ({ "application/json": { schema } });
const ref = (to: string) => ({ $ref: `#/components/${to}` });

/** Returns a document with a reference to each kind of part. */
const base = (): Editable => ({
  openapi: "3.1.0",
  info: { title: "Small", version: "1.0.0" },
  paths: {
    "/things": ref("pathItems/Things"),
    "/things/{id}": {
      get: {
        operationId: "getThing",
        parameters: [{ name: "id", in: "path", required: true, schema: ref("schemas/Item/properties/id") }],
        responses: { "200": { description: "It.", content: json(ref("schemas/Item")) } },
      },
    },
  },
  components: {
    pathItems: {
      Things: {
        parameters: [ref("parameters/Limit"), ref("parameters/Filter")],
        post: {
          operationId: "addThing",
          requestBody: ref("requestBodies/Thing"),
          responses: { "201": ref("responses/Added"), "4XX": ref("responses/Refused") },
          callbacks: { done: ref("callbacks/Done") },
        },
      },
    },
    parameters: {
      Limit: { name: "limit", in: "query", schema: { type: "integer" } },
      Filter: { name: "filter", in: "query", content: json(ref("schemas/Filter")) },
    },
    requestBodies: {
      Thing: { content: json(ref("schemas/Item")) },
      Done: { content: json(ref("schemas/Result")) },
    },
    responses: {
      Added: { description: "Added.", headers: { Total: ref("headers/Total"), By: ref("headers/By") } },
      Refused: ref("responses/Err"),
      Err: { description: "Refused.", content: json({ type: "object" }) },
    },
    headers: { Total: { schema: { type: "integer" } }, By: { content: json(ref("schemas/Filter")) } },
    callbacks: { Done: { "{$request.query.url}": { post: { requestBody: ref("requestBodies/Done") } } } },
    schemas: {
      Item: {
        type: "object",
        properties: { id: { type: "string" }, parts: { type: "array", items: ref("schemas/Item") } },
        patternProperties: { "^n": ref("schemas/Note") },
      },
      Filter: { type: "object", properties: { word: { type: "string" } } },
      Note: { type: "string" },
      Result: { type: "object", properties: { ok: { type: "boolean" } } },
    },
  },
});

async function changes(edit: (document: Editable) => void): Promise<string[]> {
  const present = base();
  edit(present);
  const texts = [base(), present].map((each) => ({ openapi: JSON.stringify(each), asyncapi: "" }));
  const [old, now] = texts as [(typeof texts)[0], (typeof texts)[0]];
  return (await diffContract("tambo", old, now, () => undefined)).changes.map(formatLine);
}

describe("a change to a referenced part", () => {
  test.each<[string, (components: Editable) => void, string[]?]>([
    [
      "breaking for clients | parameter-required POST /things query limit (request) | addThing",
      ({ parameters }) => Object.assign(parameters.Limit, { required: true }),
    ],
    [
      "a parameter gets another name",
      ({ parameters }) => Object.assign(parameters.Limit, { name: "most" }),
      [
        "breaking for clients | parameter-removed POST /things query limit (request) | addThing",
        "additive | parameter-added POST /things query most (request) | addThing",
      ],
    ],
    [
      "breaking for clients | field-removed Filter.word (request, response) | addThing",
      ({ schemas }) => Reflect.deleteProperty(schemas.Filter.properties, "word"),
    ],
    [
      "breaking | type-changed POST /things 201 header Total (response) | addThing",
      ({ headers }) => Object.assign(headers.Total.schema, { type: "string" }),
    ],
    [
      "the media type of a response changes",
      ({ responses }) => Object.assign(responses.Err, { content: { "text/plain": {} } }),
      [
        "breaking | media-type-removed POST /things 4XX (response) | addThing",
        "additive | media-type-added POST /things 4XX (response) | addThing",
      ],
    ],
    [
      "breaking for clients | body-required POST /things body (request) | addThing",
      ({ requestBodies }) => Object.assign(requestBodies.Thing, { required: true }),
    ],
    [
      "breaking for clients | operation-removed POST /things (request) | addThing",
      ({ pathItems }) => Reflect.deleteProperty(pathItems.Things, "post"),
    ],
    [
      "breaking | other-changed POST /things (request) | addThing",
      ({ schemas }) => Reflect.deleteProperty(schemas.Result.properties, "ok"),
    ],
    [
      "breaking | constraint-changed Item (request, response) | addThing getThing",
      ({ schemas }) => Object.assign(schemas.Note, { maxLength: 9 }),
    ],
    [
      "a schema inside another schema is referenced",
      ({ schemas }) => Object.assign(schemas.Item.properties.id, { maxLength: 9 }),
      [
        "breaking for clients | constraint-tightened Item.id (request) | addThing",
        "breaking for implementers | constraint-tightened Item.id (response) | getThing",
        "breaking for clients | constraint-tightened Item/properties/id (request) | getThing",
      ],
    ],
  ])("%s", async (finding, edit, expected = [finding]) => {
    expect(await changes(({ components }) => edit(components))).toEqual(expected);
  });

  test.each<[string, (document: Editable) => void]>([
    [
      "a parameter, response, header, body or path is written inline",
      ({ paths, components }) => {
        const { post } = components.pathItems.Things;
        paths["/things"] = {
          parameters: Object.values(components.parameters),
          post: {
            ...post,
            requestBody: components.requestBodies.Thing,
            responses: {
              "201": { ...components.responses.Added, headers: components.headers },
              "4XX": components.responses.Err,
            },
          },
        };
        for (const part of ["pathItems", "parameters", "responses", "headers"]) delete components[part];
      },
    ],
    [
      "a schema inside another schema is written inline",
      ({ paths, components }) =>
        Object.assign(paths["/things/{id}"].get.parameters[0], {
          schema: components.schemas.Item.properties.id,
        }),
    ],
    [
      "a reference is encoded differently",
      ({ paths }) => {
        paths["/things"].$ref = "#/components/path%49tems/Things";
      },
    ],
  ])("no change is reported: %s", async (_, edit) => {
    expect(await changes(edit)).toEqual([]);
  });
});

test("a path that its own callback references is reported once", async () => {
  const circle = (document: Editable) => {
    document.components.callbacks.Done["{$request.query.url}"] = ref("pathItems/Things");
  };
  const [old, present] = [base(), base()];
  for (const each of [old, present]) circle(each);
  present.components.parameters.Limit.required = true;
  const text = (each: Editable) => ({ openapi: JSON.stringify(each), asyncapi: "" });
  const { changes: found } = await diffContract("tambo", text(old), text(present), () => undefined);
  expect(found.map(formatLine)).toEqual([
    "breaking for clients | parameter-required POST /things query limit (request) | addThing",
  ]);
});

const asyncapi = (): Editable => ({
  asyncapi: "3.0.0",
  info: { title: "Small", version: "1.0.0" },
  channels: { things: { address: "/things", messages: { Thing: ref("messages/Thing") } } },
  operations: { readThings: { action: "send", channel: { $ref: "#/channels/things" } } },
  components: {
    messages: { Thing: { name: "thing", payload: ref("schemas/Thing/properties/data") } },
    schemas: { Thing: { type: "object", properties: { data: { type: "string" } } } },
  },
});

test("a schema inside another schema is also resolved from a message", async () => {
  const present = asyncapi();
  present.components.schemas.Thing.properties.data.type = "integer";
  const text = (each: Editable) => ({ openapi: "", asyncapi: JSON.stringify(each) });
  const { changes: found } = await diffContract("tambo", text(asyncapi()), text(present), () => undefined);
  expect(found.map(formatLine)).toEqual([
    "breaking | type-changed Thing/properties/data (event) | readThings | thing",
    "documentation | unused-schema-changed Thing",
  ]);
});

describe("a document that cannot be compared", () => {
  const missing = (member: string) => (document: Editable) => {
    delete document[member];
  };
  const shape = (schema: unknown) => (document: Editable) => {
    document.components.schemas.Shape = schema;
  };

  const messageFirst = (rows: [(document: Editable) => void, string][]) =>
    rows.map(([edit, message]) => [message, edit] as const);
  const wrongOperations = messageFirst([
    [missing("openapi"), " has no field `openapi`; supported versions: 3.1.x"],
    [missing("info"), ", at the root: the required field `info` is missing"],
    [missing("paths"), ", at the root: the required field `paths` is missing"],
    [(d) => Object.assign(d, { paths: 5 }), ", at /paths: expected an object, not 5"],
    [(d) => Object.assign(d.paths, { "/a": [] }), ", at /paths/~1a: expected an object, not a list"],
    [
      (d) => Object.assign(d.paths, { "/a": { get: { parameters: {} } } }),
      ", at /paths/~1a/get/parameters: expected a list, not an object",
    ],
    [
      (d) => Object.assign(d.paths, { "/a": { parameters: [{ name: "a" }] } }),
      ", at /paths/~1a/parameters/0: the required field `in` is missing",
    ],
    [shape(null), ", at /components/schemas/Shape: expected an object, not nothing"],
    [shape({ allOf: {} }), ", at /components/schemas/Shape/allOf: expected a list, not an object"],
    [shape({ required: true }), ", at /components/schemas/Shape/required: expected a list, not true"],
    [shape({ type: 5 }), ", at /components/schemas/Shape/type: expected a type, not 5"],
    [
      shape({ properties: { a: { $ref: "./x.yaml" } } }),
      ", at /components/schemas/Shape/properties/a: $ref ./x.yaml is external; bundle the document first",
    ],
    [
      shape(ref("schemas/None")),
      ", at /components/schemas/Shape: $ref #/components/schemas/None has no target",
    ],
    [
      shape({ items: { allOf: [ref("schemas/Shape/items")] } }),
      ", at /components/schemas/Shape/items: the schema is defined only by references to itself",
    ],
    [shape({ $ref: 5 }), ", at /components/schemas/Shape: $ref must be a string, not 5"],
    [
      shape(ref("schemas/Shape")),
      ", at /components/schemas/Shape: the schema is defined only by references to itself",
    ],
    [
      shape({ allOf: [ref("schemas/Shape"), { type: "object" }] }),
      ", at /components/schemas/Shape: the schema is defined only by references to itself",
    ],
    [
      shape({ anyOf: [{ type: "string" }, { oneOf: [ref("schemas/Shape/anyOf/1")] }] }),
      ", at /components/schemas/Shape: the schema is defined only by references to itself",
    ],
    [
      (d) => Object.assign(d.components.responses, { Err: ref("responses/Refused") }),
      ", at /components/pathItems/Things/post/responses/4XX: $ref #/components/responses/Refused is circular",
    ],
    [
      (d) =>
        Object.assign(d.components.requestBodies, {
          Thing: { ...ref("requestBodies/Done"), description: "One." },
          Done: { ...ref("requestBodies/Thing"), description: "Other." },
        }),
      ", at /components/pathItems/Things/post/requestBody: $ref #/components/requestBodies/Thing is circular",
    ],
    [
      (d) => Object.assign(d.components.parameters, { Limit: ref("parameters/None") }),
      ", at /components/parameters/Limit: $ref #/components/parameters/None has no target",
    ],
  ]);
  test.each(wrongOperations)("in OpenAPI%s", async (message, edit) => {
    const wrong = base();
    edit(wrong);
    const texts = { openapi: JSON.stringify(wrong), asyncapi: "", files: { openapi: "small.yaml" } };
    await expect(diffContract("tambo", texts, texts, () => undefined)).rejects.toThrow(
      expect.objectContaining({ name: "DocumentError", message: `OpenAPI document small.yaml${message}` }),
    );
  });

  const wrongStreams = messageFirst([
    [missing("channels"), ", at the root: the required field `channels` is missing"],
    [
      (d) => Object.assign(d.operations.readThings, { channel: { $ref: "#/channels/none" } }),
      ", at /operations/readThings/channel: $ref #/channels/none has no target",
    ],
    [
      (d) => Object.assign(d.components.messages, { Thing: ref("messages/Thing") }),
      ", at /channels/things/messages/Thing: $ref #/components/messages/Thing is circular",
    ],
    [
      (d) => Object.assign(d.components.messages.Thing, { payload: { $ref: "thing.json" } }),
      ", at /components/messages/Thing/payload: $ref thing.json is external; bundle the document first",
    ],
  ]);
  test.each(wrongStreams)("in AsyncAPI%s", async (message, edit) => {
    const wrong = asyncapi();
    edit(wrong);
    const texts = { openapi: "", asyncapi: JSON.stringify(wrong) };
    await expect(diffContract("tambo", texts, texts, () => undefined)).rejects.toThrow(
      expect.objectContaining({
        name: "DocumentError",
        message: `AsyncAPI document of tambo, before${message}`,
      }),
    );
  });

  test("because a part contains itself", async () => {
    const texts = { openapi: "openapi: 3.1.0\nx: &x { y: *x }\n", asyncapi: "" };
    await expect(diffContract("tambo", texts, texts)).rejects.toThrow(
      /^OpenAPI document of tambo, before is not valid YAML or JSON: /,
    );
  });
});

test("references are decoded before they are followed", () => {
  expect(parsePointer("#/paths/~1a~1%7Bid%7D/a%20b~0c/100%")).toEqual(["paths", "/a/{id}", "a b~c", "100%"]);
  expect(["/a/{id}", "b~c"].map(pointerToken)).toEqual(["~1a~1{id}", "b~0c"]);
  const document = { list: [{ "a/b": 1 }], none: null };
  expect(
    ["#/list/0/a~1b", "#/list/1", "#/none/deeper", "#/toString"].map((each) =>
      resolvePointer(document, each),
    ),
  ).toEqual([1, undefined, undefined, undefined]);
});
