import { describe, expect, it, vi } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import {
  createRunStopped,
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer, type TestServerOptions } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

const poet = {
  name: "poet",
  description: "Writes verse",
  instructions: "You are a poet.",
  model: "script",
  tools: ["clock/now"],
  limits: { ...defaultLimits, turns: 1, timeMs: 5_000 },
};
const configured: TestServerOptions = {
  tools: createClockTools(),
  everyProject: { toolServers: [], agents: [poet], builtInTools: {}, limits: defaultLimits },
};

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent } = generation;

  it("runs a configured agent with its instructions and tools [C-050][C-051][CC-127]", async () => {
    const { url } = await startTestServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage({ id: "s1", role: "system", content: "Be brief." });
    agent.addMessage({ id: "d1", role: "developer", content: "In French." });
    agent.addMessage(createScriptMessage("u1", [[{ echo: "prompt" }]]));
    const { messages } = await runAgent(agent);
    const { prompt, tools } = JSON.parse(messages.at(-1).content);
    expect(prompt.slice(0, 3)).toEqual([
      { role: "system", content: "You are a poet." },
      { role: "system", content: "Be brief." },
      { role: "system", content: "In French." },
    ]);
    expect(tools).toEqual(["clock__now"]);
  });

  it("ends a configured agent at its limits [M-048][CC-127]", async () => {
    const { url } = await startTestServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage(
      createScriptMessage("u1", [[{ tool: "clock/now", args: { zone: "A" } }], [{ text: "never" }]]),
    );
    const { messages, end } = await runAgent(agent, { runId: "run-1" });
    expect(messages.slice(1).map(({ role }) => role)).toEqual(["assistant", "tool"]);
    const ids = { threadId: "thread-1", runId: "run-1" };
    expect(end).toEqual(createRunStopped(generation, ids, { stopReason: "max_turns", model: "script" }));
  });

  it("writes to the same thread as the other agents [CC-128]", async () => {
    const { url } = await startTestServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/poet`, threadId: "thread-1" });
    agent.addMessage(createScriptMessage("u1", [[{ text: "A rose." }]]));
    await runAgent(agent, { runId: "run-1" });
    const visitor = new Agent({ url: `${url}/ag-ui/default/connect`, threadId: "thread-1" });
    const { messages } = await runAgent(visitor, { runId: "run-1" });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages.at(-1)?.content).toBe("A rose.");
    visitor.url = `${url}/ag-ui/default`;
    await expect(visitor.runAgent({ runId: "run-1" })).rejects.toMatchObject({
      status: 409,
      payload: { error: { code: "RUN_ID_REUSED" } },
    });
    vi.mocked(console.error).mockClear();
  });

  it("receives errors as JSON [C-052][M-056]", async () => {
    const { url } = await startTestServer(configured);
    const agent = new Agent({ url: `${url}/ag-ui/nobody`, threadId: "thread-1" });
    const message = 'There is no agent "nobody". Use "default" or "poet".';
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
    // The client itself logs every failed run.
    expect(vi.mocked(console.error).mock.calls.map(([what]) => what)).toEqual([
      "Agent execution failed:",
      "Agent execution failed:",
    ]);
    vi.mocked(console.error).mockClear();
  });

  it("requires a key of its project, and can access only that project [CC-046]", async () => {
    const server = await startTestServer({ apiKeys: "shop:k1,school:k2" });
    const agentWith = (headers: Record<string, string>) => {
      const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId: "thread-1", headers });
      agent.addMessage(createScriptMessage("u1", [[{ text: "Hello" }]]));
      return agent;
    };
    expect((await runAgent(agentWith({ Authorization: "Bearer k1" }))).end.type).toBe("RUN_FINISHED");
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
