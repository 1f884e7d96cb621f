/** Reasoning, tool calls and the loop around them, as they are streamed and stored. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { ToolOutcome } from "../../core/ports/tools.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { checkedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";
import { type NativeTool, nativeTools } from "../../tools/native.ts";

const anything = { type: "object", properties: {} };
const browse = { name: "browse", description: "Browses", inputSchema: anything };

/** A server tool that answers with what `run` returns. */
function tool(name: string, run: (input: JsonObject) => string | ToolOutcome | Promise<string>): NativeTool {
  return {
    tool: { name, description: "", inputSchema: anything, repeatable: false },
    async run(_projectId, input) {
      const outcome = await run(input);
      return typeof outcome === "string"
        ? { content: [{ type: "text", text: outcome }], isError: false }
        : outcome;
    },
  };
}

async function play(server: TestServer, turns: unknown[], request: object = {}) {
  const received = await checkedEvents(await server.script("thr_tools", turns, { ...request }));
  const events = received.map(({ event }) => event);
  const messages = events.findLast(({ name }) => name === "tambo.run.finished")?.value.messages;
  return { events, messages, names: events.map(({ type, name }) => name ?? type) };
}

// biome-ignore lint/suspicious/noExplicitAny: messages as received.
function textsOf(messages: any[]): string[] {
  return messages.map(({ content }) => content[0]?.text ?? "");
}

const echo = tool("echo", (input) => JSON.stringify(input));

it("keeps reasoning off the wire and out of messages, without gaps in the ids [T-054]", async () => {
  const server = await testServer({ tools: nativeTools([echo]) });
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
  expect(textsOf(messages)).toEqual(["One", '{"a":1}', "Two"]);
  expect(JSON.stringify(events)).not.toMatch(/think|More|more/);
});

it("streams a text and its calls in one message, and the answer in another [T-041][T-072][T-236]", async () => {
  const server = await testServer({ tools: nativeTools([echo]) });
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

it("gives the results of parallel calls in the order of the calls, whichever is ready first [T-204][T-068]", async () => {
  const last = Promise.withResolvers<string>();
  const tools = nativeTools([
    tool("slow", () => last.promise),
    tool("fast", () => {
      last.resolve("slow");
      return "fast";
    }),
  ]);
  const server = await testServer({ tools });
  // The slow call cannot end before the fast one has begun: they do run side by side.
  const { events, messages } = await play(server, [
    [
      { tool: "slow", args: {} },
      { tool: "fast", args: {} },
    ],
    [{ text: "Both." }],
  ]);
  expect(textsOf(messages)).toEqual(["", "slow", "fast", "Both."]);
  const results = events.filter(({ name }) => name === "tambo.tool.result");
  const calls = events.filter(({ type }) => type === "TOOL_CALL_START");
  expect(results.map(({ value }) => value.toolCallId)).toEqual(calls.map(({ toolCallId }) => toolCallId));
});

describe("a call that cannot be made, or fails, is answered, and the run goes on", () => {
  const broken = tool("broken", () => {
    throw new Error("out of order");
  });
  it.each<[string, object]>([
    ["The arguments were cut off: their JSON is not complete.", { tool: "echo", args: ['{"a":'] }],
    ["The arguments are not a JSON object.", { tool: "echo", args: ["a: 1"] }],
    ["The arguments are not a JSON object.", { tool: "echo", args: ["[1]"] }],
    ['There is no tool "nothing".', { tool: "nothing", args: {} }],
    ['There is no tool "show_component_Nothing".', { component: "Nothing", props: {} }],
    ["The arguments are not a JSON object.", { tool: "browse", args: ["true"] }],
    ["The tool `broken` failed: out of order", { tool: "broken", args: {} }],
  ])("%s [T-207]", async (text, step) => {
    const server = await testServer({ tools: nativeTools([echo, broken]) });
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

it("runs a server's call and then pauses for the client's, in one turn [T-006][T-067][T-068]", async () => {
  const server = await testServer({ tools: nativeTools([echo]) });
  const turn = [
    { tool: "browse", args: { q: "x" } },
    { tool: "echo", args: {} },
  ];
  const { events, names } = await play(server, [turn], { tools: [browse] });
  expect(names.slice(-4)).toEqual([
    "TOOL_CALL_RESULT",
    "tambo.tool.result",
    "tambo.run.awaiting_input",
    "RUN_FINISHED",
  ]);
  const [clients, servers] = events
    .filter(({ type }) => type === "TOOL_CALL_START")
    .map(({ toolCallId }) => toolCallId);
  expect(events.at(-3).value.toolCallId).toBe(servers);
  expect(events.at(-2).value.pendingToolCalls).toEqual([
    { toolCallId: clients, toolName: "browse", input: { q: "x" } },
  ]);
});

it("sends a result's blocks whole, and its text to AG-UI [T-047][TX-10][TX-30]", async () => {
  const content: ToolOutcome["content"] = [
    { type: "text", text: "A map:" },
    { type: "image", source: { type: "base64", mediaType: "image/png", data: "AAAA" } },
    { type: "resource", resource: { uri: "file:///map", text: "of the city" } },
  ];
  const server = await testServer({ tools: nativeTools([tool("map", () => ({ content, isError: false }))]) });
  const { events, messages } = await play(server, [[{ tool: "map", args: {} }], [{ text: "There." }]]);
  expect(events.find(({ name }) => name === "tambo.tool.result").value.result).toEqual(content);
  const { content: text, messageId } = events.find(({ type }) => type === "TOOL_CALL_RESULT");
  expect(text).toBe("A map:\nof the city");
  expect(messages[1]).toMatchObject({ id: messageId, role: "tool", content });
});

it("takes a call without any argument deltas as one without arguments [T-041][TC-037]", async () => {
  const server = await testServer({ tools: nativeTools([echo]) });
  const { events, messages } = await play(server, [[{ tool: "echo", args: [] }], [{ text: "Done." }]]);
  expect(events.find(({ type }) => type === "TOOL_CALL_ARGS").delta).toBe("{}");
  expect(messages[1].content).toEqual([{ type: "text", text: "{}" }]);
});

it("stops a model that never stops calling tools after 25 turns, in good order [M-048]", async () => {
  let calls = 0;
  const count = tool("count", () => `${++calls}`);
  const server = await testServer({ tools: nativeTools([count]) });
  const { names, messages } = await play(
    server,
    Array.from({ length: 30 }, () => [{ tool: "count", args: {} }]),
  );
  expect(calls).toBe(25);
  expect(messages).toHaveLength(50);
  expect(names.slice(-2)).toEqual(["tambo.run.finished", "RUN_FINISHED"]);
});

it("tells the model the tools' results [T-068]", async () => {
  const server = await testServer({ tools: nativeTools([echo]) });
  const { events } = await play(server, [
    [
      { tool: "echo", args: { a: 1 } },
      { tool: "nothing", args: {} },
    ],
    [{ echo: "prompt" }],
  ]);
  const text = events
    .filter(({ type }) => type === "TEXT_MESSAGE_CONTENT")
    .map(({ delta }) => delta)
    .join("");
  const [, calls, results] = JSON.parse(text).prompt;
  const [first, second] = calls.content.map(({ toolCallId }: { toolCallId: string }) => toolCallId);
  expect(results).toEqual({
    role: "tool",
    content: [
      {
        type: "tool-result",
        toolCallId: first,
        toolName: "echo",
        output: { type: "text", value: '{"a":1}' },
      },
      {
        type: "tool-result",
        toolCallId: second,
        toolName: "nothing",
        output: { type: "error-text", value: 'There is no tool "nothing".' },
      },
    ],
  });
});

it.each([
  [{}, {}],
  [{ maxTokens: 17 }, { maxOutputTokens: 17 }],
  [{ temperature: 0 }, { temperature: 0 }],
  [
    { maxTokens: 1, temperature: 0.25 },
    { maxOutputTokens: 1, temperature: 0.25 },
  ],
])("gives the model its settings %j [T-064]", async (settings, want) => {
  const server = await testServer();
  const { messages } = await play(server, [[{ echo: "prompt" }]], settings);
  const { maxOutputTokens, temperature } = JSON.parse(textsOf(messages)[0] ?? "");
  expect({
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(temperature !== undefined && { temperature }),
  }).toEqual(want);
});

it("asks the model that the request names [T-064]", async () => {
  const server = await testServer({ model: "script" });
  const { messages } = await play(server, [[{ text: "scripted" }]], { model: "demo" });
  expect(textsOf(messages)[0]).toMatch(/demo/);
});

it.each(["fields", "blocks"])(
  "tells the same messages at the end as are stored, as %s [T-046][T-252][T-253][TX-11]",
  async (representation) => {
    const server = await testServer({ tools: nativeTools([echo]) });
    const query = `?toolRepresentation=${representation}`;
    const turns = [
      [
        { text: " a" },
        { component: "Chart", props: { n: 1 }, state: [{ set: { s: 1 } }] },
        { tool: "echo", args: {} },
        { text: "b " },
        { tool: "nothing", args: { x: [] } },
      ],
      [{ text: "c" }],
    ];
    const chart = { name: "Chart", description: "", propsSchema: anything, stateSchema: anything };
    const stream = await server.script("thr_tools", turns, { availableComponents: [chart] }, query);
    const told = (await checkedEvents(stream)).at(-2)?.event.value.messages;
    expect(told.map(({ role }: { role: string }) => role)).toEqual(
      representation === "fields"
        ? ["assistant", "tool", "tool", "assistant"]
        : ["assistant", "user", "user", "assistant"],
    );
    const { body } = await server.json("GET", `/v1/threads/thr_tools/messages${query}`);
    expect(body.messages.slice(1)).toEqual(told);
    const whole = await server.json("GET", `/v1/threads/thr_tools${query}`);
    expect(whole.body.messages.slice(1)).toEqual(told);
    for (const message of told) {
      const single = await server.json("GET", `/v1/threads/thr_tools/messages/${message.id}${query}`);
      expect(single.body.message).toEqual(message);
    }
    if (representation === "blocks") {
      const kinds = told[0].content.map(({ type }: { type: string }) => type);
      expect(kinds).toEqual(["text", "component", "tool_use", "text", "tool_use"]);
    }
  },
);

it("shows an event at once, not when the turn is over [T-001][T-040][TC-032]", async () => {
  const server = await testServer();
  const hold = randomUUID();
  const stream = await server.script("thr_tools", [[{ text: ["now", { hold }, "later"] }]]);
  await holdReached(hold);
  const { event } = await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
  expect(event.delta).toBe("now");
  expect(stream.received.some(({ event: { delta } }) => delta === "later")).toBe(false);
  releaseHold(hold);
  await checkedEvents(stream);
});
