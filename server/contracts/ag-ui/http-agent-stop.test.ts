import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import {
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
  startAgentRun,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

expectQuietConsole();

describe.each(generations)("HttpAgent $version", ({ Agent }) => {
  it("stops a response and immediately sends another message [CC-137]", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId: "thread-1" });
    agent.addMessage(createScriptMessage("u1", [[{ text: ["Hel", { hold }, "lo"] }]]));
    const { result: over, until } = startAgentRun(agent, { runId: "run-1" });
    await until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await holdReached(hold);
    agent.abortRun();
    await over;
    agent.addMessage(createScriptMessage("u2", [[{ text: "Here." }]]));
    const { messages } = await runAgent(agent, { runId: "run-2" });
    expect(
      messages.map(({ role, content }) => [role, content]).filter(([role]) => role === "assistant"),
    ).toEqual([
      ["assistant", "Hel"],
      ["assistant", "Here."],
    ]);
    expect(releaseHold(hold), "the model has been aborted").toBe(false);
  });

  it("rejects a second request if another client is reading, or if the run continues without readers [CC-054][CC-137]", async () => {
    const server = await startTestServer();
    for (const [threadId, forwardedProps, leaves] of [
      ["thread-1", {}, false],
      ["thread-2", { tambo: { onDisconnect: "continue" } }, true],
    ] as const) {
      const hold = randomUUID();
      const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId });
      agent.addMessage(createScriptMessage("u1", [[{ text: ["Hel", { hold }, "lo"] }]]));
      const { result: over, until } = startAgentRun(agent, { runId: "run-1", forwardedProps });
      await until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
      await holdReached(hold);
      if (leaves) agent.abortRun();
      const other = { threadId, runId: "run-2", messages: [], tools: [], context: [] };
      expect(await server.json("POST", "/ag-ui/default", other)).toEqual({
        status: 409,
        body: {
          error: {
            code: "CONCURRENT_RUN",
            message: 'Run "run-1" is active on this thread. Wait until it ends, or cancel it with DELETE.',
            runId: "run-1",
          },
        },
      });
      releaseHold(hold);
      await over;
    }
  });

  it("does not call a server tool again if the client lost its result [CC-138]", async () => {
    const calls: string[] = [];
    const tools = createClockTools();
    const call: typeof tools.call = async (...made) => {
      calls.push(made[1]);
      return await tools.call(...made);
    };
    const server = await startTestServer({ tools: { ...tools, call } });
    const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId: "thread-1" });
    agent.addMessage(
      createScriptMessage("u1", [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: "Noon." }]]),
    );
    await runAgent(agent, { runId: "run-1" });
    agent.setMessages(agent.messages.slice(0, 2));
    const { messages } = await runAgent(agent, { runId: "run-2" });
    expect(messages.at(-1)?.content).toBe("Noon.");
    expect(calls).toEqual(["clock/now"]);
  });
});

it("accepts one of two concurrent requests, and rejects the other without ending the first run [CC-054]", async () => {
  const server = await startTestServer();
  for (let round = 0; round < 4; round += 1) {
    const post = (runId: string) =>
      server.request("POST", "/ag-ui/default", {
        threadId: `thread-${round}`,
        runId,
        protocolVersion: "1.0",
        messages: [createScriptMessage(runId, [[{ text: ["x", { delay: 1_500 }, "y"] }]])],
        tools: [],
        context: [],
      });
    const responses = await Promise.all([post("run-1"), post("run-2")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const reply of responses) {
      const text = await reply.text();
      if (reply.status === 200) expect(text).toContain('"result":{"stopReason":"end_turn"}');
    }
  }
});
