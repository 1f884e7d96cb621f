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
import { waitForResponse } from "../tambo/testing.ts";

const ids = { threadId: "thread-1", runId: "run-1" };
const path = "/ag-ui/default/threads/thread-1/runs/run-1";
const metadata = { tambo: { stopReason: "cancelled" } };
const tools = [{ name: "add_to_cart", description: "Adds", parameters: { type: "object" } }];

expectQuietConsole();

describe.each(generations)("HttpAgent $version", ({ Agent, speaksV1 }) => {
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
    });
  const connected = (url: string) => new Agent({ url: `${url}/ag-ui/default/connect`, threadId: "thread-1" });
  const cancelled = speaksV1
    ? { type: "RUN_FINISHED", ...ids, outcome: { type: "cancelled" }, metadata }
    : { type: "RUN_ERROR", code: "CANCELLED", message: "Run cancelled", metadata };

  it("accepts any thread id and run id", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const [threadId, runId] = ["\u00fcber/alles?#% \u{1f600}", "../run 1"];
    const url = `${server.url}/ag-ui/default`;
    const agent = new Agent({
      url,
      threadId,
      initialMessages: [createScriptMessage("u1", [[{ text: ["a", { hold }] }]])],
    });
    const { result: over } = startAgentRun(agent, { runId });
    await holdReached(hold);
    const target = `${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`;
    expect(await server.json("DELETE", `/ag-ui/default/threads/${target}`)).toEqual({
      status: 200,
      body: { threadId, runId, status: "cancelled" },
    });
    expect((await over).events[0]).toEqual({ type: "RUN_STARTED", threadId, runId, protocolVersion: "1.0" });
    const back = await runAgent(new Agent({ url: `${url}/connect`, threadId }), { runId });
    expect(back.messages.at(-1)).toEqual({ id: "msg#1", role: "assistant", content: "a" });
  });

  it("receives no result for an interrupted call of its own tool [CC-099]", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const turns = [[{ tool: "add_to_cart", args: ['{"productId":"SK', { hold }, 'U-1"}'] }]];
    const { result: over, until } = startAgentRun(agentOf(server.url, turns), { runId: "run-1", tools });
    await until(({ type }) => type === "TOOL_CALL_ARGS");
    await holdReached(hold);
    await server.json("DELETE", path);
    const { messages, end, pending } = await over;
    expect(messages.slice(1)).toEqual([
      {
        id: "msg#1",
        role: "assistant",
        toolCalls: [
          {
            id: "tc#1",
            type: "function",
            function: { name: "add_to_cart", arguments: '{"productId":"SK"}' },
          },
        ],
      },
    ]);
    expect(end).toEqual(cancelled);
    expect(pending ?? []).toEqual([]);
  });

  it("may disconnect: the run continues for a client that reconnects", async () => {
    const { url } = await startTestServer({ tools: createClockTools() });
    const hold = randomUUID();
    const agent = agentOf(url, [[{ text: ["Hel", { hold }, "lo"] }]]);
    const { result: over, until } = startAgentRun(agent, { runId: "run-1" });
    await until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await holdReached(hold);
    agent.abortRun();
    await over;
    const half = new Agent({
      url: `${url}/ag-ui/default/connect`,
      threadId: "thread-1",
      initialMessages: structuredClone(agent.messages) as never[],
    });
    const back = startAgentRun(half, { runId: "run-1" });
    await back.until(({ type }) => type === "TEXT_MESSAGE_START");
    expect(releaseHold(hold), "the model still writes").toBe(true);
    const { messages, end } = await back.result;
    expect(messages.at(-1)).toEqual({ id: "msg#1", role: "assistant", content: "Hello" });
    expect(end.type).toBe("RUN_FINISHED");
  });

  it("may disconnect: the run is cancelled if no client reconnects within the grace period", async () => {
    const server = await startTestServer({ disconnectGraceMs: 0 });
    const hold = randomUUID();
    const agent = agentOf(server.url, [[{ text: ["Hel", { hold }, "lo"] }]]);
    const { result: over, until } = startAgentRun(agent, { runId: "run-1" });
    await until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await holdReached(hold);
    agent.abortRun();
    await over;
    await waitForResponse(server, ids.threadId);
    expect((await runAgent(connected(server.url), { runId: "run-1" })).end).toEqual(cancelled);
  });

  it("may disconnect from a run that continues without readers", async () => {
    const server = await startTestServer({ disconnectGraceMs: 0 });
    const hold = randomUUID();
    const agent = agentOf(server.url, [[{ text: ["Hel", { hold }, "lo"] }]]);
    const forwardedProps = { tambo: { onDisconnect: "continue" } };
    const { result: over, until } = startAgentRun(agent, { runId: "run-1", forwardedProps });
    await until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
    await holdReached(hold);
    agent.abortRun();
    await over;
    // Send a few requests, during which the server notices that the connection is closed.
    for (let n = 0; n < 5; n += 1) await server.json("GET", "/v1/threads/thread-1");
    expect(releaseHold(hold), "the model still writes").toBe(true);
    await waitForResponse(server, ids.threadId);
    const { messages } = await runAgent(connected(server.url), { runId: "run-1" });
    expect(messages.at(-1)).toEqual({ id: "msg#1", role: "assistant", content: "Hello" });
  });
});
