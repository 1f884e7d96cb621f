import type { FrontendTool } from "@copilotkit/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { maskAllIds, readCheckedStreams, startCopilotKit } from "../../proof/testing/clients/copilotkit.ts";
import { createScriptMessage, expectQuietConsole } from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";

// biome-ignore lint/suspicious/noExplicitAny: tools take what the model gives them.
const pick: FrontendTool<any> = {
  name: "pick",
  description: "Picks",
  parameters: z.object({ row: z.number() }),
  handler: async ({ row }) => `Row ${row}.`,
};
const availableComponents = [
  {
    name: "Table",
    description: "A table",
    propsSchema: { type: "object", properties: { title: { type: "string" } } },
    stateSchema: { type: "object", properties: { page: { type: "number" } } },
  },
];
const forwardedProps = { tambo: { availableComponents } };

const custom = (name: string, value: unknown) => ({ type: "CUSTOM", name: `tambo.${name}`, value });

describe("connecting a browser to a thread", () => {
  expectQuietConsole();

  it("restores the complete conversation", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`, [pick]);
    const agent = kit.createAgent("thread-again");
    const state = [{ set: { page: 1 } }, { patch: [{ op: "replace", path: "/page", value: 2 }] }];
    const question = createScriptMessage("u1", [
      [
        { text: ["Here", " it is."] },
        { component: "Table", props: { title: "Users" }, state },
        { tool: "pick", args: { row: 3 } },
      ],
      [{ text: "Picked." }],
    ]);
    agent.addMessage(question);
    await kit.core.runAgent({ agent, runId: "run-1", forwardedProps });
    await readCheckedStreams(kit);
    const again = kit.createAgent("thread-again");
    await kit.core.connectAgent({ agent: again });
    const replay = await kit.toBrowser[2];
    const {
      events,
      messages,
      state: visible,
    } = maskAllIds({
      events: (replay ?? []).map(({ input: _, ...event }) => event),
      messages: again.messages,
      state: again.state,
    });
    const first = { threadId: "thread-again", runId: "run-1" };
    const second = { threadId: "thread-again", runId: "uuid#1" };
    const components = { "comp#1": { page: 2 } };
    const table = {
      activityType: "tambo.component",
      content: {
        componentId: "comp#1",
        componentName: "Table",
        props: { title: "Users" },
        state: { page: 2 },
      },
    };
    const pendingCalls = [{ toolCallId: "tc#1", toolName: "pick", input: { row: 3 } }];
    // The runtime joins deltas and returns only a run's final state.
    expect(events).toEqual([
      { type: "RUN_STARTED", ...first, protocolVersion: "1.0" },
      { type: "STEP_STARTED", stepName: "turn-1" },
      { type: "TEXT_MESSAGE_START", messageId: "msg#1", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#1", delta: "Here it is." },
      { type: "TEXT_MESSAGE_END", messageId: "msg#1" },
      custom("component.start", { componentId: "comp#1", componentName: "Table", messageId: "msg#1" }),
      custom("component.props_delta", { componentId: "comp#1", delta: '{"title":"Users"}' }),
      custom("component.end", { componentId: "comp#1", props: { title: "Users" }, state: { page: 2 } }),
      { type: "ACTIVITY_SNAPSHOT", messageId: "comp#1", ...table, replace: true },
      { type: "TOOL_CALL_START", toolCallId: "tc#1", toolCallName: "pick", parentMessageId: "msg#1" },
      { type: "TOOL_CALL_ARGS", toolCallId: "tc#1", delta: '{"row":3}' },
      { type: "TOOL_CALL_END", toolCallId: "tc#1" },
      { type: "STEP_FINISHED", stepName: "turn-1" },
      custom("run.awaiting_input", { ...first, pendingToolCalls: pendingCalls }),
      { type: "STATE_SNAPSHOT", snapshot: { components } },
      { type: "RUN_FINISHED", ...first, result: { stopReason: "awaiting_input" } },
      { type: "RUN_STARTED", ...second, protocolVersion: "1.0" },
      { type: "STEP_STARTED", stepName: "turn-1" },
      { type: "TEXT_MESSAGE_START", messageId: "msg#2", role: "assistant" },
      { type: "TEXT_MESSAGE_CONTENT", messageId: "msg#2", delta: "Picked." },
      { type: "TEXT_MESSAGE_END", messageId: "msg#2" },
      { type: "STEP_FINISHED", stepName: "turn-1" },
      { type: "RUN_FINISHED", ...second, result: { stopReason: "end_turn" } },
    ]);
    const call = { name: "pick", arguments: '{"row":3}' };
    expect(messages).toEqual([
      question,
      {
        id: "msg#1",
        role: "assistant",
        content: "Here it is.",
        toolCalls: [{ id: "tc#1", type: "function", function: call }],
      },
      { id: "comp#1", role: "activity", ...table },
      { id: "uuid#2", role: "tool", toolCallId: "tc#1", content: "Row 3." },
      { id: "msg#2", role: "assistant", content: "Picked." },
    ]);
    expect(visible).toEqual({ components });
    expect(kit.errors).toEqual([]);
  });

  it("follows an active run", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/default`);
    const agent = kit.createAgent("thread-live");
    agent.addMessage(createScriptMessage("u1", [[{ text: ["One,", { hold: "copilotkit-live" }, " two."] }]]));
    const run = kit.core.runAgent({ agent, runId: "run-1" });
    await holdReached("copilotkit-live");
    const again = kit.createAgent("thread-live");
    const caughtUp = Promise.withResolvers<void>();
    again.subscribe({ onTextMessageContentEvent: () => caughtUp.resolve() });
    const connected = kit.core.connectAgent({ agent: again });
    await caughtUp.promise;
    releaseHold("copilotkit-live");
    await run;
    await connected;
    const [first, second] = await Promise.all(kit.toBrowser);
    expect(second).toEqual(first);
    expect(again.messages).toEqual(agent.messages);
    expect(kit.errors).toEqual([]);
  });
});

describe("stopping a run in the browser", () => {
  expectQuietConsole();

  it("cancels the run on the server, and frees the thread", async () => {
    const server = await startTestServer();
    const kit = await startCopilotKit(`${server.url}/ag-ui/default`);
    const agent = kit.createAgent("thread-stop");
    const question = createScriptMessage("u1", [[{ text: ["One,", { hold: "copilotkit-stop" }, " two."] }]]);
    agent.addMessage(question);
    const run = kit.core.runAgent({ agent, runId: "run-1" });
    await holdReached("copilotkit-stop");
    kit.core.stopAgent({ agent });
    await run;
    const path = "/ag-ui/default/threads/thread-stop/runs/run-1";
    expect(await server.json("DELETE", path)).toEqual({
      status: 200,
      body: { threadId: "thread-stop", runId: "run-1", status: "cancelled" },
    });
    const next = createScriptMessage("u2", [[{ text: "Three." }]]);
    agent.addMessage(next);
    await kit.core.runAgent({ agent, runId: "run-2" });
    const [sent = []] = await Promise.all(kit.fromServer);
    const [arrived = []] = await Promise.all(kit.toBrowser);
    expect(arrived.slice(1)).toEqual([
      ...sent.slice(1),
      { type: "RUN_ERROR", message: "This operation was aborted", code: "abort", rawEvent: {} },
    ]);
    expect(maskAllIds(agent.messages)).toEqual([
      question,
      { id: "msg#1", role: "assistant", content: "One," },
      next,
      { id: "msg#2", role: "assistant", content: "Three." },
    ]);
    expect(kit.errors).toEqual([]);
  });
});

describe("a rejected request", () => {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is displayed as a failed run with the server's message [C-052]", async () => {
    const { url } = await startTestServer();
    const kit = await startCopilotKit(`${url}/ag-ui/nobody`);
    const agent = kit.createAgent("thread-refused");
    agent.addMessage(createScriptMessage("u1", []));
    await kit.core.runAgent({ agent, runId: "run-1" });
    const error = {
      code: "AGENT_NOT_FOUND",
      message: 'There is no agent "nobody". Use "default".',
    };
    const message = `HTTP 404: ${JSON.stringify({ error })}`;
    expect(await Promise.all(kit.toBrowser)).toEqual([
      [{ type: "RUN_ERROR", message, code: "INCOMPLETE_STREAM" }],
    ]);
    expect(kit.errors).toEqual([`agent_run_error_event: ${message}`]);
  });
});
