import { defineTool, type Tool } from "../index.ts";
import { assistantText, recordStream, type ScenarioTests } from "./scenario-test.ts";

const lampTool: Tool = {
  name: "switch_on",
  description: "Switch on a lamp",
  inputSchema: { type: "object", properties: { lamp: { type: "string" } } },
};

/** Switches on a lamp. In these scenarios the app itself executes the tool calls. */
function switchOn({ lamp }: Record<string, unknown>, lamps: unknown[]): string {
  lamps.push(lamp);
  return `${lamp} is on`;
}

export const toolScenarios: ScenarioTests = {
  "server-tools": {
    run: async (client) => {
      const message = "What is the weather in Paris and Atlantis?";
      const { events, snapshot } = await recordStream(client.runs.stream("sdk-server-tools", message));
      return {
        calls: snapshot.messages.flatMap(({ toolCalls = [] }) => toolCalls),
        results: snapshot.messages
          .filter(({ role }) => role === "tool")
          .map(({ createdAt, ...result }) => result),
        blocks: events.flatMap((event) =>
          event.type === "CUSTOM" && event.name === "tambo.tool.result" ? [event.value.result] : [],
        ),
        text: assistantText(snapshot),
        pending: snapshot.pendingToolCalls,
      };
    },
    expected: {
      calls: [
        { id: "tc_001", name: "weather/get_weather", arguments: { city: "Paris" } },
        { id: "tc_002", name: "weather/get_weather", arguments: { city: "Atlantis" } },
      ],
      results: [
        {
          id: "msg_002",
          role: "tool",
          content: [{ type: "text", text: "72°F, Sunny" }],
          toolCallId: "tc_001",
        },
        {
          id: "msg_003",
          role: "tool",
          content: [{ type: "text", text: "City not found" }],
          toolCallId: "tc_002",
          isError: true,
        },
      ],
      blocks: [[{ type: "text", text: "72°F, Sunny" }], [{ type: "text", text: "City not found" }]],
      text: "Sunny in Paris.",
      pending: [],
    },
  },
  "client-tool": {
    run: async (client) => {
      const calls: unknown[] = [];
      const addToCart = defineTool({
        name: "add_to_cart",
        description: "Add an item to the shopping cart",
        inputSchema: {
          type: "object",
          properties: { productId: { type: "string" }, quantity: { type: "integer" } },
          required: ["productId", "quantity"],
        },
        run(input) {
          calls.push(input);
          return "Added. Total: $49.98";
        },
      });
      const request = { message: "Add 2 of SKU-123 to my cart.", tools: [addToCart] };
      const text = assistantText(await client.runs.stream("sdk-client-tool", request).finished);
      return { calls, text };
    },
    expected: { calls: [{ productId: "SKU-123", quantity: 2 }], text: "Done." },
  },
  "client-tool-proposal": {
    run: async (client) => {
      let calls = 0;
      const getTime = defineTool({
        name: "get_time",
        description: "Tell the time",
        inputSchema: { type: "object", properties: {} },
        run() {
          calls += 1;
          return "12:00";
        },
      });
      const request = { message: "What time is it?", tools: [getTime] };
      const stream = client.runs.stream("sdk-client-tool-proposal", request, { wire: "proposal" });
      const text = assistantText(await stream.finished);
      return { calls, text };
    },
    expected: { calls: 1, text: "Noon." },
  },
  "client-tool-failed": {
    run: async (client) => {
      const thread = "sdk-client-tool-failed";
      const inputSchema: Tool["inputSchema"] = { type: "object", properties: {} };
      const tools = [{ name: "check_out", description: "Pay the cart", inputSchema }];
      const { pendingToolCalls } = await client.runs.stream(thread, { message: "Check out.", tools })
        .finished;
      const message = {
        role: "tool",
        toolCallId: pendingToolCalls[0]?.toolCallId ?? "",
        content: "the shop is closed",
        isError: true,
      } as const;
      return assistantText(await client.runs.stream(thread, { message, tools }).finished);
    },
    expected: "I could not reach the shop.",
  },
  "client-tools-one-by-one": {
    run: async (client) => {
      const thread = "sdk-client-tools-one-by-one";
      const lamps: unknown[] = [];
      const tools = [lampTool];
      let snapshot = await client.runs.stream(thread, { message: "Switch on both lamps.", tools }).finished;
      for (let [call] = snapshot.pendingToolCalls; call !== undefined; [call] = snapshot.pendingToolCalls) {
        const { toolCallId, input } = call;
        const message = { role: "tool", toolCallId, content: switchOn(input, lamps) } as const;
        snapshot = await client.runs.stream(thread, { message, tools }).finished;
      }
      return { lamps, text: assistantText(snapshot) };
    },
    expected: { lamps: ["a", "b"], text: "Both done." },
  },
  "client-tools-together": {
    run: async (client) => {
      const thread = "sdk-client-tools-together";
      const options = { toolRepresentation: "blocks" } as const;
      const lamps: unknown[] = [];
      const tools = [lampTool];
      const asked = client.runs.stream(thread, { message: "Switch on both lamps.", tools }, options);
      const { pendingToolCalls } = await asked.finished;
      const content = pendingToolCalls.map(({ toolCallId, input }) => ({
        type: "tool_result" as const,
        toolUseId: toolCallId,
        content: [{ type: "text" as const, text: switchOn(input, lamps) }],
      }));
      const answered = client.runs.stream(thread, { message: { role: "user", content }, tools }, options);
      return { lamps, text: assistantText(await answered.finished) };
    },
    expected: { lamps: ["a", "b"], text: "Both done." },
  },
};
