import { describe, expect, it } from "vitest";
import {
  createRunFinished,
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const ids = { threadId: "thread-1", runId: "run-1" };
const addToCart = {
  name: "add_to_cart",
  description: "Add an item to the cart",
  parameters: { type: "object", properties: { productId: { type: "string" } }, required: ["productId"] },
};
const tools = [addToCart];

/** Returns the IDs of the calls in a client's messages, in order. */
// biome-ignore lint/suspicious/noExplicitAny: the generations type their messages differently.
const callIds = (messages: any[]): string[] =>
  messages.flatMap(({ toolCalls = [] }) => toolCalls.map(({ id }: { id: string }) => id));

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent, speaksV1 } = generation;
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
    });
  const call = (id: string, name: string, args: unknown) => ({
    id,
    type: "function",
    function: { name, arguments: JSON.stringify(args) },
  });
  const pausedFor = (pending: string[], runId = "run-1") =>
    createRunFinished(
      generation,
      { ...ids, runId },
      {
        stopReason: "awaiting_input",
        ...(speaksV1 && { outcome: { type: "success", pendingToolCallIds: pending } }),
      },
    );

  it("calls the client tool, and continues with its result [C-035][C-026][M-045]", async () => {
    const { url } = await startTestServer();
    const turns = [[{ tool: "add_to_cart", args: { productId: "SKU-1" } }], [{ text: "Done." }]];
    const agent = agentOf(url, turns);
    const paused = await runAgent(agent, { runId: "run-1", tools });
    const awaitingRun = {
      id: "msg#1",
      role: "assistant",
      toolCalls: [call("tc#1", "add_to_cart", { productId: "SKU-1" })],
    };
    expect(paused.messages).toEqual([createScriptMessage("u1", turns), awaitingRun]);
    expect(paused.events.slice(-2)).toEqual([
      {
        type: "CUSTOM",
        name: "tambo.run.awaiting_input",
        value: {
          ...ids,
          pendingToolCalls: [{ toolCallId: "tc#1", toolName: "add_to_cart", input: { productId: "SKU-1" } }],
        },
      },
      pausedFor(["tc#1"]),
    ]);
    expect(paused.pending).toEqual(speaksV1 ? ["tc#1"] : undefined);

    const [toolCallId = ""] = callIds(agent.messages);
    agent.addMessage({ id: "t1", role: "tool", toolCallId, content: "Added." });
    const continued = await runAgent(agent, { runId: "run-2", tools });
    expect(continued.messages).toEqual([
      createScriptMessage("u1", turns),
      awaitingRun,
      { id: "t1", role: "tool", toolCallId: "tc#1", content: "Added." },
      { id: "msg#2", role: "assistant", content: "Done." },
    ]);
    expect(continued.end).toEqual(createRunFinished(generation, { ...ids, runId: "run-2" }));
    expect(continued.pending).toEqual(speaksV1 ? [] : undefined);
  });

  it("accepts the follow-up request with the id of the same run, as CopilotKit sends it, but no other id [CX-09]", async () => {
    const { url, json } = await startTestServer();
    const turns = [[{ tool: "add_to_cart", args: { productId: "SKU-1" } }], [{ text: "Done." }]];
    const agent = agentOf(url, turns);
    await runAgent(agent, { runId: "run-1", tools });
    const again = await json("POST", "/ag-ui/default", {
      ...ids,
      messages: agent.messages,
      tools,
      context: [],
    });
    expect(again).toEqual({
      status: 409,
      body: {
        error: {
          code: "RUN_ID_REUSED",
          message: 'This thread already has a run "run-1". Use a new ID for every run.',
          runId: "run-1",
        },
      },
    });
    const [toolCallId = ""] = callIds(agent.messages);
    agent.addMessage({ id: "t1", role: "tool", toolCallId, content: "Added." });
    const continued = await runAgent(agent, { runId: "run-1", tools });
    expect(continued.messages.at(-1)).toEqual({ id: "msg#2", role: "assistant", content: "Done." });
    expect(continued.end).toEqual(createRunFinished(generation, ids));
  });

  it("handles a call to an unknown tool without involving the client", async () => {
    const { url } = await startTestServer();
    const turns = [[{ tool: "add_to_cart", args: { productId: "A" } }], [{ text: "I cannot." }]];
    const { messages, end, pending } = await runAgent(agentOf(url, turns), { runId: "run-1" });
    expect(messages.slice(2)).toEqual([
      {
        id: "msg#2",
        role: "tool",
        toolCallId: "tc#1",
        content: 'There is no tool "add_to_cart".',
        metadata: { tambo: { isError: true } },
      },
      { id: "msg#3", role: "assistant", content: "I cannot." },
    ]);
    expect(end).toEqual(createRunFinished(generation, ids));
    expect(pending).toEqual(speaksV1 ? [] : undefined);
  });
});
