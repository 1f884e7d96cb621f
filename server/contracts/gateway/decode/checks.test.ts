import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { type BuiltinNames, checkOutputSchema, checkToolResults, checkUrls, readBuiltins } from "./checks.ts";

type Messages = Parameters<typeof checkUrls>[0];

const image = (url: string) => ({ type: "image" as const, source: { type: "url" as const, url } });
const result = (url: string) => ({
  type: "tool_result" as const,
  tool_use_id: "a",
  content: [image(url)],
});

it("accepts valid URLs, and blocks without one [G-061]", () => {
  const data: Messages = [
    { role: "user", content: "https://:" },
    { role: "user", content: [image("https://example.com/cat.png"), { type: "text", text: "http://[" }] },
    {
      role: "user",
      content: [{ type: "image", source: { type: "base64", data: "" } }, result("http://a/b")],
    },
  ];
  expect(() => checkUrls(data)).not.toThrow();
});

it.each<[string, Messages, string]>([
  [
    "a message",
    [{ role: "user", content: [image("http://a:99999/")] }],
    "request.messages[0].content[0].source.url",
  ],
  [
    "the result of a call",
    [{ role: "user", content: [{ type: "text", text: "" }, result("http://a:99999/")] }],
    "request.messages[0].content[1].content[0].source.url",
  ],
])("rejects an invalid URL in %s [G-061]", (_, messages, param) => {
  const message = `${param} must be a URL, such as https://example.com/cat.png`;
  expect(() => checkUrls(messages)).toThrow(new GatewayError("invalid_request_error", message, { param }));
});

describe("builtins", () => {
  it.each<[BuiltinNames, string[] | undefined]>([
    [{}, undefined],
    [{ builtins: null, server_tools: null }, undefined],
    [{ builtins: [] }, []],
    [{ builtins: [" vai_web_search\n", "b"] }, ["vai_web_search", "b"]],
    [{ server_tools: ["a"] }, ["a"]],
    [{ builtins: null, server_tools: ["a"] }, ["a"]],
    [{ builtins: ["a", "b"], server_tools: ["a ", "b"] }, ["a", "b"]],
    [{ builtins: [], server_tools: [] }, []],
  ])("%j are read as %j [G-028][GX-10]", (original, names) => {
    expect(readBuiltins(original)).toEqual(names);
  });

  const another = "server_tools is an alias for builtins and must have the same items; send only one of them";
  it.each<[BuiltinNames, string, string]>([
    [{ builtins: ["a", " "] }, "builtins[1]", "builtins[1] must be the name of a builtin, not blank"],
    [
      { builtins: ["a", "b", " a"] },
      "builtins[2]",
      "builtins[2] is a duplicate of an earlier builtin in the list",
    ],
    [{ server_tools: [""] }, "server_tools[0]", "server_tools[0] must be the name of a builtin, not blank"],
    [{ builtins: ["a", "b"], server_tools: ["b", "a"] }, "server_tools", another],
    [{ builtins: ["a"], server_tools: [] }, "server_tools", another],
    [{ builtins: ["a"], server_tools: ["a", "b"] }, "server_tools", another],
  ])("%j are rejected [G-028][GX-10]", (original, param, message) => {
    expect(() => readBuiltins(original)).toThrow(
      new GatewayError("invalid_request_error", message, { param }),
    );
  });
});

type Schema = Parameters<typeof checkOutputSchema>[0];

const text: Schema = { type: "string" };
const impossible: Schema = { type: "object", required: ["a"] };

describe("output schemas", () => {
  it.each<Schema>([
    text,
    { type: "object" },
    { type: "object", properties: { a: text, b: text }, required: ["b"] },
    { type: "array", items: { type: "array", items: text } },
  ])("accepts %j [G-048]", (schema) => {
    expect(() => checkOutputSchema(schema)).not.toThrow();
  });

  it.each<[Schema, string]>([
    [impossible, "required[0]"],
    [{ type: "object", properties: { a: text }, required: ["a", "toString"] }, "required[1]"],
    [{ type: "array", items: { type: "array", items: impossible } }, "items.items.required[0]"],
    [{ type: "object", properties: { a: text, "b.c": impossible } }, "properties.b.c.required[0]"],
    [{ type: "object", properties: { a: impossible }, required: ["b"] }, "required[0]"],
  ])("rejects %j [G-048]", (schema, location) => {
    const param = `request.output_format.json_schema.${location}`;
    const message = `${param} must be the name of one of the properties`;
    expect(() => checkOutputSchema(schema)).toThrow(
      new GatewayError("invalid_request_error", message, { param }),
    );
  });
});

type History = Parameters<typeof checkToolResults>[0];

const call = (id: string) => ({ type: "tool_use", id, name: "n", input: {} }) as const;
const resultOf = (tool_use_id: string) => ({ type: "tool_result", tool_use_id }) as const;

describe("tool results", () => {
  it.each<[string, History]>([
    ["without calls", [{ role: "user", content: "hi" }]],
    [
      "of a call and its result",
      [
        { role: "assistant", content: [call("a")] },
        { role: "user", content: [resultOf("a")] },
      ],
    ],
    [
      "of a call by the provider, and a result much later",
      [
        { role: "assistant", content: [{ type: "server_tool_use", id: "a", name: "n", input: {} }] },
        { role: "user", content: "go on" },
        { role: "user", content: [resultOf("a")] },
      ],
    ],
    ["with a call that has no result", [{ role: "assistant", content: [call("a")] }]],
    [
      "with a result of the provider's web search alone",
      [{ role: "user", content: [{ type: "web_search_tool_result", tool_use_id: "a", content: [] }] }],
    ],
  ])("accepts %s [G-084]", (_, messages) => {
    expect(() => checkToolResults(messages)).not.toThrow();
  });

  it.each<[string, History, string]>([
    [
      "without its call",
      [{ role: "user", content: [resultOf("a")] }],
      "request.messages[0].content[0].tool_use_id",
    ],
    [
      "of another call",
      [
        { role: "assistant", content: [call("a")] },
        { role: "user", content: [resultOf("a"), resultOf("A")] },
      ],
      "request.messages[1].content[1].tool_use_id",
    ],
    [
      "before its call",
      [
        { role: "user", content: [{ type: "text", text: "x" }, resultOf("a")] },
        { role: "assistant", content: [call("a")] },
      ],
      "request.messages[0].content[1].tool_use_id",
    ],
  ])("rejects a result %s [G-084]", (_, messages, param) => {
    const message = `${param} must be the id of a tool_use or server_tool_use block that comes before it`;
    expect(() => checkToolResults(messages)).toThrow(
      new GatewayError("invalid_request_error", message, { param }),
    );
  });
});
