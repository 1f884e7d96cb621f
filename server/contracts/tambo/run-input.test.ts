import { describe, expect, it } from "vitest";
import { type ExpectedErrors, matchErrors, readProblem } from "../../proof/testing/clients/problems.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";

const schema = { type: "object", properties: {} };
const tool = (name: string, more: object = {}) => ({ name, description: "d", inputSchema: schema, ...more });
const component = (name: string, more: object = {}) => ({
  name,
  description: "d",
  propsSchema: schema,
  ...more,
});

const serverTool = {
  tool: { name: "weather/get_weather", description: "d", inputSchema: schema, repeatable: true },
  run: async () => ({ content: [], isError: false }),
};

describe("run requests", () => {
  it.each<[errors: ExpectedErrors, request: object]>([
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
      '/tools/1/name: the name "a" is taken by another tool in the request; choose another',
      { tools: [tool("a"), tool("a")] },
    ],
    [
      '/availableComponents/0/contextTools/0/name: the name "a" is taken by another tool in the request; choose another',
      { tools: [tool("a")], availableComponents: [component("C", { contextTools: [tool("a")] })] },
    ],
    [
      /^\/tools\/0\/name: the name "weather__get_weather" is taken by the server tool "weather\/get_weather"/,
      { tools: [tool("weather__get_weather")] },
    ],
    [
      '/availableComponents/1/name: the name "C" is taken by another component in the request',
      { availableComponents: [component("C"), component("C")] },
    ],
    [
      '/forceComponent: there is no component "D" in availableComponents',
      { forceComponent: "D", availableComponents: [component("C")] },
    ],
    [
      '/toolChoice: forceComponent "C" cannot be combined with this toolChoice; omit one of them',
      { forceComponent: "C", availableComponents: [component("C")], toolChoice: "none" },
    ],
    [
      '/toolChoice: forceComponent "C" cannot be combined with this toolChoice; omit one of them',
      {
        forceComponent: "C",
        availableComponents: [component("C")],
        tools: [tool("t")],
        toolChoice: { name: "t" },
      },
    ],
    ['/toolChoice/name: there is no tool "t"', { toolChoice: { name: "t" } }],
    ['/model: the model "gpt-0" is not available; use "demo" or "script"', { model: "gpt-0" }],
  ])(
    "are rejected: %s [T-027][T-031][T-062][T-063][T-064][T-065][T-066][T-197][TX-12][TX-18]",
    async (errors, request) => {
      const server = await startTestServer({ tools: createNativeTools([serverTool]) });
      const body = { message: { role: "user", content: "x" }, createThread: true, ...request };
      const rejection = await readProblem(
        "createRun",
        await server.request("POST", "/v1/threads/thr_1/runs", body),
      );
      expect(rejection).toMatchObject({ status: 400, code: "VALIDATION_ERROR", errors: matchErrors(errors) });
      expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
      expect(server.log).toEqual([]);
    },
  );

  it("ignore unknown fields, and never return them [TC-022]", async () => {
    const server = await startTestServer();
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
