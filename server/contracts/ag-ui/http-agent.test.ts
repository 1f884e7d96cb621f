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

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent, speaksV1 } = generation;
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
    });

  it("receives text as it is streamed [C-001][C-002][C-003][C-011][C-050][C-060][C-063]", async () => {
    const { url } = await startTestServer();
    const turns = [[{ text: ["Hel", "lo", " \u{1f600}"] }]];
    const played = await runAgent(agentOf(url, turns), { runId: "run-1" });
    expect(played.events).toEqual([
      { type: "RUN_STARTED", ...ids, protocolVersion: "1.0" },
      { type: "STEP_STARTED", stepName: "turn-1" },
      { type: "TEXT_MESSAGE_START", messageId: "msg#1", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: "Hel" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: "lo" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: " \u{1f600}" },
      { type: "TEXT_MESSAGE_END", messageId: "msg#1" },
      { type: "STEP_FINISHED", stepName: "turn-1" },
      createRunFinished(generation, ids),
    ]);
    expect(played.messages).toEqual([
      createScriptMessage("u1", turns),
      { id: "msg#1", role: "assistant", content: "Hello \u{1f600}" },
    ]);
    expect(played.pending).toEqual(speaksV1 ? [] : undefined);
  });

  it("receives reasoning before the response [C-068][M-028][M-029]", async () => {
    const { url } = await startTestServer();
    const turns = [[{ reasoning: ["Let me", " think."] }, { text: "Four." }]];
    const played = await runAgent(agentOf(url, turns), { runId: "run-1" });
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
      createScriptMessage("u1", turns),
      { id: "msg#1", role: "reasoning", content: "Let me think." },
      { id: "msg#2", role: "assistant", content: "Four." },
    ]);
    expect(played.end).toEqual(createRunFinished(generation, ids));
  });
});
