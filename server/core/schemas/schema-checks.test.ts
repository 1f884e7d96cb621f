import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../events.ts";
import { JobAbortedError } from "./check-process.ts";
import { SchemaChecks } from "./schema-checks.ts";

const log: string[] = [];
const checks = new SchemaChecks((line) => log.push(line));
const scope = { projectId: "p", signal: new AbortController().signal };
const checkTool = (schema: JsonObject, value: Json) => checks.findToolIssues("s/one", schema, value, scope);
const checkRequest = (schema: JsonObject, value: Json) => checks.findRequestIssues(schema, value, scope);

describe("errors in arguments", () => {
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
    ["lack a property", {}, ["/city: is required"]],
    ["have an extra property", { city: "Rome", "x~/": 1 }, ["/x~0~1: is not allowed"]],
    [
      "have several errors",
      { city: "R", unit: "K", days: [1, "2"], "a/b": 2 },
      [
        "/city: must NOT have fewer than 2 characters",
        '/unit: must be one of "C", "F"',
        "/days/1: must be integer",
        "/a~1b: must be 1",
      ],
    ],
    ["are not an object", [], ["(root): must be object"]],
  ])("that %s", async (_name, value, issues) => {
    expect(await checkTool(schema, value)).toEqual(issues);
  });

  it("are listed up to twenty", async () => {
    const value = { city: "Rome", days: Array.from({ length: 25 }, () => "x") };
    const issues = await checkTool(schema, value);
    expect([issues.length, issues[19], issues[20]]).toEqual([21, "/days/19: must be integer", "and 5 more"]);
  });

  it("are counted up to two hundred, and truncated if long", async () => {
    const items = { enum: Array.from({ length: 600 }, (_, i) => `value ${i}`) };
    const issues = await checkTool({ items }, Array(1_000).fill(0));
    expect([issues.length, issues[0]?.length, issues[0]?.slice(-12), issues.at(-1)]).toEqual([
      21,
      1_001,
      expect.stringMatching(/…$/),
      "and more",
    ]);
  });

  it.each<[string, JsonObject, Json, string]>([
    ["schema", {}, Array(1_000_000).fill("text"), "the value has more than 4194304 characters of JSON"],
    [
      "value",
      { pattern: "a", description: "x".repeat(1024 * 1024) },
      1,
      "the schema has more than 1048576 characters of JSON",
    ],
    ["depth", {}, createNested(100_000), "the value is nested too deeply"],
  ])("are not searched above the limits: %s", async (_name, schema, value, message) => {
    await expect(checkTool(schema, value)).rejects.toThrow(new JobAbortedError(message));
  });
});

describe("schemas", () => {
  const tuple = (rest: JsonObject): JsonObject => ({
    type: "object",
    properties: { pair: { type: "array", ...rest } },
  });

  it("are of 2020-12 by default, and of draft-07 if declared", async () => {
    const value = { pair: ["a"] };
    expect(await checkTool(tuple({ prefixItems: [{ type: "number" }] }), value)).toEqual([
      "/pair/0: must be number",
    ]);
    const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };
    expect(await checkTool({ ...draft7, ...tuple({ items: [{ type: "number" }] }) }, value)).toEqual([
      "/pair/0: must be number",
    ]);
  });

  it("may have the same id, and refer to their own parts", async () => {
    const schema = (type: string): JsonObject => ({
      $id: "https://example.com/a",
      properties: { x: { $ref: "#/$defs/x" } },
      $defs: { x: { type } },
    });
    expect(await checkTool(schema("string"), { x: 1 })).toEqual(["/x: must be string"]);
    expect(await checkTool(schema("boolean"), { x: 1 })).toEqual(["/x: must be boolean"]);
  });

  it("with the id of a meta-schema do not affect others", async () => {
    const id = "https://json-schema.org/draft/2020-12/schema";
    expect(await checkTool({ $id: id, required: ["a"] }, {})).toEqual(["/a: is required"]);
    expect(await checkTool({ $schema: id, required: ["b"] }, {})).toEqual(["/b: is required"]);
  });

  it.each<[string, JsonObject]>([
    ["with an invalid keyword", { required: "a" }],
    ["of another draft", { $schema: "http://json-schema.org/draft-04/schema#", type: "string" }],
    ["that is not a schema", { type: "strnig" }],
    ["with a missing reference target", { $ref: "#/$defs/x" }],
    ["that refers to itself endlessly", { $ref: "#" }],
    ["that is asynchronous", { $async: true, type: "string" }],
  ])("%s accept every value, which is logged once", async (_name, schema) => {
    log.length = 0;
    expect([await checkTool(schema, {}), await checkTool(schema, {})]).toEqual([[], []]);
    expect(log).toEqual([
      expect.stringMatching(
        /^tool s\/one: arguments are not checked, because its input schema cannot be used: .+$/,
      ),
    ]);
  });

  it.each<[string, JsonObject]>([
    ["a reference to another document", { $ref: "https://example.com/a" }],
    ["a missing reference target", { $ref: "#/$defs/x", $defs: {} }],
    ["another draft", { $schema: "http://json-schema.org/draft-04/schema#" }],
    ["a mistake", { type: "strnig" }],
    ["an invalid pattern in `oneOf`", { oneOf: [{ properties: { a: { pattern: "(?P<x>a)" } } }] }],
  ])("of a request accept every value if they have %s", async (_name, schema) => {
    log.length = 0;
    expect(await checkRequest({ required: ["b"], ...schema }, { a: "a" })).toEqual([]);
    expect(log).toEqual([]);
  });

  it.each<[string, JsonObject]>([
    ["regular expressions for property names", { patternProperties: { "^a": { const: 1 } } }],
    ["a regular expression in a negation", { not: { properties: { a: { pattern: "^a" } } } }],
    ["a reference to themselves", { type: "object", properties: { a: { $ref: "#" } } }],
    ["references that multiply", { $ref: "#/$defs/12", $defs: createDoublingSchema(12) }],
    ["a reference to a name", { $ref: "#x", $defs: { x: { $anchor: "x", maxProperties: 0 } } }],
    ["a reference with an escape", { $ref: "#/$defs/%78", $defs: { x: { maxProperties: 0 } } }],
    ["references and an id", { $id: "a:b", $ref: "#/$defs/x", $defs: { x: { maxProperties: 0 } } }],
    ["dynamic references", { type: "object", properties: { a: { $dynamicRef: "#" } } }],
    ["many characters", { description: "x".repeat(64 * 1024), maxProperties: 0 }],
    ["contains", { properties: { a: { type: "array", contains: {} } } }],
  ])("of a request are used if they have %s", async (_name, schema) => {
    expect(await checkRequest(schema, { a: "a" })).not.toEqual([]);
  });

  it("of a request are used without invalid patterns", async () => {
    const schema: JsonObject = {
      properties: {
        a: { pattern: "^b" },
        c: { type: "string", pattern: "(?P<x>a)" },
        // This pattern is valid only without the `u` flag.
        d: { pattern: "a\\-b" },
      },
      required: ["b"],
    };
    expect(await checkRequest(schema, { a: "a", c: 1, d: "ab" })).toEqual([
      "/b: is required",
      '/a: must match pattern "^b"',
      "/c: must be string",
      '/d: must match pattern "a\\-b"',
    ]);
  });

  it("of a request are otherwise used, with their references", async () => {
    const placeSchema: JsonObject = { type: "object", properties: { city: { $ref: "#/$defs/a~1b" } } };
    const schema: JsonObject = {
      properties: { from: placeSchema, to: { $ref: "#/properties/from" } },
      required: ["b"],
      $defs: { "a/b": { type: "string", minLength: 2 } },
    };
    expect(await checkRequest(schema, { from: { city: 1 }, to: { city: "R" } })).toEqual([
      "/b: is required",
      "/from/city: must be string",
      "/to/city: must NOT have fewer than 2 characters",
    ]);
    expect(await checkRequest({ $ref: "#/$defs/3", $defs: createDoublingSchema(3) }, 1)).toEqual([
      "(root): must be string",
    ]);
  });

  it("of server tools are used with their regular expressions", async () => {
    expect(await checkTool({ properties: { a: { pattern: "^b" } } }, { a: "a" })).toEqual([
      '/a: must match pattern "^b"',
    ]);
  });
});

/** Creates the definitions `0` … `levels`. Each one refers to the previous definition twice. */
function createDoublingSchema(levels: number): JsonObject {
  const definitions: JsonObject = { 0: { type: "string" } };
  for (let level = 1; level <= levels; level += 1) {
    const before = { $ref: `#/$defs/${level - 1}` };
    definitions[level] = { allOf: [before, before] };
  }
  return definitions;
}

/** Creates nested arrays. */
function createNested(levels: number): Json {
  let value: Json = [];
  for (let level = 1; level < levels; level += 1) value = [value];
  return value;
}
