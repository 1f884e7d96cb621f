/** Text, reasoning and server tools, as the stock clients take them. */
import { describe, expect, it } from "vitest";
import {
  finished,
  generations,
  play,
  quietConsole,
  script,
} from "../../proof/testing/clients/http-agents.ts";
import { testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";

const ids = { threadId: "thread-1", runId: "run-1" };

quietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent, speaksV1 } = generation;
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [script("u1", turns)],
    });

  it("shows text as it comes [C-001][C-002][C-003][C-011][C-050][C-060][C-063]", async () => {
    const { url } = await testServer();
    const turns = [[{ text: ["Hel", "lo", " \u{1f600}"] }]];
    const played = await play(agentOf(url, turns), { runId: "run-1" });
    expect(played.events).toEqual([
      { type: "RUN_STARTED", ...ids, protocolVersion: "1.0" },
      { type: "STEP_STARTED", stepName: "turn-1" },
      { type: "TEXT_MESSAGE_START", messageId: "msg#1", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: "Hel" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: "lo" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: " \u{1f600}" },
      { type: "TEXT_MESSAGE_END", messageId: "msg#1" },
      { type: "STEP_FINISHED", stepName: "turn-1" },
      finished(generation, ids),
    ]);
    expect(played.messages).toEqual([
      script("u1", turns),
      { id: "msg#1", role: "assistant", content: "Hello \u{1f600}" },
    ]);
    expect(played.pending).toEqual(speaksV1 ? [] : undefined);
  });

  it("shows reasoning before the answer [C-068][M-028][M-029]", async () => {
    const { url } = await testServer();
    const turns = [[{ reasoning: ["Let me", " think."] }, { text: "Four." }]];
    const played = await play(agentOf(url, turns), { runId: "run-1" });
    expect(played.order).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "REASONING_START",
      "REASONING_MESSAGE_START",
      "REASONING_MESSAGE_CONTENT",
      "REASONING_MESSAGE_END",
      "REASONING_END",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    expect(played.messages).toEqual([
      script("u1", turns),
      { id: "msg#1", role: "reasoning", content: "Let me think." },
      { id: "msg#2", role: "assistant", content: "Four." },
    ]);
    expect(played.end).toEqual(finished(generation, ids));
  });

  it("shows a server tool's call and its result, and is asked for nothing [C-064][C-065]", async () => {
    const { url } = await testServer({ tools: clockTools() });
    const turns = [
      [{ text: "Let me see. " }, { tool: "clock/now", args: ['{"zone":', '"UTC"}'] }],
      [{ text: "It is noon." }],
    ];
    const played = await play(agentOf(url, turns), { runId: "run-1" });
    expect(played.order).toEqual([
      "RUN_STARTED",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "TOOL_CALL_START",
      "TOOL_CALL_ARGS",
      "TOOL_CALL_END",
      "STEP_FINISHED",
      "TOOL_CALL_RESULT",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ]);
    const call = { name: "clock/now", arguments: '{"zone":"UTC"}' };
    expect(played.messages).toEqual([
      script("u1", turns),
      {
        id: "msg#1",
        role: "assistant",
        content: "Let me see. ",
        toolCalls: [{ id: "tc#1", type: "function", function: call }],
      },
      { id: "msg#2", role: "tool", toolCallId: "tc#1", content: "noon in UTC" },
      { id: "msg#3", role: "assistant", content: "It is noon." },
    ]);
    expect(played.events.find(({ type }) => type === "TOOL_CALL_START")).toEqual({
      type: "TOOL_CALL_START",
      toolCallId: "tc#1",
      toolCallName: "clock/now",
      parentMessageId: "msg#1",
    });
    expect(played.end).toEqual(finished(generation, ids));
    expect(played.pending).toEqual(speaksV1 ? [] : undefined);
  });

  it("takes 2,000 deltas", async () => {
    const { url } = await testServer();
    const pieces = Array.from({ length: 2_000 }, (_, index) => `${index} `);
    const { events, messages, end } = await play(agentOf(url, [[{ text: pieces }]]), { runId: "run-1" });
    expect(events.filter(({ type }) => type === "TEXT_MESSAGE_CONTENT").map(({ delta }) => delta)).toEqual(
      pieces,
    );
    expect(messages[1]).toEqual({ id: "msg#1", role: "assistant", content: pieces.join("") });
    expect(end).toEqual(finished(generation, ids));
  });

  it("ends with the model's failure, and keeps what came before it [C-053][C-061][C-071]", async () => {
    const { url } = await testServer({ tools: clockTools() });
    const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
    const turns = [[{ tool: "clock/now", args: { zone: "UTC" } }], [{ text: "Well" }, { error }]];
    const agent = agentOf(url, turns);
    const played = await play(agent, { runId: "run-1" });
    expect(played.order.slice(-3)).toEqual(["TEXT_MESSAGE_END", "STEP_FINISHED", "RUN_ERROR"]);
    expect(played.end).toEqual({
      type: "RUN_ERROR",
      ...error,
      ...(speaksV1 && { usage: [{ inputTokens: expect.any(Number), outputTokens: expect.any(Number) }] }),
    });
    expect(played.messages.slice(2)).toEqual([
      { id: "msg#2", role: "tool", toolCallId: "tc#1", content: "noon in UTC" },
      { id: "msg#3", role: "assistant", content: "Well" },
    ]);
    agent.addMessage(script("u2", [[{ text: "Better now." }]]));
    const next = await play(agent, { runId: "run-2" });
    expect(next.messages.at(-1)).toMatchObject({ role: "assistant", content: "Better now." });
  });
});
