import { describe, expect, it } from "vitest";
import { bodyOf, refusalOf } from "./testing.ts";

type Row = [name: string, body: unknown, param: string, why: string, place?: string];

const unknown = "is not a member of this API; remove it or correct its name";
const config = "request.tools[0].config";
const fn = { type: "function", name: "f", description: "d", input_schema: { type: "object" } };
const { name: _, ...withoutName } = fn;
const toolOf = (tool: unknown) => bodyOf({ tools: [tool] });

describe("tools", () => {
  it.each<Row>([
    ["an object", bodyOf({ tools: {} }), "request.tools", "must be an array or null, not an object"],
    [
      "a text in the list",
      bodyOf({ tools: ["web_search"] }),
      "request.tools[0]",
      "must be an object, not a string",
    ],
    ["without type", bodyOf({ tools: [{}] }), "request.tools[0].type", "is required"],
    [
      "a number as type",
      bodyOf({ tools: [{ type: "web_search" }, { type: 1 }] }),
      "request.tools[1].type",
      'must be one of "function", "web_search", "web_fetch", "code_execution", "computer_use", "file_search", "text_editor", not 1',
    ],
    ["function without name", toolOf(withoutName), "request.tools[0].name", "is required"],
    [
      "function with a number as name",
      toolOf({ ...fn, name: 1 }),
      "request.tools[0].name",
      "must be a string, not a number",
    ],
    [
      "function with a blank name",
      toolOf({ ...fn, name: " " }),
      "request.tools[0].name",
      "must not be blank",
    ],
    [
      "function with null as description",
      toolOf({ ...fn, description: null }),
      "request.tools[0].description",
      "must be a string, not null",
    ],
    [
      "function with a text as schema",
      toolOf({ ...fn, input_schema: "x" }),
      "request.tools[0].input_schema",
      "must be an object, not a string",
    ],
    ["function with a config", toolOf({ ...fn, config: {} }), config, "must be null, not an object"],
    [
      "web_search: a text as config",
      toolOf({ type: "web_search", config: "x" }),
      config,
      "must be an object or null, not a string",
    ],
    [
      "web_search: a list as config",
      toolOf({ type: "web_search", config: [] }),
      config,
      "must be an object or null, not an array",
    ],
    [
      "web_search: a negative number",
      toolOf({ type: "web_search", config: { max_uses: -1 } }),
      config,
      "must be at least 1",
      `${config}.max_uses`,
    ],
    [
      "web_search: a number as domain",
      toolOf({ type: "web_search", config: { allowed_domains: ["a", 1] } }),
      config,
      "must be a string, not a number",
      `${config}.allowed_domains[1]`,
    ],
    [
      "web_search: an unknown member of the location",
      toolOf({ type: "web_search", config: { user_location: { planet: "x" } } }),
      config,
      unknown,
      `${config}.user_location.planet`,
    ],
    [
      "web_fetch: a text as domains",
      toolOf({ type: "web_fetch", config: { blocked_domains: "a" } }),
      config,
      "must be an array or null, not a string",
      `${config}.blocked_domains`,
    ],
    [
      "web_fetch: an unknown member",
      toolOf({ type: "web_fetch", config: { user_location: {} } }),
      config,
      unknown,
      `${config}.user_location`,
    ],
    [
      "code_execution: a text as languages",
      toolOf({ type: "code_execution", config: { languages: "js" } }),
      config,
      "must be an array or null, not a string",
      `${config}.languages`,
    ],
    [
      "code_execution: a negative time",
      toolOf({ type: "code_execution", config: { timeout_seconds: -1 } }),
      config,
      "must be at least 1",
      `${config}.timeout_seconds`,
    ],
    [
      "computer_use: no width",
      toolOf({ type: "computer_use", config: { display_height: 1 } }),
      config,
      "is required",
      `${config}.display_width`,
    ],
    [
      "computer_use: a text as height",
      toolOf({ type: "computer_use", config: { display_width: 1, display_height: "1" } }),
      config,
      "must be an integer, not a string",
      `${config}.display_height`,
    ],
    [
      "file_search: a fraction",
      toolOf({ type: "file_search", config: { max_results: 1.5 } }),
      config,
      "must be an integer or null, not 1.5",
      `${config}.max_results`,
    ],
    [
      "text_editor: an unknown member",
      toolOf({ type: "text_editor", config: { a: 1 } }),
      config,
      unknown,
      `${config}.a`,
    ],
  ])("%s: refused [G-045][G-082][G-083][GX-08][GX-15]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });
});

describe("output_format", () => {
  const schema = "request.output_format.json_schema";
  const formatOf = (json_schema: unknown) => bodyOf({ output_format: { type: "json_schema", json_schema } });

  it.each<Row>([
    [
      "a text",
      bodyOf({ output_format: "json" }),
      "request.output_format",
      "must be an object or null, not a string",
    ],
    [
      "of another type",
      bodyOf({ output_format: { type: "xml_schema", json_schema: { type: "object" } } }),
      "request.output_format.type",
      'must be "json_schema", not "xml_schema"',
    ],
    [
      "null as schema",
      bodyOf({ output_format: { type: "json_schema", json_schema: null } }),
      schema,
      "must be an object, not null",
    ],
    ["a schema without type", formatOf({}), `${schema}.type`, "is required"],
    [
      "a list of types",
      formatOf({ type: ["string", "null"] }),
      `${schema}.type`,
      'must be one of "object", "array", "string", "number", "integer", "boolean", "null", not an array',
    ],
    [
      "a schema without type, nested",
      formatOf({ type: "object", properties: { data: { type: "array", items: { properties: {} } } } }),
      `${schema}.properties.data.items.type`,
      "is required",
    ],
    [
      "a list as properties",
      formatOf({ type: "object", properties: [] }),
      `${schema}.properties`,
      "must be an object, not an array",
    ],
    [
      "a boolean as property",
      formatOf({ type: "object", properties: { a: true } }),
      `${schema}.properties.a`,
      "must be an object, not a boolean",
    ],
    [
      "a number as required",
      formatOf({ type: "object", properties: {}, required: [1] }),
      `${schema}.required[0]`,
      "must be a string, not a number",
    ],
    [
      "a number in enum",
      formatOf({ type: "string", enum: [1] }),
      `${schema}.enum[0]`,
      "must be a string, not a number",
    ],
    [
      "a schema as additionalProperties",
      formatOf({ type: "object", additionalProperties: { type: "string" } }),
      `${schema}.additionalProperties`,
      "must be a boolean, not an object",
    ],
    [
      "a number as description",
      formatOf({ type: "string", description: 1 }),
      `${schema}.description`,
      "must be a string, not a number",
    ],
    [
      "an array without items, nested",
      formatOf({ type: "object", properties: { a: { type: "array" } } }),
      `${schema}.properties.a.items`,
      "is required",
    ],
    [
      "required beyond properties",
      formatOf({ type: "object", properties: { name: { type: "string" } }, required: ["name", "age"] }),
      `${schema}.required[1]`,
      "must be the name of one of the properties",
    ],
  ])("%s: refused [G-048][G-052]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });
});
