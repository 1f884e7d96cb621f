import type { AssistantMessage } from "@ag-ui/client-0.0.59";
import type { FrontendTool } from "@copilotkit/core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readOutcome, startCopilotKit } from "../../proof/testing/clients/copilotkit.ts";
import { createScriptMessage, expectQuietConsole } from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";

// biome-ignore lint/suspicious/noExplicitAny: events and messages of every kind.
type Any = any;

/** A client tool, which the client executes automatically when a run awaits its result. */
const addToCart: FrontendTool<Any> = {
  name: "add_to_cart",
  description: "Adds",
  parameters: z.object({ productId: z.string() }),
  handler: async ({ productId }) => `${productId} is in the cart.`,
};
const parameters = { type: "object", properties: { productId: { type: "string" } }, required: ["productId"] };

const step = (number: number, events: Any[]) => [
  { type: "STEP_STARTED", stepName: `turn-${number}` },
  ...events,
  { type: "STEP_FINISHED", stepName: `turn-${number}` },
];
const text = (messageId: string, ...deltas: string[]) => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant" },
  ...deltas.map((delta) => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta })),
  { type: "TEXT_MESSAGE_END", messageId },
];
const call = (toolCallId: string, toolCallName: string, parentMessageId: string, args: string) => [
  { type: "TOOL_CALL_START", toolCallId, toolCallName, parentMessageId },
  { type: "TOOL_CALL_ARGS", toolCallId, delta: args },
  { type: "TOOL_CALL_END", toolCallId },
];
const result = (messageId: string, toolCallId: string, content: string) => ({
  type: "TOOL_CALL_RESULT",
  messageId,
  toolCallId,
  role: "tool",
  content,
});
const run = (ids: { threadId: string; runId: string }, events: Any[], end: Any = {}) => [
  { type: "RUN_STARTED", ...ids, protocolVersion: "1.0" },
  ...events,
  { type: "RUN_FINISHED", ...ids, result: { stopReason: "end_turn" }, ...end },
];
const awaiting = (ids: { threadId: string; runId: string }, toolCallId: string) => ({
  type: "CUSTOM",
  name: "tambo.run.awaiting_input",
  value: {
    ...ids,
    pendingToolCalls: [{ toolCallId, toolName: "add_to_cart", input: { productId: "SKU-1" } }],
  },
});
const paused = { result: { stopReason: "awaiting_input" } };
const said = (
  id: string,
  content: string | undefined,
  ...calls: [id: string, name: string, args: string][]
) => ({
  id,
  role: "assistant",
  ...(content !== undefined && { content }),
  ...(calls.length > 0 && {
    toolCalls: calls.map(([callId, name, args]) => ({
      id: callId,
      type: "function",
      function: { name, arguments: args },
    })),
  }),
});

describe("CopilotKit", () => {
  expectQuietConsole();

  it("displays text as it is streamed [C-001][C-050][C-060][C-063]", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`);
    expect(await (await fetch(`${kit.url}/info`)).json()).toMatchObject({
      version: "1.75.0",
      agents: { default: { name: "default" } },
      mode: "sse",
      telemetryDisabled: true,
    });
    const agent = kit.createAgent("thread-text");
    const question = createScriptMessage("u1", [[{ text: ["Hel", "lo"] }]]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1" });
    const ids = { threadId: "thread-text", runId: "run-1" };
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [run(ids, step(1, text("msg#1", "Hel", "lo")))],
      messages: [question, said("msg#1", "Hello")],
      errors: [],
    });
    const [started] = (await kit.toBrowser[0]) ?? [];
    expect(started.input).toEqual({
      ...ids,
      messages: [question],
      tools: [],
      context: [],
      state: {},
      forwardedProps: {},
    });
  });

  it("displays reasoning and a server tool call, which the server executes [C-064][C-065][C-068]", async () => {
    const { url } = await startTestServer({ tools: createClockTools() });
    const kit = await startCopilotKit(`${url}/ag-ui/default`, [addToCart]);
    const agent = kit.createAgent("thread-tool");
    const question = createScriptMessage("u1", [
      [{ reasoning: "Hm." }, { text: "Let me see." }, { tool: "clock/now", args: { zone: "UTC" } }],
      [{ text: "It is noon." }],
    ]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1" });
    const ids = { threadId: "thread-tool", runId: "run-1" };
    const thought = [
      { type: "REASONING_START", messageId: "msg#1" },
      { type: "REASONING_MESSAGE_START", messageId: "msg#1", role: "reasoning" },
      { type: "REASONING_MESSAGE_CONTENT", messageId: "msg#1", delta: "Hm." },
      { type: "REASONING_MESSAGE_END", messageId: "msg#1" },
      { type: "REASONING_END", messageId: "msg#1" },
    ];
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [
        run(ids, [
          ...step(1, [
            ...thought,
            ...text("msg#2", "Let me see."),
            ...call("tc#1", "clock/now", "msg#2", '{"zone":"UTC"}'),
          ]),
          result("msg#3", "tc#1", "noon in UTC"),
          ...step(2, text("msg#4", "It is noon.")),
        ]),
      ],
      messages: [
        question,
        { id: "msg#1", role: "reasoning", content: "Hm." },
        said("msg#2", "Let me see.", ["tc#1", "clock/now", '{"zone":"UTC"}']),
        { id: "msg#3", role: "tool", toolCallId: "tc#1", content: "noon in UTC" },
        said("msg#4", "It is noon."),
      ],
      errors: [],
    });
  });

  it("runs a client tool when the run awaits it, then continues without repairing messages [C-035][M-025]", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`, [addToCart]);
    const agent = kit.createAgent("thread-app");
    const question = createScriptMessage("u1", [
      [{ text: "Adding." }, { tool: "add_to_cart", args: { productId: "SKU-1" } }],
      [{ text: "Done." }],
    ]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1" });
    const first = { threadId: "thread-app", runId: "run-1" };
    const args = '{"productId":"SKU-1"}';
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [
        run(
          first,
          [
            ...step(1, [...text("msg#1", "Adding."), ...call("tc#1", "add_to_cart", "msg#1", args)]),
            awaiting(first, "tc#1"),
          ],
          paused,
        ),
        run({ threadId: "thread-app", runId: "uuid#1" }, step(1, text("msg#2", "Done."))),
      ],
      messages: [
        question,
        said("msg#1", "Adding.", ["tc#1", "add_to_cart", args]),
        { id: "uuid#2", role: "tool", toolCallId: "tc#1", content: "SKU-1 is in the cart." },
        said("msg#2", "Done."),
      ],
      errors: [],
    });
  });

  it("accepts the tool result with the id of the run that awaits it [CX-09]", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`);
    const agent = kit.createAgent("thread-same");
    const ids = { threadId: "thread-same", runId: "run-1" };
    const question = createScriptMessage("u1", [
      [{ tool: "add_to_cart", args: { productId: "SKU-1" } }],
      [{ text: "Done." }],
    ]);
    const tools = [{ name: "add_to_cart", description: "Adds", parameters }];
    agent.addMessage(question);
    await agent.runAgent({ runId: "run-1", tools });
    const [pendingCall] = (agent.messages.at(-1) as AssistantMessage).toolCalls ?? [];
    const response = {
      id: "t1",
      role: "tool" as const,
      toolCallId: pendingCall?.id ?? "",
      content: "Added.",
    };
    agent.addMessage(response);
    await agent.runAgent({ runId: "run-1", tools });
    const args = '{"productId":"SKU-1"}';
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [
        run(ids, [...step(1, call("tc#1", "add_to_cart", "msg#1", args)), awaiting(ids, "tc#1")], paused),
        run(ids, step(1, text("msg#2", "Done."))),
      ],
      messages: [
        question,
        said("msg#1", undefined, ["tc#1", "add_to_cart", args]),
        { ...response, toolCallId: "tc#1" },
        said("msg#2", "Done."),
      ],
      errors: [],
    });
  });

  it("is interrupted for the user's consent, and resumes with it [C-039]", async () => {
    const { url } = await startTestServer({ tools: createClockTools({ needsConsent: true }) });
    const kit = await startCopilotKit(`${url}/ag-ui/default`);
    const agent = kit.createAgent("thread-consent");
    const question = createScriptMessage("u1", [
      [{ tool: "clock/now", args: { zone: "UTC" } }],
      [{ text: "Noon." }],
    ]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1" });
    const resume = agent.pendingInterrupts.map(({ id }) => ({
      interruptId: id,
      status: "resolved" as const,
      payload: { approved: true },
    }));
    await kit.core.runAgent({ agent, runId: "run-2", resume });
    const interrupt = {
      id: "tc#1",
      reason: "tool_call",
      message: 'Allow the call to clock/now with {"zone":"UTC"}?',
      toolCallId: "tc#1",
      responseSchema: {
        type: "object",
        properties: { approved: { type: "boolean" } },
        required: ["approved"],
      },
    };
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [
        run(
          { threadId: "thread-consent", runId: "run-1" },
          step(1, call("tc#1", "clock/now", "msg#1", '{"zone":"UTC"}')),
          { ...paused, outcome: { type: "interrupt", interrupts: [interrupt] } },
        ),
        run({ threadId: "thread-consent", runId: "run-2" }, [
          result("msg#2", "tc#1", "noon in UTC"),
          ...step(1, text("msg#3", "Noon.")),
        ]),
      ],
      messages: [
        question,
        said("msg#1", undefined, ["tc#1", "clock/now", '{"zone":"UTC"}']),
        { id: "msg#2", role: "tool", toolCallId: "tc#1", content: "noon in UTC" },
        said("msg#3", "Noon."),
      ],
      errors: [],
    });
    expect(agent.pendingInterrupts).toEqual([]);
  });

  it("displays a model failure, and keeps the output before it [C-053][C-061]", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`);
    const agent = kit.createAgent("thread-error");
    const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
    const question = createScriptMessage("u1", [[{ text: "Well" }, { error }]]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1" });
    const ids = { threadId: "thread-error", runId: "run-1" };
    expect(await readOutcome(kit, agent)).toEqual({
      streams: [
        [
          { type: "RUN_STARTED", ...ids, protocolVersion: "1.0" },
          ...step(1, text("msg#1", "Well")),
          { type: "RUN_ERROR", ...error },
        ],
      ],
      messages: [question, said("msg#1", "Well")],
      errors: ["agent_run_error_event: Slow down."],
    });
  });
});
