/** The agents of the configuration, keys, and what an agent says of itself. */
import { describe, expect, it, vi } from "vitest";
import { checkResponse } from "../../../generated/ag-ui/validators.sealed.js";
import { defaultLimits } from "../../core/settings.ts";
import {
  finished,
  generations,
  play,
  quietConsole,
  script,
} from "../../proof/testing/clients/http-agents.ts";
import { type TestServerOptions, testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";

const poet = {
  name: "poet",
  description: "Writes verse",
  instructions: "You are a poet.",
  model: "script",
  tools: ["clock/now"],
  limits: { ...defaultLimits, turns: 1, timeMs: 5_000 },
};
const configured: TestServerOptions = {
  tools: clockTools(),
  everyProject: { toolServers: [], agents: [poet], builtInTools: {}, limits: defaultLimits },
};
const post = { threadId: "thread-1", runId: "run-1", messages: [], tools: [], context: [] };

quietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent, speaksV1 } = generation;

  it("runs a configured agent with its instructions and tools [C-050][C-051][CC-127]", async () => {
    const { url } = await testServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage({ id: "s1", role: "system", content: "Be brief." });
    agent.addMessage({ id: "d1", role: "developer", content: "In French." });
    agent.addMessage(script("u1", [[{ echo: "prompt" }]]));
    const { messages } = await play(agent);
    const { prompt, tools } = JSON.parse(messages.at(-1).content);
    expect(prompt.slice(0, 3)).toEqual([
      { role: "system", content: "You are a poet." },
      { role: "system", content: "Be brief." },
      { role: "system", content: "In French." },
    ]);
    expect(tools).toEqual(["clock__now"]);
  });

  it("ends a configured agent at its limits [M-048][CC-127]", async () => {
    const { url } = await testServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage(script("u1", [[{ tool: "clock/now", args: { zone: "A" } }], [{ text: "never" }]]));
    const { messages, end } = await play(agent, { runId: "run-1" });
    expect(messages.slice(1).map(({ role }) => role)).toEqual(["assistant", "tool"]);
    const ids = { threadId: "thread-1", runId: "run-1" };
    expect(end).toEqual(finished(generation, ids, { stopReason: "max_turns", model: "script" }));
  });

  it("writes into the same thread as the other agents [CC-128]", async () => {
    const { url } = await testServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage(script("u1", [[{ text: "A rose." }]]));
    await play(agent, { runId: "run-1" });
    const visitor = new Agent({ url: `${url}/ag-ui/default/connect`, threadId: "thread-1" });
    const { messages } = await play(visitor, { runId: "run-1" });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages.at(-1)?.content).toBe("A rose.");
    visitor.url = `${url}/ag-ui/default`;
    await expect(visitor.runAgent({ runId: "run-1" })).rejects.toMatchObject({
      status: 409,
      payload: { error: { code: "RUN_ID_REUSED" } },
    });
    vi.mocked(console.error).mockClear();
  });

  it("passes options of the run on to the model [C-008][M-079]", async () => {
    const { url } = await testServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/default`, threadId: "thread-1" });
    agent.addMessage(script("u1", [[{ echo: "prompt" }]]));
    const tambo = { maxTokens: 77, temperature: 0.5, toolChoice: { name: "clock/now" } };
    const { messages } = await play(agent, { forwardedProps: { tambo, other: 1 } });
    const { tools, toolChoice, maxOutputTokens, temperature } = JSON.parse(messages.at(-1).content);
    expect({ tools, toolChoice, maxOutputTokens, temperature }).toEqual({
      tools: ["clock__now", "clock__break", "clock__face", "clock__wait"],
      toolChoice: { type: "tool", toolName: "clock__now" },
      maxOutputTokens: 77,
      temperature: 0.5,
    });
  });

  it("shows the model pictures and files of the user's, in the spelling of either generation [C-039]", async () => {
    const { url } = await testServer();
    const agent = new Agent({ url: `${url}/ag-ui/default`, threadId: "thread-1" });
    const { content } = script("u1", [[{ echo: "prompt" }]]);
    const picture = speaksV1
      ? { type: "image", source: { type: "data", value: "iVBORw0KGgo=", mimeType: "image/png" } }
      : { type: "binary", mimeType: "image/png", data: "iVBORw0KGgo=" };
    agent.addMessage({
      id: "u1",
      role: "user",
      content: [{ type: "text", text: content }, picture] as never,
    });
    const { messages } = await play(agent);
    expect(JSON.parse(messages.at(-1).content).prompt).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: content },
          { type: "file", mediaType: "image/png", data: { type: "data", data: "iVBORw0KGgo=" } },
        ],
      },
    ]);
  });

  it("is told in JSON what is wrong with its request [C-052][M-056]", async () => {
    const { url } = await testServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/nobody`, threadId: "thread-1" });
    const message = 'There is no agent "nobody". Use one of "default", "poet".';
    await expect(agent.runAgent()).rejects.toMatchObject({
      status: 404,
      payload: { error: { code: "AGENT_NOT_FOUND", message } },
    });
    agent.url = `${url}/ag-ui/default`;
    const forwardedProps = { tambo: { maxTokens: 0, model: "none" } };
    const pointer = "/forwardedProps/tambo/maxTokens";
    await expect(agent.runAgent({ forwardedProps })).rejects.toMatchObject({
      status: 400,
      payload: {
        error: {
          code: "VALIDATION_ERROR",
          message: `${pointer}: must be at least 1`,
          errors: [{ pointer, detail: "must be at least 1" }],
        },
      },
    });
    // The client says so itself whenever a run fails.
    expect(vi.mocked(console.error).mock.calls.map(([what]) => what)).toEqual([
      "Agent execution failed:",
      "Agent execution failed:",
    ]);
    vi.mocked(console.error).mockClear();
  });

  it("needs a key of its project, and sees that project only [CC-046]", async () => {
    const server = await testServer({ apiKeys: "shop:k1,school:k2" });
    const agentWith = (headers: Record<string, string>) => {
      const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId: "thread-1", headers });
      agent.addMessage(script("u1", [[{ text: "Hello" }]]));
      return agent;
    };
    expect((await play(agentWith({ Authorization: "Bearer k1" }))).end.type).toBe("RUN_FINISHED");
    const back = agentWith({ "X-API-Key": "k2" });
    back.url = `${server.url}/ag-ui/default/connect`;
    await expect(back.runAgent()).rejects.toMatchObject({
      status: 404,
      payload: { error: { code: "THREAD_NOT_FOUND", message: 'There is no thread "thread-1".' } },
    });
    for (const headers of [{}, { Authorization: "Bearer k3" }] as Record<string, string>[]) {
      await expect(agentWith(headers).runAgent()).rejects.toMatchObject({
        status: 401,
        payload: { error: { code: "UNAUTHORIZED" } },
      });
    }
    vi.mocked(console.error).mockClear();
  });
});

describe("capabilities", () => {
  it.each(["default", "poet"])("of %s are those that the document has", async (name) => {
    const server = await testServer(configured);
    const { status, body } = await server.json("GET", `/ag-ui/${name}/capabilities`);
    expect(checkResponse("getCapabilities", status, body)).toEqual([]);
    const tools = { default: ["clock/now", "clock/break", "clock/face", "clock/wait"], poet: ["clock/now"] }[
      name
    ];
    expect(body.tools.items.map((tool: { name: string }) => tool.name)).toEqual(tools);
    const { identity, execution } = body;
    expect({ identity, execution }).toEqual(
      {
        default: {
          identity: { name: "default" },
          execution: { codeExecution: false, sandboxed: false, maxIterations: 25, maxExecutionTime: 600_000 },
        },
        poet: {
          identity: { name: "poet", description: "Writes verse" },
          execution: { codeExecution: false, sandboxed: false, maxIterations: 1, maxExecutionTime: 5_000 },
        },
      }[name],
    );
  });

  it("need a key, and an agent", async () => {
    const server = await testServer({ ...configured, apiKeys: "shop:k1" });
    const statusOf = async (path: string, key: string) =>
      (await server.json("GET", path, undefined, { "x-api-key": key })).status;
    expect(await statusOf("/ag-ui/default/capabilities", "k1")).toBe(200);
    expect(await statusOf("/ag-ui/default/capabilities", "k2")).toBe(401);
    expect(await statusOf("/ag-ui/nobody/capabilities", "k1")).toBe(404);
  });
});

it.each([
  ["POST", "/ag-ui/default/connect", 404, "THREAD_NOT_FOUND"],
  ["POST", "/ag-ui/nobody/connect", 404, "AGENT_NOT_FOUND"],
  ["POST", "/ag-ui/nobody", 404, "AGENT_NOT_FOUND"],
  ["DELETE", "/ag-ui/nobody/threads/thread-1/runs/run-1", 404, "AGENT_NOT_FOUND"],
  ["GET", "/ag-ui/nobody/capabilities", 404, "AGENT_NOT_FOUND"],
  ["GET", "/ag-ui/default", 405, "METHOD_NOT_ALLOWED"],
  ["POST", "/ag-ui/default/nothing", 404, "NOT_FOUND"],
])("%s %s is answered with %i and %s", async (method, path, status, code) => {
  const server = await testServer();
  const answer = await server.json(method, path, method === "POST" ? post : undefined);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});
