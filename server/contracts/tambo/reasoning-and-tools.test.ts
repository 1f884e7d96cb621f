import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { ToolOutcome } from "../../core/ports/tools.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createNativeTools, type NativeTool } from "../../tools/native.ts";

const anyObject = { type: "object", properties: {} };
const browse = { name: "browse", description: "Browses", inputSchema: anyObject };

/** Creates a server tool that returns the result of `run`. */
function tool(name: string, run: (input: JsonObject) => string | ToolOutcome | Promise<string>): NativeTool {
  return {
    tool: { name, description: "", inputSchema: anyObject, repeatable: false },
    async run(_projectId, input) {
      const outcome = await run(input);
      return typeof outcome === "string"
        ? { content: [{ type: "text", text: outcome }], isError: false }
        : outcome;
    },
  };
}

async function play(server: TestServer, turns: unknown[], request: object = {}) {
  const received = await readCheckedEvents(await server.script("thr_tools", turns, { ...request }));
  const events = received.map(({ event }) => event);
  const messages = events.findLast(({ name }) => name === "tambo.run.finished")?.value.messages;
  return { events, messages, names: events.map(({ type, name }) => name ?? type) };
}

// biome-ignore lint/suspicious/noExplicitAny: messages as received.
function listTexts(messages: any[]): string[] {
  return messages.map(({ content }) => content[0]?.text ?? "");
}

const echo = tool("echo", (input) => JSON.stringify(input));

it("keeps reasoning out of the stream and of messages, without gaps in the ids [T-054]", async () => {
  const server = await startTestServer({ tools: createNativeTools([echo]) });
  const { names, events, messages } = await play(server, [
    [
      { reasoning: ["Let me ", "think."] },
      { text: "One" },
      { reasoning: "More." },
      { tool: "echo", args: { a: 1 } },
    ],
    [{ reasoning: "And more." }, { text: "Two" }],
  ]);
  expect(names).toEqual([
    "RUN_STARTED",
    "TEXT_MESSAGE_START",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "TOOL_CALL_START",
    "TOOL_CALL_ARGS",
    "TOOL_CALL_END",
    "TOOL_CALL_RESULT",
    "tambo.tool.result",
    "TEXT_MESSAGE_START",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "tambo.run.finished",
    "RUN_FINISHED",
  ]);
  expect(listTexts(messages)).toEqual(["One", '{"a":1}', "Two"]);
  expect(JSON.stringify(events)).not.toMatch(/think|More|more/);
});

it("streams text and its calls in one message, and the response in another [T-041][T-072][T-236]", async () => {
  const server = await startTestServer({ tools: createNativeTools([echo]) });
  const { messages } = await play(server, [
    [{ text: "First. " }, { tool: "echo", args: ['{"n"', ":1}"] }],
    [{ tool: "echo", args: { n: 2 } }],
    [{ text: "Last." }],
  ]);
  const id = expect.stringMatching(/^msg_/);
  const call = expect.stringMatching(/^tc_/);
  const createdAt = expect.any(String);
  expect(messages).toEqual([
    {
      id,
      role: "assistant",
      content: [{ type: "text", text: "First. " }],
      toolCalls: [{ id: call, name: "echo", arguments: { n: 1 } }],
      createdAt,
    },
    {
      id,
      role: "tool",
      toolCallId: messages[0].toolCalls[0].id,
      content: [{ type: "text", text: '{"n":1}' }],
      createdAt,
    },
    {
      id,
      role: "assistant",
      content: [],
      toolCalls: [{ id: call, name: "echo", arguments: { n: 2 } }],
      createdAt,
    },
    {
      id,
      role: "tool",
      toolCallId: messages[2].toolCalls[0].id,
      content: [{ type: "text", text: '{"n":2}' }],
      createdAt,
    },
    { id, role: "assistant", content: [{ type: "text", text: "Last." }], createdAt },
  ]);
  expect(new Set(messages.map((message: { id: string }) => message.id)).size).toBe(5);
});

describe("a call that cannot be made or fails gets a result, and the run continues", () => {
  const broken = tool("broken", () => {
    throw new Error("out of order");
  });
  it.each<[string, object]>([
    ["The arguments are truncated: their JSON is incomplete.", { tool: "echo", args: ['{"a":'] }],
    ["The arguments are not a JSON object.", { tool: "echo", args: ["a: 1"] }],
    ["The arguments are not a JSON object.", { tool: "echo", args: ["[1]"] }],
    ['There is no tool "nothing".', { tool: "nothing", args: {} }],
    ['There is no tool "show_component_Nothing".', { component: "Nothing", props: {} }],
    ["The arguments are not a JSON object.", { tool: "browse", args: ["true"] }],
    ["The tool `broken` failed: out of order", { tool: "broken", args: {} }],
  ])("%s [T-207]", async (text, step) => {
    const server = await startTestServer({ tools: createNativeTools([echo, broken]) });
    const { events, messages, names } = await play(server, [[step], [{ text: "I see." }]], {
      tools: [browse],
    });
    const { value } = events.find((event) => event.name === "tambo.tool.result");
    expect(value).toEqual({
      toolCallId: expect.stringMatching(/^tc_/),
      result: [{ type: "text", text }],
      isError: true,
    });
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(["assistant", "tool", "assistant"]);
    expect(messages[1].isError).toBe(true);
    expect(messages[2].content).toEqual([{ type: "text", text: "I see." }]);
    expect(names.at(-1)).toBe("RUN_FINISHED");
  });
});

it("accepts a call without argument deltas as one without arguments [T-041][TC-037]", async () => {
  const server = await startTestServer({ tools: createNativeTools([echo]) });
  const { events, messages } = await play(server, [[{ tool: "echo", args: [] }], [{ text: "Done." }]]);
  expect(events.find(({ type }) => type === "TOOL_CALL_ARGS").delta).toBe("{}");
  expect(messages[1].content).toEqual([{ type: "text", text: "{}" }]);
});

it("sends an event immediately, not at the end of the turn [T-001][T-040][TC-032]", async () => {
  const server = await startTestServer();
  const hold = randomUUID();
  const stream = await server.script("thr_tools", [[{ text: ["now", { hold }, "later"] }]]);
  await holdReached(hold);
  const { event } = await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
  expect(event.delta).toBe("now");
  expect(stream.received.some(({ event: { delta } }) => delta === "later")).toBe(false);
  releaseHold(hold);
  await readCheckedEvents(stream);
});
