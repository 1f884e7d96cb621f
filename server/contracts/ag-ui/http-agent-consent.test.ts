import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import {
  createRunFinished,
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { connectProjectTools } from "../../tools/project-tools.ts";

const ids = { threadId: "thread-1", runId: "run-1" };
const responseSchema = {
  type: "object",
  properties: { approved: { type: "boolean" } },
  required: ["approved"],
};
const interrupt = (toolCallId: string, zone: string) => ({
  id: toolCallId,
  reason: "tool_call",
  message: `Allow the call to clock/now with {"zone":"${zone}"}?`,
  toolCallId,
  responseSchema,
});
const approve = (interruptId: string) => ({
  interruptId,
  status: "resolved" as const,
  payload: { approved: true },
});
const refuse = (interruptId: string) => ({
  interruptId,
  status: "resolved" as const,
  payload: { approved: false },
});
const cancel = (interruptId: string) => ({ interruptId, status: "cancelled" as const });

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent } = generation;
  const agentOf = (url: string, turns: unknown[]) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
    });
  const call = (id: string, zone: string) => ({
    id,
    type: "function",
    function: { name: "clock/now", arguments: JSON.stringify({ zone }) },
  });
  const interrupts = (agent: { pendingInterrupts: { id: string }[] }) =>
    agent.pendingInterrupts.map(({ id }) => id);

  it.each([
    ["approves", approve, { content: "noon in A" }],
    [
      "rejects the call",
      refuse,
      {
        content: "The user did not allow this call. It was not made.",
        metadata: { tambo: { isError: true } },
      },
    ],
    [
      "cancels",
      cancel,
      {
        content: "The user did not allow this call. It was not made.",
        metadata: { tambo: { isError: true } },
      },
    ],
  ])("is interrupted for consent; the user %s [C-039]", async (_does, response, result) => {
    const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
    const turns = [[{ text: "May I?" }, { tool: "clock/now", args: { zone: "A" } }], [{ text: "Well." }]];
    const agent = agentOf(url, turns);
    const firstRun = await runAgent(agent, { runId: "run-1" });
    const sentText = { id: "msg#1", role: "assistant", content: "May I?", toolCalls: [call("tc#1", "A")] };
    expect(firstRun.messages).toEqual([createScriptMessage("u1", turns), sentText]);
    expect(firstRun.end).toEqual(
      createRunFinished(generation, ids, {
        stopReason: "awaiting_input",
        outcome: { type: "interrupt", interrupts: [interrupt("tc#1", "A")] },
      }),
    );
    expect(firstRun.order).not.toContain("tambo.run.awaiting_input");
    expect(firstRun.outcome).toBe("interrupt");
    const [id = ""] = interrupts(agent);
    const { messages, end } = await runAgent(agent, { runId: "run-2", resume: [response(id)] });
    expect(messages).toEqual([
      createScriptMessage("u1", turns),
      sentText,
      { id: "msg#2", role: "tool", toolCallId: "tc#1", ...result },
      { id: "msg#3", role: "assistant", content: "Well." },
    ]);
    expect(end).toEqual(createRunFinished(generation, { ...ids, runId: "run-2" }));
    expect(agent.pendingInterrupts).toEqual([]);
  });

  it("accepts the decision with the id of the same run [CX-09]", async () => {
    const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
    const agent = agentOf(url, [[{ tool: "clock/now", args: { zone: "A" } }], [{ text: "Well." }]]);
    await runAgent(agent, { runId: "run-1" });
    const { messages, end } = await runAgent(agent, {
      runId: "run-1",
      resume: interrupts(agent).map(approve),
    });
    expect(messages.slice(2).map(({ content }) => content)).toEqual(["noon in A", "Well."]);
    expect(end).toEqual(createRunFinished(generation, ids));
  });

  it("requests consent for two calls, and makes only the approved one", async () => {
    const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
    const both = [
      { tool: "clock/now", args: { zone: "A" } },
      { tool: "clock/now", args: { zone: "B" } },
    ];
    const agent = agentOf(url, [both, [{ text: "Well." }]]);
    const firstRun = await runAgent(agent, { runId: "run-1" });
    expect(firstRun.end.outcome.interrupts).toEqual([interrupt("tc#1", "A"), interrupt("tc#2", "B")]);
    const [first = "", second = ""] = interrupts(agent);
    const { messages } = await runAgent(agent, { resume: [approve(second), cancel(first)] });
    expect(messages.slice(2).map(({ toolCallId, content }) => [toolCallId, content])).toEqual([
      ["tc#1", "The user did not allow this call. It was not made."],
      ["tc#2", "noon in B"],
      [undefined, "Well."],
    ]);
  });

  it("requests consent for the tools in the configuration [C-039]", async () => {
    const args = [fileURLToPath(new URL("../../tools/weather/main.ts", import.meta.url))];
    const project = {
      toolServers: [{ name: "weather", command: process.execPath, args }],
      agents: [],
      builtInTools: {},
      consent: ["weather/*"],
      limits: defaultLimits,
    };
    const everywhere = { everyProject: project, projects: new Map() };
    const toolsOfServers = await connectProjectTools(everywhere as never, () => [], { log: () => {} });
    const { url } = await startTestServer({ tools: toolsOfServers });
    const turns = [[{ tool: "weather/get_weather", args: { city: "Paris" } }], [{ text: "So." }]];
    const agent = agentOf(url, turns);
    const { end } = await runAgent(agent, { runId: "run-1" });
    expect(end.outcome.interrupts.map(({ message }: { message: string }) => message)).toEqual([
      'Allow the call to weather/get_weather with {"city":"Paris"}?',
    ]);
    const { messages } = await runAgent(agent, { resume: interrupts(agent).map(approve) });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
    expect(messages[2].metadata).toBeUndefined();
  });
});
