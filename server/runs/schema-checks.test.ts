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

  it.each<[string, JsonObject]>([
    ["a regular expression", { properties: { a: { type: "string", pattern: "^(a+)+$" } } }],
    ["a reference", { $ref: "#/$defs/x", $defs: { x: { required: ["b"] } } }],
    ["too many characters", { required: ["b"], description: "x".repeat(64 * 1024) }],
    ["a mistake", { type: "strnig" }],
  ])("of a request are not used if they have %s", (_name, schema) => {
    log.length = 0;
    expect(checks.mistakesForRequest(schema, { a: `${"a".repeat(40)}!` })).toEqual([]);
    expect(log).toEqual([]);
  });

  it("of a request are used otherwise", () => {
    expect(checks.mistakesForRequest({ required: ["b"] }, {})).toEqual(["/b: is required"]);
  });
});
