import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "./events.ts";
import { SchemaChecks } from "./schema-checks.ts";

const log: string[] = [];
const checks = new SchemaChecks((line) => log.push(line));
const ofTool = (schema: JsonObject, value: Json) => checks.mistakesForServerTool("s/one", schema, value);

describe("mistakes in arguments", () => {
  const schema: JsonObject = {
    type: "object",
    properties: {
      city: { type: "string", minLength: 2 },
      unit: { enum: ["C", "F"] },
      days: { type: "array", items: { type: "integer" } },
      "a/b": { const: 1 },
    },
    required: ["city"],
    additionalProperties: false,
  };

  it.each<[string, Json, string[]]>([
    ["fit", { city: "Rome", unit: "C", days: [1] }, []],
    ["miss a member", {}, ["/city: is required"]],
    ["have one too many", { city: "Rome", "x~/": 1 }, ["/x~0~1: is not allowed"]],
    [
      "are wrong all over",
      { city: "R", unit: "K", days: [1, "2"], "a/b": 2 },
      [
        "/city: must NOT have fewer than 2 characters",
        '/unit: must be one of "C", "F"',
        "/days/1: must be integer",
        "/a~1b: must be 1",
      ],
    ],
    ["are no object", [], ["(root): must be object"]],
  ])("that %s", (_name, value, mistakes) => {
    expect(ofTool(schema, value)).toEqual(mistakes);
  });

  it("are named up to twenty", () => {
    const value = { city: "Rome", days: Array.from({ length: 25 }, () => "x") };
    const mistakes = ofTool(schema, value);
    expect([mistakes.length, mistakes[19], mistakes[20]]).toEqual([
      21,
      "/days/19: must be integer",
      "and 5 more",
    ]);
  });
});

describe("schemas", () => {
  const tuple = (rest: JsonObject): JsonObject => ({
    type: "object",
    properties: { pair: { type: "array", ...rest } },
  });

  it("are of 2020-12 if nothing else is said, and of draft-07 if that is said", () => {
    const value = { pair: ["a"] };
    expect(ofTool(tuple({ prefixItems: [{ type: "number" }] }), value)).toEqual(["/pair/0: must be number"]);
    const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };
    expect(ofTool({ ...draft7, ...tuple({ items: [{ type: "number" }] }) }, value)).toEqual([
      "/pair/0: must be number",
    ]);
  });

  it("may have one id, and refer to their own parts", () => {
    const schema = (type: string): JsonObject => ({
      $id: "https://example.com/a",
      properties: { x: { $ref: "#/$defs/x" } },
      $defs: { x: { type } },
    });
    expect(ofTool(schema("string"), { x: 1 })).toEqual(["/x: must be string"]);
    expect(ofTool(schema("boolean"), { x: 1 })).toEqual(["/x: must be boolean"]);
  });

  it("that take the id of a meta-schema do not spoil the others", () => {
    const id = "https://json-schema.org/draft/2020-12/schema";
    expect(ofTool({ $id: id, required: ["a"] }, {})).toEqual(["/a: is required"]);
    expect(ofTool({ $schema: id, required: ["b"] }, {})).toEqual(["/b: is required"]);
  });

  it.each<[string, JsonObject]>([
    ["with a wrong keyword", { required: "a" }],
    ["of another draft", { $schema: "http://json-schema.org/draft-04/schema#", type: "string" }],
    ["that is none", { type: "strnig" }],
    ["that refers to nothing", { $ref: "#/$defs/x" }],
    ["that refers to itself for ever", { $ref: "#" }],
    ["that answers later", { $async: true, type: "string" }],
  ])("%s let everything pass, which is logged once", (_name, schema) => {
    log.length = 0;
    expect([ofTool(schema, {}), ofTool(schema, {})]).toEqual([[], []]);
    expect(log).toEqual([
      expect.stringMatching(
        /^tool s\/one: arguments are not checked, for its input schema cannot be used: .+$/,
      ),
    ]);
  });

  const slow = "^(a+)+$";
  const value = { a: `${"a".repeat(40)}!` };

  it.each<[string, JsonObject]>([
    ["regular expressions for names", { patternProperties: { [slow]: {} } }],
    ["a regular expression in a negation", { not: { properties: { a: { pattern: slow } } } }],
    ["a regular expression in a choice", { oneOf: [{ properties: { a: { pattern: slow } } }, {}] }],
    ["a reference to themselves", { properties: { a: { $ref: "#" } } }],
    ["references in a circle", { $ref: "#/$defs/x", $defs: { x: { items: { $ref: "#/$defs/x" } } } }],
    ["references that multiply", { $ref: "#/$defs/30", $defs: doubling(30) }],
    ["a reference elsewhere", { $ref: "https://example.com/a" }],
    ["a reference to a name", { $ref: "#x", $defs: { x: { $anchor: "x" } } }],
    ["a reference to nothing", { $ref: "#/$defs/toString", $defs: {} }],
    ["a reference with an escape", { $ref: "#/$defs/%78", $defs: { x: {} } }],
    ["references and an id", { $id: "a:b", $ref: "#/$defs/x", $defs: { x: {} } }],
    ["dynamic references", { properties: { c: { $dynamicRef: "#" } } }],
    ["too many characters", { description: "x".repeat(64 * 1024) }],
    ["no end to their depth", deep(100_000)],
    ["another draft", { $schema: "http://json-schema.org/draft-04/schema#" }],
    ["a mistake", { type: "strnig" }],
  ])("of a request are not used if they have %s", (_name, schema) => {
    log.length = 0;
    expect(checks.mistakesForRequest({ required: ["b"], ...schema }, value)).toEqual([]);
    expect(log).toEqual([]);
  });

  it("of a request are used otherwise, and references followed", () => {
    const place: JsonObject = { type: "object", properties: { city: { $ref: "#/$defs/a~1b" } } };
    const schema: JsonObject = {
      properties: { from: place, to: { $ref: "#/properties/from" } },
      required: ["b"],
      $defs: { "a/b": { type: "string", minLength: 2 } },
    };
    expect(checks.mistakesForRequest(schema, { from: { city: 1 }, to: { city: "R" } })).toEqual([
      "/b: is required",
      "/from/city: must be string",
      "/to/city: must NOT have fewer than 2 characters",
    ]);
    expect(checks.mistakesForRequest({ $ref: "#/$defs/3", $defs: doubling(3) }, 1)).toEqual([
      "(root): must be string",
    ]);
  });

  it("of a request are used without their regular expressions", () => {
    const schema: JsonObject = {
      properties: { a: { type: "string", pattern: slow }, c: { type: "string", pattern: "[" } },
      required: ["b"],
    };
    expect(checks.mistakesForRequest(schema, { ...value, c: 1 })).toEqual([
      "/b: is required",
      "/c: must be string",
    ]);
  });

  it("of server tools are used with their regular expressions", () => {
    expect(ofTool({ properties: { a: { pattern: "^b" } } }, { a: "a" })).toEqual([
      '/a: must match pattern "^b"',
    ]);
  });
});

/** Definitions `0` … `levels`, each but the first of which refers to the one before it twice. */
function doubling(levels: number): JsonObject {
  const definitions: JsonObject = { 0: { type: "string" } };
  for (let level = 1; level <= levels; level += 1) {
    const before = { $ref: `#/$defs/${level - 1}` };
    definitions[level] = { allOf: [before, before] };
  }
  return definitions;
}

function deep(levels: number): JsonObject {
  let schema: JsonObject = {};
  for (let level = 0; level < levels; level += 1) schema = { not: schema };
  return schema;
}
