import { describe, expect, it } from "vitest";
import { type Errors, matching, refusal } from "../../proof/testing/clients/problems.ts";
import { testServer } from "../../proof/testing/server.ts";
import { nativeTools } from "../../tools/native.ts";

const schema = { type: "object", properties: {} };
const tool = (name: string, more: object = {}) => ({ name, description: "d", inputSchema: schema, ...more });
const component = (name: string, more: object = {}) => ({
  name,
  description: "d",
  propsSchema: schema,
  ...more,
});
const property = (value: unknown) => [
  tool("t", { inputSchema: { type: "object", properties: { p: value } } }),
];
const types = '"string", "number", "integer", "boolean", "array", "object", "null"';

const serverTool = {
  tool: { name: "weather/get_weather", description: "d", inputSchema: schema, repeatable: true },
  run: async () => ({ content: [], isError: false }),
};

describe("requests for runs", () => {
  it.each<[errors: Errors, request: object]>([
    [
      [
        "/availableComponents: must be an array, not an object",
        "/tools: must be an array, not a number",
        /^\/toolChoice: must be /,
        "/forceComponent: must be a string, not a number",
        "/createThread: must be a boolean, not a string",
        "/contextKey: must be a string, not a number",
        "/model: must be a string, not a number",
        "/maxTokens: must be an integer, not 1.5",
        "/temperature: must be a number, not a string",
        "/embedResources: must be a boolean, not a number",
        "/metadata: must be an object, not an array",
      ],
      {
        availableComponents: {},
        tools: 1,
        toolChoice: 1,
        forceComponent: 1,
        createThread: "yes",
        contextKey: 1,
        model: 1,
        maxTokens: 1.5,
        temperature: "hot",
        embedResources: 1,
        metadata: [],
      },
    ],
    [
      ["/maxTokens: must be at least 1", "/temperature: must be at most 2"],
      { maxTokens: 0, temperature: 2.1 },
    ],
    [/^\/toolChoice: must be one of "auto", "required", "none"/, { toolChoice: "any" }],
    [/^\/toolChoice\/name: is required/, { toolChoice: {} }],
    [
      [
        "/tools/0/name: is required",
        "/tools/0/description: is required",
        "/tools/0/inputSchema: is required",
      ],
      { tools: [{}] },
    ],
    [
      [
        "/tools/0/description: must be a string, not a number",
        "/tools/0/outputSchema: must be an object, not a number",
        "/tools/0/strict: must be a boolean, not a number",
      ],
      { tools: [{ ...tool("t"), description: 1, outputSchema: 1, strict: 1 }] },
    ],
    ["/tools/0/name: must match ^[A-Za-z0-9_-]+$", { tools: [tool("a/b")] }],
    ["/tools/0/name: must match ^[A-Za-z0-9_-]+$", { tools: [tool("")] }],
    ["/tools/0/name: must be at most 64 characters long", { tools: [tool("a".repeat(65))] }],
    [
      '/tools/1/name: the name "a" is taken by another tool of the request; choose another',
      { tools: [tool("a"), tool("a")] },
    ],
    [
      '/availableComponents/0/contextTools/0/name: the name "a" is taken by another tool of the request; choose another',
      { tools: [tool("a")], availableComponents: [component("C", { contextTools: [tool("a")] })] },
    ],
    [
      /^\/tools\/0\/name: the name "weather__get_weather" is taken by the server tool "weather\/get_weather"/,
      { tools: [tool("weather__get_weather")] },
    ],
    ["/tools: must have at most 128 items", { tools: Array.from({ length: 129 }, (_, n) => tool(`t${n}`)) }],
    [
      '/tools/0/inputSchema/type: must be "object", not "array"',
      { tools: [tool("t", { inputSchema: { type: "array", properties: {} } })] },
    ],
    [
      [
        "/tools/0/inputSchema/type: is required",
        "/tools/0/inputSchema/properties: is required",
        "/tools/0/inputSchema/required: must be an array, not a number",
        "/tools/0/inputSchema/additionalProperties: must be a boolean, not a string",
      ],
      { tools: [tool("t", { inputSchema: { required: 1, additionalProperties: "no" } })] },
    ],
    [
      `/tools/0/inputSchema/properties/p/type: must be one of ${types}, not "date"`,
      { tools: property({ type: "date" }) },
    ],
    [
      [
        "/tools/0/inputSchema/properties/p/items/properties/q/description: must be a string, not a number",
        "/tools/0/inputSchema/properties/p/items/properties/q/enum: must be an array, not a number",
        "/tools/0/inputSchema/properties/p/items/properties/q/required: must be an array, not a number",
      ],
      {
        tools: property({
          type: "array",
          items: {
            type: "object",
            properties: { q: { type: "string", description: 1, enum: 1, required: 1 } },
          },
        }),
      },
    ],
    [
      [
        "/availableComponents/0/name: is required",
        "/availableComponents/0/description: is required",
        "/availableComponents/0/propsSchema: is required",
        "/availableComponents/0/stateSchema: must be an object, not a number",
        "/availableComponents/0/contextTools: must be an array, not a number",
      ],
      { availableComponents: [{ stateSchema: 1, contextTools: 1 }] },
    ],
    [
      "/availableComponents/0/contextTools/0/maxCalls: must be an integer, not a string",
      { availableComponents: [component("C", { contextTools: [tool("t", { maxCalls: "3" })] })] },
    ],
    [
      '/availableComponents/1/name: the name "C" is taken by another component of the request',
      { availableComponents: [component("C"), component("C")] },
    ],
    [
      '/forceComponent: there is no component "D" in availableComponents',
      { forceComponent: "D", availableComponents: [component("C")] },
    ],
    [
      '/toolChoice: forceComponent "C" cannot be shown with this toolChoice; leave one out',
      { forceComponent: "C", availableComponents: [component("C")], toolChoice: "none" },
    ],
    [
      '/toolChoice: forceComponent "C" cannot be shown with this toolChoice; leave one out',
      {
        forceComponent: "C",
        availableComponents: [component("C")],
        tools: [tool("t")],
        toolChoice: { name: "t" },
      },
    ],
    ['/toolChoice/name: there is no tool "t"', { toolChoice: { name: "t" } }],
    ['/model: there is no model "gpt-0"; choose one of demo, script', { model: "gpt-0" }],
  ])(
    "are refused: %s [T-026][T-027][T-028][T-029][T-031][T-032][T-033][T-062][T-063][T-064][T-065][T-066][T-192][T-193][T-194][T-195][T-196][T-197][TX-12][TX-17][TX-18]",
    async (errors, request) => {
      const server = await testServer({ tools: nativeTools([serverTool]) });
      const body = { message: { role: "user", content: "x" }, createThread: true, ...request };
      const refused = await refusal(
        "createRun",
        await server.request("POST", "/v1/threads/thr_1/runs", body),
      );
      expect(refused).toMatchObject({ status: 400, code: "VALIDATION_ERROR", errors: matching(errors) });
      expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
      expect(server.log).toEqual([]);
    },
  );

  it("ignore members they do not know, and never give them back [TC-022]", async () => {
    const server = await testServer();
    const unknown = { surplus: "surplus" };
    const request = {
      ...unknown,
      tools: [{ ...tool("t"), ...unknown }],
      availableComponents: [{ ...component("C"), ...unknown }],
    };
    const turns = [[{ text: "ok" }, { component: "C", props: {} }], [{ text: "bye" }]];
    const events = await (await server.script("thr_1", turns, request)).end();
    const thread = await server.json("GET", "/v1/threads/thr_1");
    expect(JSON.stringify([events, thread])).not.toContain("surplus");
  });
});
